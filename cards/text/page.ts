import type { CardDef, Catalogue } from '../../engine/alpha-omega/definitions.ts';
import { plainText, reminders } from './plain.ts';
import type { CardWords } from './types.ts';

const shelfOf = (def: CardDef): string =>
  'side' in def
    ? def.side === 'good'
      ? 'Good deck'
      : 'Opponent deck'
    : def.type === 'calling'
      ? 'Callings'
      : 'Objectives';

/** One card to read: its name, its text, its reminders. */
export function entryOf(def: CardDef, catalogue: Catalogue, words: CardWords): string {
  const text = words.cardText(def, catalogue);
  const said = plainText(text);
  const more = reminders(text)
    .map((each) => `(${each})`)
    .join(' ');
  return [`**${def.name}**`, said, more === '' ? '' : `*${more}*`].filter((part) => part !== '').join('  \n');
}

/** All cards to read, deck by deck. */
export function pageOf(
  title: string,
  cards: readonly CardDef[],
  catalogue: Catalogue,
  words: CardWords,
): string {
  const shelves = [...new Set(cards.map(shelfOf))];
  const parts = shelves.map((shelf) =>
    [
      `## ${shelf}`,
      ...cards.filter((card) => shelfOf(card) === shelf).map((card) => entryOf(card, catalogue, words)),
    ].join('\n\n'),
  );
  return `${[`# ${title}`, ...parts].join('\n\n')}\n`;
}

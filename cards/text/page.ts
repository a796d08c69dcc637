import type { CardDef, Catalogue } from '../../engine/alpha-omega/definitions.ts';
import { plainText, reminders } from './plain.ts';
import type { CardLanguage, PackFolder } from './types.ts';

function shelfOf(def: CardDef): PackFolder {
  if ('side' in def) return def.side;
  return def.type === 'calling' ? 'callings' : 'objectives';
}

/** One card to read: its name, its text, its reminders. */
export function entryOf(def: CardDef, catalogue: Catalogue, language: CardLanguage): string {
  const text = language.cardText(def, catalogue);
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
  language: CardLanguage,
): string {
  const shelves = [...new Set(cards.map(shelfOf))];
  const parts = shelves.map((shelf) =>
    [
      `## ${language.folders[shelf]}`,
      ...cards.filter((card) => shelfOf(card) === shelf).map((card) => entryOf(card, catalogue, language)),
    ].join('\n\n'),
  );
  return `${[`# ${title}`, ...parts].join('\n\n')}\n`;
}

import { EARLY_OPPONENTS, type DeckName } from '../../../../engine/alpha-omega/index.ts';
import { liftText, percent, row } from '../../../simulate/figures.ts';
import { OUTLIER_GAMES, OUTLIER_LIFT, type CardReport, type Lift, type Report } from './report.ts';

const DECKS = {
  good: { name: 'Good deck', played: 'played' },
  opponent: { name: 'Opponent deck', played: 'entered' },
  callings: { name: 'Calling deck', played: 'achieved' },
} as const satisfies Record<DeckName, { readonly name: string; readonly played: string }>;

const LIFT_WIDTH = 25;
const NAME_WIDTH = 28;

/** The lifts of the cards, those that matter most first; `most` of each deck, or all of them. */
export function cardLines({ cards, games }: Report, most: number | null): readonly string[] {
  const tables = (Object.keys(DECKS) as DeckName[]).flatMap((deck) =>
    deckLines(
      deck,
      cards.filter((card) => card.deck === deck),
      { games, most },
    ),
  );
  return [
    '  How much oftener Good won in games with the card than in games without it, in points of a hundred, with the 95 %',
    `  interval. "Dealt early" is chance alone (an opening hand, the first ${EARLY_OPPONENTS} Opponent cards), so it is the card's doing.`,
    '  "Played" is also a sign of how the game went: long games see more cards, and who is winning plays more of them.',
    ...tables,
    '',
    ...outlierLines(cards),
  ];
}

function deckLines(
  deck: DeckName,
  cards: readonly CardReport[],
  { games, most }: { readonly games: number; readonly most: number | null },
): readonly string[] {
  if (cards.length === 0) return [];
  const { name, played } = DECKS[deck];
  const shown = [...cards].sort((a, b) => weight(b) - weight(a)).slice(0, most ?? cards.length);
  const left = cards.length - shown.length;
  const title = row(
    [name, -NAME_WIDTH],
    [`${played} in`, 11],
    ['dealt early', -LIFT_WIDTH],
    [played, -LIFT_WIDTH],
  );
  return [
    '',
    title,
    ...shown.map((card) =>
      row(
        [card.name, -NAME_WIDTH],
        [percent(card.played / games), 11],
        [text(card.early), -LIFT_WIDTH],
        [text(card.whenPlayed), -LIFT_WIDTH],
      ),
    ),
    ...(left > 0 ? [row([`and ${left} more: --cards all`, -NAME_WIDTH])] : []),
  ];
}

/** Callings are never dealt: of them, what was achieved is compared. */
function weight({ early, whenPlayed }: CardReport): number {
  return Math.abs(early.lift?.value ?? whenPlayed.lift?.value ?? 0);
}

const text = ({ lift, outlier }: Lift): string => (lift ? `${liftText(lift)}${outlier ? ' *' : ''}` : '–');

function outlierLines(cards: readonly CardReport[]): readonly string[] {
  const names = cards.filter((card) => card.early.outlier).map(({ name }) => name);
  return [
    names.length === 0
      ? '  No card decides the game by being dealt early.'
      : `  Outliers when dealt early: ${names.join(', ')}.`,
    `  An outlier (*) moves the win rate by ${OUTLIER_LIFT * 100} points or more, its interval leaves out 0, and there are`,
    `  ${OUTLIER_GAMES} games and more both with the card and without it.`,
  ];
}

import type { SeatId } from '../../../kernel/types.ts';
import type { AlphaOmegaEvent } from '../../events.ts';
import { cardsIn } from '../../options.ts';
import { printsOf, tell } from '../../tell.ts';
import type { Table } from '../../types.ts';
import type { Branch, Fork, Omen, ToldBranch, ToldFork, ToldOmen } from './types.ts';

/** What happens in hands and decks, of which a forecast knows only parts and so does not speak. */
export const UNSPOKEN: readonly AlphaOmegaEvent['type'][] = [
  'cardsDrawn',
  'nothingDrawn',
  'nothingPlayable',
  'nobodyActs',
  'deckShuffled',
  'opponentDeckEmpty',
  'callingDrawn',
  'cardsLost',
  'handShuffledIn',
];

/** What an unsure step would have to make up: the face of a die, or cards that nobody has seen. */
const MADE_UP: readonly AlphaOmegaEvent['type'][] = [
  'dieRolled',
  'looked',
  'arranged',
  'putUnder',
  'opponentCardsDrawn',
];

/** A forecast as the given seats, looking together, may know it; its tree stays as it is. */
export function tellForecast(
  { omens, fork, next, ...rest }: Branch,
  table: Pick<Table, 'cards'>,
  eyes: readonly SeatId[],
): ToldBranch {
  return {
    omens: tellOmens(omens, table, eyes),
    fork: fork && tellFork(fork, table, eyes),
    ...{ ...rest, next: tellOmens(next, table, eyes) },
  };
}

function tellOmens(
  omens: readonly Omen[],
  table: Pick<Table, 'cards'>,
  eyes: readonly SeatId[],
): readonly ToldOmen[] {
  const spoken = omens.filter(isSpoken);
  const told = tell(
    spoken.map(({ event }) => event),
    table,
    eyes,
  );
  return told.map((each, at) => ({ ...each, unsure: spoken[at]?.unsure ?? null }));
}

const isSpoken = ({ event: { type }, unsure }: Omen): boolean =>
  !UNSPOKEN.includes(type) && (unsure === null || !MADE_UP.includes(type));

function tellFork(fork: Fork, table: Pick<Table, 'cards'>, eyes: readonly SeatId[]): ToldFork {
  const { source, branches } = fork;
  const ids = branches.flatMap(({ option }) => cardsIn(option));
  return {
    ...fork,
    defs: printsOf(table, source === null ? ids : [source, ...ids]),
    branches: branches.map(({ option, then }) => ({ option, then: then && tellForecast(then, table, eyes) })),
  };
}

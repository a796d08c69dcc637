import type { LogEntry } from '../../../../../electron/shared/games/alpha-omega/api.ts';
import type {
  AlphaOmegaEvent,
  CardId,
  Side,
  ToldEvent,
  View,
} from '../../../../../engine/alpha-omega/index.ts';

/** For whom cards fight that do not fight for the side of their print. */
export type Sides = ReadonlyMap<CardId, Side>;

export const AS_PRINTED: Sides = new Map();

/**
 * Whoever was Lured Astray fights for the Opponents, until brought back or gone; whoever was brought over, for Good. A story
 * has no table to look at: that this is what the rules make of it is tested over whole games.
 */
export function sidesAfter(sides: Sides, event: AlphaOmegaEvent): Sides {
  switch (event.type) {
    case 'luredAstray':
    case 'fell':
    case 'raised':
      return new Map(sides).set(event.card, 'opponent');
    case 'broughtOver':
      return new Map(sides).set(event.card, 'good');
    case 'discarded':
    case 'takenBack':
    case 'shuffledIn':
      return sides.has(event.card) ? without(sides, event.card) : sides;
    default:
      return sides;
  }
}

/** For whom the cards on a table fight. */
export const sidesOn = ({ inPlay }: Pick<View, 'inPlay'>): Sides =>
  new Map(inPlay.map(({ id, side }) => [id, side]));

/** For whom the cards fought that were on a table of older rules. */
export const sidesThen = (sides: readonly (readonly [CardId, string])[]): Sides =>
  new Map(sides.map(([card, side]) => [card, side === 'opponent' ? 'opponent' : 'good']));

/** What happened in a row, and for whom cards fought before it. */
export interface Stretch {
  readonly from: Sides;
  readonly events: readonly ToldEvent[];
}

/**
 * What a log tells, cut where newer rules took the game over: what came before that may not be told, so that from there on the
 * table counts that was found.
 */
export function stretchesOf(log: readonly LogEntry[]): readonly Stretch[] {
  const stretches: { readonly from: Sides; readonly events: ToldEvent[] }[] = [
    { from: AS_PRINTED, events: [] },
  ];
  for (const entry of log)
    if (entry.kind === 'answered') stretches.at(-1)?.events.push(...entry.events);
    else if (entry.kind === 'rulesChanged' && entry.sides !== null)
      stretches.push({ from: sidesThen(entry.sides), events: [] });
  return stretches;
}

/** For whom cards fight once all this has happened. */
export const sidesOver = (from: Sides, events: readonly ToldEvent[]): Sides =>
  events.reduce((sides, { event }) => sidesAfter(sides, event), from);

const without = (sides: Sides, card: CardId): Sides => new Map([...sides].filter(([id]) => id !== card));

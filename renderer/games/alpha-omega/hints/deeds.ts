import type { AlphaOmegaEvent } from '../../../../engine/alpha-omega/index.ts';
import type { SeatId } from '../../../../engine/index.ts';
import type { LogEntry } from '../../../../electron/shared/games/alpha-omega/api.ts';
import type { Hint } from './hints.ts';

type Shows = (event: AlphaOmegaEvent) => boolean;

const struck: Shows = (event) => event.type === 'attackDeclared' && event.why.kind === 'player';

/** Lessons that teach to do something, each with what shows that it was done. */
const DEEDS: readonly (readonly [Hint, Shows])[] = [
  ['drawOrCalling', ({ type }) => type === 'callingDrawn'],
  ['play', ({ type }) => type === 'cardPlayed'],
  ['equip', (event) => event.type === 'cardPlayed' && event.host !== undefined],
  ['action', struck],
  ['aim', struck],
];

/**
 * What people at the table have done in this game without being taught it.
 * @param isBot what a computer player did taught nobody anything
 */
export function doneIn(log: readonly LogEntry[], isBot: (seat: SeatId) => boolean): readonly Hint[] {
  const events = log.flatMap((entry) =>
    entry.kind === 'answered' && entry.by !== null && !isBot(entry.by)
      ? entry.events.map(({ event }) => event)
      : [],
  );
  return DEEDS.flatMap(([hint, shows]) => (events.some(shows) ? [hint] : []));
}

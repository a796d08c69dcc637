import type { LogEntry } from '../../../../electron/shared/games/alpha-omega/api.ts';
import type { AlphaOmegaEvent } from '../../../../engine/alpha-omega/index.ts';
import type { SeatId } from '../../../../engine/index.ts';
import type { TableState } from '../table-state.svelte.ts';
import type { ToldLine } from '../words/telling/told-line.ts';

/** The answers of computer players, by the line that tells of each. */
export interface Given {
  /** The moment of the answer that a line tells of; undefined where it is none of theirs. */
  get(line: ToldLine): number | undefined;
}

/** The answers of computer players at a table that those who look may ask about. */
export const givenAt = ({ log, view, couch }: TableState): Given =>
  givenIn(log, (seat) => !couch.isWatching && couch.isBot(seat) && view.eyes.includes(seat));

/** What of a log computer players whose hands are in sight chose to do: the first deed of each of their answers. */
export function givenIn(log: readonly LogEntry[], isAsked: (seat: SeatId) => boolean): Given {
  const moments = new Map<AlphaOmegaEvent, number>();
  for (const entry of log) {
    if (entry.kind !== 'answered' || entry.seat === null || entry.seat !== entry.by) continue;
    const deed = isAsked(entry.seat) ? entry.events.find(({ event }) => isDeed(event)) : undefined;
    if (deed !== undefined) moments.set(deed.event, entry.moment);
  }
  return { get: ({ tells }) => (tells === undefined ? undefined : moments.get(tells.event)) };
}

function isDeed(event: AlphaOmegaEvent): boolean {
  switch (event.type) {
    case 'cardPlayed':
    case 'callingDrawn':
      return true;
    case 'attackDeclared':
      return event.why.kind === 'player';
    case 'abilityUsed':
      return event.chosenBy !== null;
    default:
      return false;
  }
}

import type { LogEntry } from '../../../electron/shared/games/alpha-omega/api.ts';
import type { ToldEvent } from '../../../engine/alpha-omega/index.ts';

/** What a log tells of the line that is played. */
export const eventsOf = (log: readonly LogEntry[]): readonly ToldEvent[] =>
  log.flatMap((entry) => (entry.kind === 'answered' ? entry.events : []));

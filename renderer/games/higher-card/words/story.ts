import type { LogEntry } from '../../../../electron/shared/api.ts';
import type { HigherCardWire } from '../../../../electron/shared/games/higher-card/wire.ts';
import type { Line } from '../../../text/line.ts';
import { say } from '../../../text/say.ts';
import { seatName } from '../../../text/seats.ts';
import { linesOf } from './lines.ts';

/** What a log tells: what happened, and what was undone. Who comes and goes is seen at the seats. */
export const storyOf = (
  log: readonly LogEntry<HigherCardWire>[],
  names: readonly string[],
): readonly Line[] =>
  log.flatMap((entry) => {
    switch (entry.kind) {
      case 'answered':
        return entry.events.flatMap((event) => linesOf(event, names));
      case 'takenBack':
        return [say('plain', 'time.takenBack', { count: entry.answers })];
      case 'tookOver':
        return [
          say('plain', 'time.tookOver', {
            name: seatName(names, entry.by),
            other: seatName(names, entry.seat),
          }),
        ];
      case 'seated':
      case 'rulesChanged':
        return [];
      default:
        return entry satisfies never;
    }
  });

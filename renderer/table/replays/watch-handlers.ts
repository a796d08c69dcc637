import type { CommandId } from '../../input/commands.ts';
import type { CommandHandler, CommandHandlers } from '../../input/input.svelte.ts';
import { allKinds, type Mark } from '../time/marks.ts';
import type { AnyTable } from '../any-table.ts';
import { SPEEDS } from './speeds.ts';
import type { AnyWatching } from './watching.svelte.ts';

const SPEED_COMMANDS = ['watchSlowest', 'watchSlow', 'watchFast', 'watchFaster', 'watchFastest'] as const;

/** A command with what it does. */
type Bound = readonly [CommandId, CommandHandler];

/** What can be done while a game is watched, by key or gamepad. */
export function watchHandlers(
  watching: AnyWatching,
  table: AnyTable,
  { marks, write }: { readonly marks: () => readonly Mark[]; readonly write: () => void },
): CommandHandlers {
  const momentsFor = (wanted: CommandId): readonly number[] =>
    marks().flatMap(({ kind, moment }) => (kind.command === wanted ? [moment] : []));
  const toNext = allKinds(table.words.kinds).flatMap(({ command }): readonly Bound[] => {
    if (command === undefined) return [];
    const enabled = (): boolean => momentsFor(command).length > 0;
    return [[command, { enabled, run: () => watching.lookAtNext(momentsFor(command)) }]];
  });
  const speeds = SPEED_COMMANDS.map((command, at): Bound => {
    const speed = SPEEDS[at];
    return [command, { run: () => speed !== undefined && (watching.speed = speed) }];
  });
  return {
    ...Object.fromEntries([...speeds, ...toNext]),
    watchPlay: { run: () => watching.play() },
    watchBeat: { run: () => showBeat(watching, table) },
    watchLater: { run: () => watching.step(1) },
    watchEarlier: { run: () => watching.step(-1) },
    watchRoundLater: { run: () => watching.turnRound(1) },
    watchRoundEarlier: { run: () => watching.turnRound(-1) },
    watchFirst: { run: () => watching.lookAt(0) },
    watchLast: { run: () => watching.lookAt(watching.last) },
    watchWrite: { run: write },
  };
}

/** Shows the next thing that happened: of this answer, or the first of the next one. */
function showBeat(watching: AnyWatching, table: AnyTable): void {
  watching.isPlaying = false;
  if (table.motion.isMoving) table.motion.next();
  else {
    watching.isByBeats = true;
    void watching.step(1);
  }
}

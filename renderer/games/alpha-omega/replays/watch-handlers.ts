import type { CommandHandlers } from '../../../input/input.svelte.ts';
import type { Mark } from '../time/marks.ts';
import type { TableState } from '../table-state.svelte.ts';
import { SPEEDS } from '../../../table/replays/speeds.ts';
import type { Watching } from './watching.svelte.ts';

const SPEED_COMMANDS = ['watchSlowest', 'watchSlow', 'watchFast', 'watchFaster', 'watchFastest'] as const;

/** What can be done while a game is watched, by key or gamepad. */
export function watchHandlers(
  watching: Watching,
  table: TableState,
  { marks, write }: { readonly marks: () => readonly Mark[]; readonly write: () => void },
): CommandHandlers {
  const toNext = (...kinds: readonly Mark['kind'][]) => ({
    enabled: () => marks().some(({ kind }) => kinds.includes(kind)),
    run: () =>
      watching.lookAtNext(
        marks()
          .filter(({ kind }) => kinds.includes(kind))
          .map(({ moment }) => moment),
      ),
  });
  const speeds = SPEED_COMMANDS.map((command, at) => {
    const speed = SPEEDS[at];
    return [command, { run: () => speed !== undefined && (watching.speed = speed) }] as const;
  });
  return {
    ...Object.fromEntries(speeds),
    watchPlay: { run: () => watching.play() },
    watchBeat: { run: () => showBeat(watching, table) },
    watchLater: { run: () => watching.step(1) },
    watchEarlier: { run: () => watching.step(-1) },
    watchRoundLater: { run: () => watching.turnRound(1) },
    watchRoundEarlier: { run: () => watching.turnRound(-1) },
    watchFirst: { run: () => watching.lookAt(0) },
    watchLast: { run: () => watching.lookAt(watching.last) },
    watchLured: toNext('lured'),
    watchTurning: toNext('check', 'pivotal'),
    watchNote: toNext('note'),
    watchWrite: { run: write },
  };
}

/** Shows the next thing that happened: of this answer, or the first of the next one. */
function showBeat(watching: Watching, table: TableState): void {
  watching.isPlaying = false;
  if (table.motion.isMoving) table.motion.next();
  else {
    watching.isByBeats = true;
    void watching.step(1);
  }
}

import type { Back } from '../../../engine/index.ts';
import type { CommandId } from '../../input/commands.ts';
import { isCovered } from '../../input/focus.ts';
import type { CommandHandler, CommandHandlers } from '../../input/input.svelte.ts';
import type { LookedAt } from './past.svelte.ts';
import type { Undoing } from './undo.svelte.ts';
import type { Travels } from './travels.svelte.ts';

/** A table at which one can go back and forth in time. */
interface InTime {
  readonly session: Pick<Undoing, 'isCut' | 'busy' | 'redoable'>;
  readonly time: Travels<LookedAt>;
  /** What is still being told is told at once. */
  endTelling(): void;
}

/** The command that undoes so much. */
export const BACK_COMMANDS = {
  step: 'undo',
  action: 'undoAction',
  turn: 'undoTurn',
  round: 'undoRound',
} as const satisfies Readonly<Record<Back, CommandId>>;

/** Going back and forth in time by key or gamepad. */
export function timeHandlers(table: InTime): CommandHandlers {
  const { session } = table;
  const { past, undoer } = table.time;
  const taking = (back: Back): CommandHandler => ({
    // Where older rules begin it says why it stops there.
    enabled: () => (undoer.leap(back) !== null || session.isCut) && !session.busy,
    run: () => {
      // What is still being told is seen enough by whoever undoes it.
      table.endTelling();
      void table.time.undo(back);
    },
  });
  return {
    undo: taking('step'),
    undoAction: taking('action'),
    undoTurn: taking('turn'),
    undoRound: taking('round'),
    redo: {
      enabled: () => session.redoable !== null && !session.busy,
      run: () => void table.time.redo(),
    },
    lookBack: {
      enabled: () => past.canLook,
      run: () => {
        undoer.forget();
        if (past.looked === null) void past.open();
        else table.time.lookAtNow();
      },
    },
    lookEarlier: { enabled: () => past.at > 0, run: () => void past.step(-1) },
    lookLater: { enabled: () => past.looked !== null, run: () => void past.step(1) },
    back: {
      enabled: () => past.looked !== null && !isCovered(),
      run: () => table.time.lookAtNow(),
    },
  };
}

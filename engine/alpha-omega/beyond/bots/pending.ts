import { invariant } from '../../../kernel/invariant.ts';
import type { State } from '../../game.ts';

/** The decision a bot is to make. Whoever has a bot play asks it only while something is asked. */
export function pendingOf({ pending }: State): NonNullable<State['pending']> {
  invariant(pending, 'a bot was asked although nothing is');
  return pending;
}

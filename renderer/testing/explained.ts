import type { Reply } from '../../electron/shared/reply.ts';
import type { Explanation, View, Why } from '../../engine/alpha-omega/index.ts';
import { because } from '../games/alpha-omega/words/testing/reasons.ts';

/** Answers as the main process does why something is as it is; what the view does not show is refused. */
export function explained(why: Why, view: View): Promise<Reply<Explanation>> {
  const value = because(why, view);
  return Promise.resolve(
    value === null ? { ok: false, error: { code: 'rejected', detail: 'notSeen' } } : { ok: true, value },
  );
}

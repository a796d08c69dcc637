/** The public surface of the kernel, which knows no game. */
export type { Stance, Standing } from './contract.ts';
export { check } from './kernel/check.ts';
export { createMachine, type Machine } from './kernel/machine.ts';
export { retrace, type Retraced } from './kernel/history.ts';
export { undosOf, type Back, type Instant, type Leap } from './kernel/undo.ts';
export type { Occupant, SessionRecord } from './kernel/records.ts';
export { loadState, saveState, type SavedState, type SaveIssue } from './kernel/save.ts';
export { canonical, hashOf } from './kernel/hash.ts';
export { InvariantError } from './kernel/invariant.ts';
export { fail, ok, type Result } from './kernel/result.ts';
export { startStream } from './kernel/rng.ts';
export type { Answer, Applied, Ask, Command, GameState, Rejection, Rng, SeatId } from './kernel/types.ts';
export { CONCEDE, type Concession } from './kernel/types.ts';

import type { SeatId } from '../../kernel/types.ts';
import type { Frame } from '../frames.ts';

/** The parts of a round by the rulebook's names, for `scene.run`; seat 0 unless told. */
export const turn = (seat: SeatId = 0): Frame => ({ kind: 'turn', seat });
export const opponentPhase = (seat: SeatId = 0): Frame => ({ kind: 'opponentPhase', seat });
export const drawPhase = (seat: SeatId = 0): Frame => ({ kind: 'drawPhase', seat });
export const playPhase = (seat: SeatId = 0): Frame => ({ kind: 'playPhase', seat });
export const actionPhase = (seat: SeatId = 0): Frame => ({ kind: 'actionPhase', seat });
/** A Lured Player's: every able Person attacks a card of another player. */
export const luredActionPhase = (seat: SeatId = 0): Frame => ({ kind: 'actionPhase', seat, lured: true });
export const cleanUp: Frame = { kind: 'cleanUp' };
export const strengthCheck: readonly Frame[] = [{ kind: 'strengthCheck' }, { kind: 'verdict' }];

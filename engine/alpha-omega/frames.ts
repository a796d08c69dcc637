import type { SeatId } from '../kernel/types.ts';
import type { Program } from './definitions.ts';
import type { TargetReason } from './events.ts';
import type { Bound, CardId, Phase } from './types.ts';

/** What a game can be in the middle of. Each kind has one handler; the names are the rulebook's where it has one. */
export type Frame =
  /** Set Up: shuffles, opening hands. */
  | { readonly kind: 'setUp' }
  | { readonly kind: 'round' }
  /** One player's turn: the phases still to come. */
  | { readonly kind: 'turn'; readonly seat: SeatId; readonly phases: readonly Phase[] }
  | { readonly kind: 'opponentPhase'; readonly seat: SeatId }
  /** A drawn Opponent card has entered play; now it acts. */
  | { readonly kind: 'drawnCardActs'; readonly card: CardId; readonly first: boolean }
  | { readonly kind: 'drawPhase'; readonly seat: SeatId }
  | { readonly kind: 'playPhase'; readonly seat: SeatId }
  | { readonly kind: 'actionPhase'; readonly seat: SeatId }
  | { readonly kind: 'cleanUp' }
  | { readonly kind: 'strengthCheck' }
  | { readonly kind: 'roundEnd' }
  /** An Opponent Person attacks the weakest Good card; a tie is asked. */
  | { readonly kind: 'opponentAttack'; readonly by: CardId }
  /** An attack on a known target: declared, then interrupted, then struck. */
  | { readonly kind: 'attack'; readonly by: CardId; readonly target: CardId; readonly why: TargetReason }
  | { readonly kind: 'attackInterrupts'; readonly asked: readonly string[] }
  | { readonly kind: 'strike' }
  | { readonly kind: 'attackEnd' }
  /** A card without hit points left: interrupts, then Lured Astray or discarded. */
  | { readonly kind: 'defeat'; readonly card: CardId; readonly by: CardId; readonly asked: readonly string[] }
  /** Three rounds of losses: the die. */
  | { readonly kind: 'lurePlayer'; readonly seat: SeatId }
  /** A card's program: the ops left and the names bound are the whole continuation. */
  | {
      readonly kind: 'effect';
      readonly self: CardId;
      readonly seat: SeatId;
      readonly ops: Program;
      readonly bound: Bound;
    }
  /** A `may` ability asks its player first. */
  | {
      readonly kind: 'may';
      readonly self: CardId;
      readonly seat: SeatId;
      readonly ability: number;
      readonly bound: Bound;
    }
  /** An ability that is limited counts its use when it runs, not when it was called for. */
  | {
      readonly kind: 'trigger';
      readonly self: CardId;
      readonly seat: SeatId;
      readonly key: string;
      readonly ability: number;
      readonly lasting: string | null;
      readonly bound: Bound;
    }
  /** An Event of a moment is discarded when its effect is over. */
  | { readonly kind: 'eventOver'; readonly card: CardId }
  | { readonly kind: 'endGame'; readonly over: 'standOff' };

export type FrameOf<K extends Frame['kind']> = Extract<Frame, { readonly kind: K }>;

import type { SeatId } from '../kernel/types.ts';
import type { Program, TriggeredAbility } from './definitions.ts';
import type { TargetReason } from './events.ts';
import type { Select } from './selects.ts';
import type { Bound, CardId } from './types.ts';

/** What a game can be in the middle of. Each kind has one handler; the names are the rulebook's where it has one. */
export type Frame =
  /** Set Up: shuffles, the Objective's set-up, opening hands. */
  | { readonly kind: 'setUp'; readonly arranged?: true }
  /** Set Up: what the Objective brings. */
  | { readonly kind: 'objectiveSetUp' }
  /** Set Up: 7 cards each; for a further Objective of a campaign only the Opponents' players draw anew. */
  | { readonly kind: 'openingHands'; readonly of: 'everybody' | 'opponents' }
  /** A new hand: this player may draw one. */
  | { readonly kind: 'newHand'; readonly seat: SeatId }
  | { readonly kind: 'round' }
  /** One player's turn, phases 1 to 4. */
  | { readonly kind: 'turn'; readonly seat: SeatId }
  | { readonly kind: 'opponentPhase'; readonly seat: SeatId }
  | { readonly kind: 'opponentDraw'; readonly seat: SeatId }
  /** A drawn Opponent card has entered play; now it acts. */
  | { readonly kind: 'drawnCardActs'; readonly card: CardId }
  /** CALLING: instead of drawing, playing and acting. */
  | { readonly kind: 'drawOrCalling'; readonly seat: SeatId }
  /** A first Calling: this player takes one before the first round. */
  | { readonly kind: 'firstCalling'; readonly seat: SeatId }
  /** Two Callings: which of those looked at is kept. */
  | { readonly kind: 'keepCalling'; readonly seat: SeatId; readonly first?: true }
  | { readonly kind: 'drawPhase'; readonly seat: SeatId }
  /** Whether the turn is a lured one is decided when it begins. */
  | { readonly kind: 'playPhase'; readonly seat: SeatId; readonly lured?: true }
  /** `left`: how many cards may still be played; `further`: one has been already. */
  | {
      readonly kind: 'playCard';
      readonly seat: SeatId;
      readonly left: number;
      readonly lured?: true;
      readonly further?: true;
    }
  | { readonly kind: 'actionPhase'; readonly seat: SeatId; readonly lured?: true }
  /** `first`: nothing has been done in this phase yet. */
  | { readonly kind: 'act'; readonly seat: SeatId; readonly lured?: true; readonly first?: true }
  | { readonly kind: 'luredTurnEnd'; readonly seat: SeatId }
  /** Opponent Play: the turn of the Opponents after that of a Good player; `by` is who plays them. */
  | { readonly kind: 'opponentTurn'; readonly seat: SeatId }
  | { readonly kind: 'opponentPlayCard'; readonly seat: SeatId; readonly by: SeatId }
  | { readonly kind: 'opponentAct'; readonly by: SeatId; readonly first?: true }
  /** Narrow Way: the Opponents have had their turn; do they lead? */
  | { readonly kind: 'narrowWay' }
  | { readonly kind: 'cleanUp' }
  | { readonly kind: 'nextOpponent' }
  | { readonly kind: 'strengthCheck' }
  | { readonly kind: 'verdict' }
  /**
   * An Opponent Person attacks the weakest Good card; a tie is asked. `strikes`: a card makes it, so no ability instead,
   * and `told` says which card, and of which cards it means the weakest.
   */
  | {
      readonly kind: 'opponentAttack';
      readonly by: CardId;
      readonly strikes?: true;
      readonly told?: { readonly card: CardId; readonly among: Select };
    }
  /** An attack on a known target: declared, then interrupted, then struck. */
  | { readonly kind: 'attack'; readonly by: CardId; readonly target: CardId; readonly why: TargetReason }
  | { readonly kind: 'attackInterrupts'; readonly asked: readonly string[] }
  | { readonly kind: 'strike' }
  | { readonly kind: 'attackEnd' }
  /** A card without hit points left, or defeated outright: interrupts, then Lured Astray or discarded. */
  | {
      readonly kind: 'defeat';
      readonly card: CardId;
      readonly by: CardId;
      /**
       * Does who defeats it Lure Astray? As it was when the blow fell (ruling 45); null where rules before version 4 struck
       * it: as it is when the card falls.
       */
      readonly lures: boolean | null;
      readonly outright: boolean;
      readonly asked: readonly string[];
    }
  /** Three rounds of losses: the die. */
  | { readonly kind: 'lurePlayer'; readonly seat: SeatId }
  /** A card's program: the ops left and the names bound are the whole continuation. */
  | {
      readonly kind: 'effect';
      readonly self: CardId;
      readonly seat: SeatId;
      readonly ops: Program;
      readonly bound: Bound;
      /** It was offered to its player, who then also decides what an Opponents' card asks in it (ruling 33). */
      readonly isOffered?: true;
    }
  /** A triggered ability whose moment has come: asked about if optional, counted if limited, then carried out. */
  | {
      readonly kind: 'trigger';
      readonly self: CardId;
      readonly seat: SeatId;
      readonly key: string;
      readonly ability: TriggeredAbility;
      readonly bound: Bound;
    }
  /** A Calling counts one more, or begins again. */
  | {
      readonly kind: 'callingCount';
      readonly seat: SeatId;
      readonly card: CardId;
      readonly counts: 'one' | 'anew';
    }
  /** Somebody can take advantage of what waits in Opponent play: Items and Events find their bearers. */
  | { readonly kind: 'claimWaiting' }
  /** An Event of a moment is discarded when its effect is over. */
  | { readonly kind: 'eventOver'; readonly card: CardId }
  /** A card played or drawn finds its place: on a host, beside the table, or waiting. */
  | { readonly kind: 'applyEvent'; readonly card: CardId; readonly seat: SeatId };

export type FrameOf<K extends Frame['kind']> = Extract<Frame, { readonly kind: K }>;

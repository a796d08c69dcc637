import type { Balance, CardId, Outcome, Phase } from '../../../../engine/alpha-omega/index.ts';
import type { SeatId } from '../../../../engine/index.ts';
import type { Spot } from './spots.ts';
import type { Stakes } from './stakes.ts';

/** One thing to be shown of a beat; what it means for eyes and ears is the affair of others. */
export type Cue =
  /** An attack flies; with an amount it lands as well. `past`: whom it was meant for before another stepped in. */
  | {
      readonly kind: 'blow';
      readonly by: CardId;
      readonly target: CardId;
      readonly past: CardId | null;
      readonly amount: number | null;
    }
  | { readonly kind: 'blocked'; readonly by: CardId; readonly through: CardId }
  | { readonly kind: 'hurt' | 'healed'; readonly card: CardId; readonly amount: number }
  /** Defeat passes by: a card saves it, or no more than a third at most is taken. */
  | { readonly kind: 'saved' | 'spared'; readonly card: CardId }
  /** It does what its own text says. */
  | { readonly kind: 'used'; readonly card: CardId }
  /** A card does something to another by what it says, with no attack. */
  | { readonly kind: 'reach'; readonly by: CardId; readonly to: CardId; readonly how: 'hurt' | 'healed' }
  /** Another card makes it stronger or weaker by so much, or no longer does. */
  | { readonly kind: 'strength'; readonly card: CardId; readonly by: number }
  /** It is defeated and leaves play in shards; `isGreat`: one of the strongest Opponents. */
  | { readonly kind: 'broken'; readonly card: CardId; readonly isGreat?: boolean }
  | { readonly kind: 'lured'; readonly card: CardId }
  /** It comes over to the Good side; `joins`: where it has not been before. */
  | { readonly kind: 'mended'; readonly card: CardId; readonly joins?: true }
  /** A card goes from one place to another; `entered`: into play. */
  | {
      readonly kind: 'move';
      readonly card: CardId;
      readonly from: Spot;
      readonly to: Spot;
      readonly how: 'drawn' | 'entered' | 'passed' | 'left';
    }
  /** Cards nobody here may see. */
  | { readonly kind: 'unseen'; readonly from: Spot; readonly to: Spot; readonly count: number }
  | { readonly kind: 'waits'; readonly card: CardId }
  | { readonly kind: 'tick'; readonly card: CardId; readonly left: number }
  | { readonly kind: 'calling'; readonly card: CardId; readonly progress: number | null }
  | { readonly kind: 'die'; readonly value: number; readonly seat: SeatId }
  | { readonly kind: 'shuffled' | 'looked'; readonly spot: Spot }
  /** Left out, the stakes are the usual ones. */
  | { readonly kind: 'weighed'; readonly balance: Balance; readonly stakes?: Stakes }
  /** The Opponents are about to attack. */
  | { readonly kind: 'onslaught' }
  | { readonly kind: 'round'; readonly round: number }
  | { readonly kind: 'turn'; readonly seat: SeatId }
  | { readonly kind: 'phase'; readonly phase: Phase }
  | { readonly kind: 'seatLured' | 'seatFreed'; readonly seat: SeatId }
  /** One is achieved; `isNext`: and another follows it. */
  | { readonly kind: 'objective'; readonly isNext: boolean }
  | { readonly kind: 'ended'; readonly winner: Outcome['winner'] };

export type CueOf<K extends Cue['kind']> = Extract<Cue, { readonly kind: K }>;

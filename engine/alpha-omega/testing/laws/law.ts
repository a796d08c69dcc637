import { lawOfSteps as anyLawOfSteps, type Check, type Law as LawOf } from '../../../kernel/testing/law.ts';
import type { Catalogue } from '../../definitions.ts';
import type { AlphaOmegaEvent } from '../../events.ts';
import type { State } from '../../game.ts';
import type { CardId, Table } from '../../types.ts';
import { short } from '../starter.ts';

export type { Check } from '../../../kernel/testing/law.ts';

/** An event, with the table right before and right after it. */
export interface Move {
  readonly before: Table;
  readonly event: AlphaOmegaEvent;
  readonly after: Table;
  /** An attack that the words of a card command, beside what its attacker may do. */
  readonly isCommanded: boolean;
}

/** A verdict on the game, and the table right before and right after it. */
export interface Judged {
  readonly at: 'strengthCheck' | 'narrowWay';
  readonly before: Table;
  readonly after: Table;
}

/** What one answer brought about, up to the next question; with no state before it, the beginning of a game. */
export interface Step {
  readonly content: Catalogue;
  readonly seed: string;
  readonly before: State | null;
  readonly state: State;
  readonly moves: readonly Move[];
  readonly judged: readonly Judged[];
  /** Does an undo past it take back knowledge? */
  readonly isRevealed: boolean;
}

/** What must hold in every game. */
export type Law = LawOf<Step>;

/** A law that needs to remember nothing. */
export const lawOfSteps: (name: string, look: (step: Step, check: Check) => void) => Law = anyLawOfSteps;

/** A law over single events that needs to remember nothing. */
export const lawOfMoves = (name: string, look: (move: Move, check: Check, step: Step) => void): Law =>
  lawOfSteps(name, (step, check) => {
    for (const move of step.moves) look(move, check, step);
  });

/** A card as a broken law names it: `michael (12)`. */
export const cardIn = ({ cards }: Pick<Table, 'cards'>, id: CardId): string =>
  `${short(cards[id]?.def ?? '?')} (${String(id)})`;

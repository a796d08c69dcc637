import type { CardId, DecisionView, Option } from '../../../../engine/alpha-omega/index.ts';
import { isAgainstOwn } from '../words/asking/options.ts';
import type { Names } from '../words/asking/names.ts';

/** Who could still strike a foe and do harm, by the choices of a question. A blow costs its striker nothing. */
export function whoMayStrike({ ask }: DecisionView, names: Names): readonly CardId[] {
  const strikers = (ask?.options ?? []).flatMap((option) => {
    if (option.kind !== 'attack' || isAgainstOwn(option, names)) return [];
    const { card: by, target } = option;
    const blow = names.view.blows.find((one) => one.by === by && one.target === target);
    return blow !== undefined && blow.damage + blow.absorbed > 0 ? [by] : [];
  });
  return [...new Set(strikers)];
}

/** A phase of a turn by a name: whoever was warned in it knows. */
const stretchOf = ({ view: { round, turn, phase } }: Names): string =>
  `${String(round)} ${String(turn)} ${phase}`;

interface Sure {
  readonly isWon: boolean;
  readonly isLost: boolean;
}

/** Why an end is to be pressed twice: who could still strike, or that the game is lost by it. */
export type LeftOut = { readonly strikers: readonly CardId[] } | 'lost';

/**
 * Lets an end be pressed twice, once a phase, that leaves a blow undone or lets a lost Strength Check come: the first press says
 * what is left.
 */
export class EndGuard {
  /** The question whose end was pressed once, and why that was not enough. */
  #warned = $state.raw<{ readonly decision: number; readonly why: LeftOut } | null>(null);
  #warnedIn: string | null = null;

  /** Why the end of this question was not taken at its first press; null where it was not pressed. */
  leftOut(decision: DecisionView): LeftOut | null {
    return this.#warned?.decision === decision.id ? this.#warned.why : null;
  }

  /**
   * Is this choice an end that has to be pressed once more?
   * @param sure whether whoever is asked has won or lost after the coming Strength Check, without doing more
   */
  stops(option: Option, decision: DecisionView, names: Names, { isWon, isLost }: Sure): boolean {
    if (isWon || (option.kind !== 'end' && option.kind !== 'pass')) return false;
    if (this.#warned?.decision === decision.id) return false;
    const strikers = option.kind === 'end' ? whoMayStrike(decision, names) : [];
    const why = isLost ? 'lost' : strikers.length > 0 ? { strikers } : null;
    if (why === null || this.#warnedIn === stretchOf(names)) return false;
    this.#warnedIn = stretchOf(names);
    this.#warned = { decision: decision.id, why };
    return true;
  }
}

import type { CardId, DecisionView, Option } from '../../../../engine/index.ts';
import { isAgainstOwn, type Names } from '../../../text/options.ts';

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

/** Lets an end that leaves a blow undone be pressed twice, once a phase: the first press says what is left. */
export class EndGuard {
  /** The question whose end was pressed once. */
  #warned = $state.raw<number | null>(null);
  #warnedIn: string | null = null;

  /** Who was left out when the end of this question was pressed; nobody where it was not. */
  leftOut(decision: DecisionView, names: Names): readonly CardId[] {
    return this.#warned === decision.id ? whoMayStrike(decision, names) : [];
  }

  /** Is this choice an end that has to be pressed once more? */
  stops(option: Option, decision: DecisionView, names: Names): boolean {
    if (option.kind !== 'end' || this.#warned === decision.id) return false;
    if (this.#warnedIn === stretchOf(names) || whoMayStrike(decision, names).length === 0) return false;
    this.#warnedIn = stretchOf(names);
    this.#warned = decision.id;
    return true;
  }
}

import type { CardId, DecisionView, Op, Option, View } from '../../../../../engine/alpha-omega/index.ts';
import type { Names } from './names.ts';

/** What somebody who may step in does about a blow, or about a fall. */
export interface Defence {
  readonly card: CardId;
  readonly does: 'stops' | 'takes' | 'saves' | 'stepsIn';
  /** It prevents what is about to happen, and nothing else comes of it. */
  readonly isFree: boolean;
  /** What the blow does to whoever takes it; null where nobody does, or nobody knows. */
  readonly blow: View['blows'][number] | null;
}

const DOES: Partial<Readonly<Record<Op['op'], Defence['does']>>> = {
  cancelAttack: 'stops',
  redirect: 'takes',
  save: 'saves',
};

/** What a choice does about the blow or the fall that is asked about; null for letting it be, and at other questions. */
export function defenceOf(option: Option, { about }: DecisionView, names: Names): Defence | null {
  if (option.kind !== 'ability' || (about !== 'interruptAttack' && about !== 'interruptDefeat')) return null;
  const { card } = option;
  const ability = names.book.get(names.inPlay(card)?.def ?? '')?.abilities[option.ability];
  const ops = ability?.kind === 'interrupt' ? ability.do : [];
  const [first] = ops;
  const does = (first && DOES[first.op]) ?? 'stepsIn';
  const by = names.view.attack?.by;
  const blow = names.view.blows.find((one) => one.by === by && one.target === card) ?? null;
  const isFree = ops.length === 1 && (does === 'stops' || does === 'saves');
  return { card, does, isFree, blow: does === 'takes' ? blow : null };
}

/** The better a defence is, the earlier it stands: what costs nothing, then who survives it, then who falls. */
const rank = ({ isFree, does, blow }: Defence): number =>
  isFree ? 0 : does === 'takes' && blow?.left === 0 ? 2 : 1;

/** The choices of a question that step in, the best of them first. */
export function defencesOf(decision: DecisionView, names: Names): readonly Option[] {
  const all = (decision.ask?.options ?? []).flatMap((option) => {
    const defence = defenceOf(option, decision, names);
    return defence === null ? [] : [{ option, rank: rank(defence) }];
  });
  return all.toSorted((one, other) => one.rank - other.rank).map(({ option }) => option);
}

/** Would letting it be cost a Person whom somebody can keep for nothing? */
export function isNeedlessLoss(decision: DecisionView, names: Names): boolean {
  const options = decision.ask?.options ?? [];
  if (!options.some((option) => defenceOf(option, decision, names)?.isFree === true)) return false;
  if (decision.about === 'interruptDefeat') return true;
  const { attack, blows } = names.view;
  const blow = blows.find(({ by, target }) => by === attack?.by && target === attack.target);
  return blow?.left === 0 && names.book.get(names.def(blow.target) ?? '')?.type === 'person';
}

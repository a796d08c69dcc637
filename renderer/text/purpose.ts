import { targetsOf } from '../../cards/text/op-targets.ts';
import type { Ability, CardDef, Op, Program, Select } from '../../engine/index.ts';

/** What becomes of the card that is chosen: a verb for the question, and one for the choice. */
export interface Purpose {
  /** "defeat", as in "whom does Eremiel defeat?" */
  readonly verb: string;
  /** "Defeat Paimon". */
  order(name: string): string;
  /** A Person is a "whom", anything else a "which card". */
  readonly whom: boolean;
}

type Choose = Extract<Op, { readonly op: 'choose' }>;

/** The ops that do something to cards a choice can have named, each with its verb; "…" is where their name goes. */
const VERBS = {
  damage: 'wound',
  heal: 'heal',
  defeat: 'defeat',
  discard: 'discard',
  arrange: 'put … on top of the Opponent deck',
  putUnder: 'put … under the Opponent deck',
  fall: 'let … fall',
  bringOver: 'bring over',
  shuffleIn: 'shuffle back',
  takeBack: 'take back',
  raise: 'raise',
  redirect: 'send the attack to',
  lasting: 'put … under its effect',
  strike: 'strike',
  if: 'test',
} as const satisfies Partial<Readonly<Record<Op['op'], string>>>;

type Doing = Extract<Op, { readonly op: keyof typeof VERBS }>;

const isDoing = (op: Op): op is Doing => op.op in VERBS;

/** Does the op do something to the cards that were bound under this name? */
function concerns(op: Doing, as: string): boolean {
  switch (op.op) {
    case 'arrange':
    case 'fall':
      return op.what === as;
    case 'if':
      return [...op.then, ...(op.else ?? [])].some((inner) => isDoing(inner) && concerns(inner, as));
    default:
      return targetsOf(op).some((target) => target.is === as);
  }
}

const isPersonOnly = ({ type }: Select): boolean => type === 'person';

function purposeIn(choice: Choose, after: Program): Purpose | null {
  const next = after.filter(isDoing).find((op) => concerns(op, choice.as));
  if (next === undefined) return null;
  const back = next.op === 'bringOver' && choice.from.lured === true;
  const [ahead = '', behind = ''] = (back ? 'bring back' : VERBS[next.op]).split(' …');
  return {
    verb: `${ahead}${behind}`,
    order: (name) => `${ahead.charAt(0).toUpperCase()}${ahead.slice(1)} ${name}${behind}`,
    whom: isPersonOnly(choice.from),
  };
}

function purposesOf(program: Program): readonly (Purpose | null)[] {
  return program.flatMap((op, place) => {
    if (op.op === 'choose') return [purposeIn(op, program.slice(place + 1))];
    if (op.op === 'eachPlayer') return purposesOf(op.do);
    return op.op === 'if' ? [...purposesOf(op.then), ...purposesOf(op.else ?? [])] : [];
  });
}

const programOf = (ability: Ability): Program => ('do' in ability ? ability.do : []);

/** What a card's choice is for, or null where the card has several choices that are for different things. */
export function purposeOf(def: CardDef | undefined): Purpose | null {
  const all = (def?.abilities ?? []).flatMap((ability) => purposesOf(programOf(ability)));
  const [first = null, ...others] = all;
  return others.every((other) => other?.verb === first?.verb && other?.whom === first?.whom) ? first : null;
}

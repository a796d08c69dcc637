import type { Ability, CardDef, Op, Program, Select } from '../../engine/index.ts';

/** What becomes of the card that is chosen: a verb for the question, and one for the choice. */
export interface Purpose {
  /** "defeat", as in "whom does Eremiel defeat?" */
  readonly verb: string;
  /** "Defeat", as in "Defeat Paimon". */
  readonly order: string;
  /** A Person is a "whom", anything else a "which card". */
  readonly whom: boolean;
}

type Choose = Extract<Op, { readonly op: 'choose' }>;

/** The ops whose verb needs nothing but themselves; a card may do to a chosen card what is not among them. */
const VERBS: Partial<Readonly<Record<Op['op'], string>>> = {
  damage: 'wound',
  heal: 'heal',
  defeat: 'defeat',
  discard: 'discard',
  shuffleIn: 'shuffle back',
  redirect: 'send the attack to',
  lasting: 'put under its effect',
  strike: 'strike',
  if: 'test',
};

const names = (select: Select | undefined, as: string): boolean => select?.is === as;

/** Does the op do something to the cards that were bound under this name? */
function concerns(op: Op, as: string): boolean {
  switch (op.op) {
    case 'damage':
    case 'heal':
    case 'redirect':
      return names(op.to, as);
    case 'defeat':
    case 'discard':
    case 'bringOver':
    case 'shuffleIn':
      return names(op.what, as);
    case 'lasting':
      return names(op.on, as);
    case 'strike':
      return names(op.by, as) || op.at.some((at) => names(at, as));
    case 'if':
      return [...op.then, ...(op.else ?? [])].some((inner) => concerns(inner, as));
    default:
      return false;
  }
}

const isPersonOnly = ({ type }: Select): boolean => type === 'person';

function purposeIn(choice: Choose, after: Program): Purpose | null {
  const next = after.find((op) => concerns(op, choice.as));
  if (next === undefined) return null;
  const back = choice.from.lured === true ? 'bring back' : 'bring over';
  const verb = next.op === 'bringOver' ? back : VERBS[next.op];
  if (verb === undefined) return null;
  const order = `${verb.charAt(0).toUpperCase()}${verb.slice(1)}`;
  return { verb, order, whom: isPersonOnly(choice.from) };
}

function purposesOf(program: Program): readonly (Purpose | null)[] {
  return program.flatMap((op, place) => {
    if (op.op === 'choose') return [purposeIn(op, program.slice(place + 1))];
    return op.op === 'if' ? [...purposesOf(op.then), ...purposesOf(op.else ?? [])] : [];
  });
}

const programOf = (ability: Ability): Program => ('do' in ability ? ability.do : []);

/** What a card's choice is for, or null where the card has several choices that are for different things. */
export function purposeOf(def: CardDef | undefined): Purpose | null {
  const all = (def?.abilities ?? []).flatMap((ability) => purposesOf(programOf(ability)));
  const [first = null, ...others] = all;
  return others.every((other) => other?.order === first?.order && other?.whom === first?.whom) ? first : null;
}

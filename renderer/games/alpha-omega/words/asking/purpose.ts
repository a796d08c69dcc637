import { targetsOf } from '../../../../../cards/text/ops/index.ts';
import type { Ability, CardDef, Op, Program, Select } from '../../../../../engine/alpha-omega/index.ts';
import { t } from '../../../../text/language/language.ts';

/** What becomes of the card that is chosen. */
export interface Purpose {
  readonly deed: Deed;
  /** A Person is a "whom", anything else a "which card". */
  readonly whom: boolean;
}

type Choose = Extract<Op, { readonly op: 'choose' }>;

/** The ops that do something to cards a choice can have named. */
const DOING = [
  'damage',
  'heal',
  'defeat',
  'discard',
  'arrange',
  'putUnder',
  'fall',
  'bringOver',
  'shuffleIn',
  'takeBack',
  'raise',
  'redirect',
  'lasting',
  'strike',
  'if',
] as const satisfies readonly Op['op'][];

type Doing = Extract<Op, { readonly op: (typeof DOING)[number] }>;

/** What a card does to a card; to bring over who was Lured Astray is to bring back. */
export type Deed = Doing['op'] | 'bringBack';

const NAMES: ReadonlySet<Op['op']> = new Set(DOING);

const isDoing = (op: Op): op is Doing => NAMES.has(op.op);

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
  return { deed: back ? 'bringBack' : next.op, whom: isPersonOnly(choice.from) };
}

/** The question that asks for the card: "Eremiel · Mindy, who is defeated?" */
export const purposeQuestion = ({ deed, whom }: Purpose, seat: string, source: string): string =>
  t(`deed.${deed}${whom ? 'Whom' : 'Which'}`, { seat, source });

/** The choice of a card: "Defeat Paimon". */
export const purposeChoice = ({ deed }: Purpose, card: string): string => t(`deed.${deed}Do`, { card });

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
  return others.every((other) => other?.deed === first?.deed && other?.whom === first?.whom) ? first : null;
}

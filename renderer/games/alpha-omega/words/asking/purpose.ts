import { type Deed, isDoing, saidIn, targetsOf, wordsOf } from '../../../../../cards/text/ops/index.ts';
import type { Place } from '../../../../../cards/text/ops/op.ts';
import type { Ability, CardDef, Op, Program, Select } from '../../../../../engine/alpha-omega/index.ts';
import { t } from '../../../../text/language/language.ts';

/** What becomes of the card that is chosen. */
export interface Purpose {
  readonly deed: Deed;
  /** A Person is a "whom", anything else a "which card". */
  readonly whom: boolean;
}

type Choose = Extract<Op, { readonly op: 'choose' }>;

/** Does the op do something to the cards that were bound under this name, by itself or in one of its programs? */
const concerns = (op: Op, as: string): boolean =>
  isDoing(op) &&
  (targetsOf(op).some((target) => target.is === as) ||
    saidIn(op).some((part) => {
      if (part.kind === 'topOfOpponentDeck' || part.kind === 'topOfDecks') return part.said === as;
      return part.kind === 'program' && part.said.some((inner) => concerns(inner, as));
    }));

const isPersonOnly = ({ type }: Select): boolean => type === 'person';

function purposeIn(choice: Choose, after: Program): Purpose | null {
  const next = after.filter(isDoing).find((op) => concerns(op, choice.as));
  if (next === undefined) return null;
  const back = next.op === 'bringOver' && choice.from.lured === true;
  return { deed: back ? 'bringBack' : next.op, whom: isPersonOnly(choice.from) };
}

/** Where the card lies when that is done. */
export const broughtTo = ({ deed }: Purpose): Place =>
  wordsOf({ op: deed === 'bringBack' ? 'bringOver' : deed }).brings ?? 'asBefore';

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

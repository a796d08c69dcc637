import { asPlayedAt } from './as-played.ts';
import { objectiveGoals } from '../cards/card-texts.ts';
import { t } from '../../../../text/language/language.ts';
import { lead } from './outcome.ts';
import { printOf } from '../cards/prints.ts';
import type { CardBook } from '../cards/words.ts';
import type { Side, View } from '../../../../../engine/alpha-omega/index.ts';
import type { Span } from '../../../../../cards/text/types.ts';

/** One thing that wins or loses the Objective on the table, as far as it has come. */
export interface GoalLine {
  readonly wins: Side;
  /** In the language of the cards' texts. */
  readonly spans: readonly Span[];
  /** Were the Strength Check made now, would it decide? Not told of the Narrow Way before it begins. */
  readonly isMet: boolean;
  /** The round of the Objective that it waits for, as long as that has not passed. */
  readonly waitsFor: number | null;
}

type Seen = Pick<
  View,
  'objective' | 'goal' | 'lostBy' | 'balance' | 'round' | 'objectiveRound' | 'ends' | 'variants'
>;

type LeadRules = Pick<View, 'variants' | 'round'>;

const isNarrow = ({ variants }: LeadRules): boolean => variants.includes('narrowWay');

/** Before the first Strength Check the Narrow Way asks for no lead: not everybody has had a turn then. */
const isBeforeNarrow = (view: LeadRules): boolean => isNarrow(view) && view.round <= 1;

/** When it is asked what loses an Objective: the Narrow Way waits for no Strength Check after the first. */
export function whenLost(view: LeadRules): string {
  if (isBeforeNarrow(view)) return t('goals.loseFromFirstCheck');
  return isNarrow(view) ? t('goals.loseAtOnce') : t('goals.loseAtCheck');
}

/** Has the round come from which an end of an Objective can decide? */
export const isDue = (
  { round }: View['ends'][number],
  { objectiveRound }: Pick<View, 'objectiveRound'>,
): boolean => round === null || objectiveRound >= round;

/** The leads of both sides come first. */
const LEADS = 2;

/** Everything that wins and that loses the Objective of a table: the leads, then what its program has besides. */
export function goalLines(view: Seen, book: CardBook): readonly GoalLine[] {
  const def = printOf(book, view.objective.def);
  if (def.type !== 'objective') return [];
  const ahead = lead(view.balance);
  const leads = [ahead >= view.goal, -ahead >= view.lostBy && !isBeforeNarrow(view)];
  return objectiveGoals(asPlayedAt(def, view), view.ends, book).map(({ wins, spans }, at): GoalLine => {
    const end = view.ends[at - LEADS];
    const round = end?.round ?? null;
    return {
      ...{ wins, spans },
      isMet: leads[at] ?? (end?.holds === true && isDue(end, view)),
      waitsFor: round !== null && view.objectiveRound <= round ? round : null,
    };
  });
}

/**
 * Who would win at a Strength Check now by what the Objective says besides the leads: where both would, the Opponents; null
 * where nobody.
 */
export function decidedBy(view: Seen, book: CardBook): Side | null {
  const met = goalLines(view, book)
    .slice(LEADS)
    .filter(({ isMet }) => isMet);
  if (met.some(({ wins }) => wins === 'opponent')) return 'opponent';
  return met.length > 0 ? 'good' : null;
}

/** By which of its own words an Objective has failed, as it is printed; null where by none. */
export function failedBy(view: Seen, book: CardBook): string | null {
  const way = goalLines(view, book)
    .slice(LEADS)
    .find(({ wins, isMet }) => wins === 'opponent' && isMet);
  return way === undefined ? null : way.spans.map(({ text }) => text).join('');
}

/** What ends the Objective besides the leads, as it is heard: which side wins by it, and when. */
export const endSentences = (view: Seen, book: CardBook): readonly string[] =>
  goalLines(view, book)
    .slice(LEADS)
    .map(({ wins, spans, waitsFor }) => {
      const way = spans.map(({ text }) => text).join('');
      const said = t(wins === 'good' ? 'goals.winsBy' : 'goals.losesBy', { way });
      const left = t('goals.roundOf', { round: view.objectiveRound, last: waitsFor ?? 0 });
      return waitsFor === null ? said : `${said} ${left}.`;
    });

/** What else the variants of a table ask for before it is won; null where nothing. */
export function furtherGoal({ variants }: Pick<View, 'variants'>): string | null {
  if (variants.includes('allOrNothing')) return t('goals.wholeDeck');
  return variants.includes('allAsWell') ? t('goals.wholeDeckToo') : null;
}

/** How far an Objective has come towards being won, from 0 to 1, by the way in which it has come farthest. */
export function progressOf(view: Seen, book: CardBook): number {
  const byLead = lead(view.balance) / view.goal;
  const byRound = goalLines(view, book).flatMap(({ wins, isMet, waitsFor }) => {
    if (wins !== 'good') return [];
    if (isMet) return [1];
    return waitsFor === null ? [] : [(view.objectiveRound - 1) / waitsFor];
  });
  return Math.max(0, Math.min(1, Math.max(byLead, ...byRound)));
}

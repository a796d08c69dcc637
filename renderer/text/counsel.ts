import type { Answer, CardId, Counsel, CounselReason, DecisionView } from '../../engine/index.ts';
import { listOf } from './line.ts';
import { cardsOfOption, optionSentences, type Names } from './options.ts';
import { signed } from './outcome.ts';

/** A hint in words. */
export interface CounselWords {
  /** What to do, as the choice itself is worded. */
  readonly advice: string;
  /** What comes to much the same, or null. */
  readonly alike: string | null;
  /** With what the reasons compare it; null when no choice is clearly worse. */
  readonly instead: string | null;
  /** Why, the weightiest first. */
  readonly reasons: readonly string[];
}

/** More would bury the reasons. */
const MOST_ALIKE = 3;

/** Words a hint for the decision it was given on. */
export function counselWords(counsel: Counsel, decision: DecisionView, names: Names): CounselWords {
  const words = (answer: Answer): string => answerWords(answer, decision, names);
  const { best, alike, instead, reasons } = counsel;
  return {
    advice: words(best[0]?.answer ?? []),
    alike: alike.length === 0 ? null : alikeWords(alike.map(words), instead === null),
    instead: instead === null ? null : `Compared with “${words(instead.answer)}”:`,
    reasons: reasons.map((reason) => reasonWords(reason, names)),
  };
}

function alikeWords(alike: readonly string[], all: boolean): string {
  if (all && alike.length > 1) return 'All choices come to much the same.';
  const told = alike.slice(0, MOST_ALIKE).map((words) => `“${words}”`);
  const more = alike.length - told.length;
  const list = more > 0 ? `${told.join(', ')} and ${more} more` : listOf(told);
  return `Much the same: ${list}.`;
}

function answerWords(answer: Answer, decision: DecisionView, names: Names): string {
  const { ask } = decision;
  if (ask === null || ask.kind === 'one') return optionSentences(decision, names).get(answer[0] ?? '') ?? '';
  const chosen = answer.flatMap((id) => {
    const option = ask.options.find((one) => one.id === id);
    const card = option === undefined ? null : cardsOfOption(option).from;
    return card === null ? [] : [names.card(card)];
  });
  if (ask.kind === 'order') return `In this order: ${chosen.join(', ')}`;
  return chosen.length === 0 ? 'Choose none' : `Choose ${listOf(chosen)}`;
}

function reasonWords(reason: CounselReason, names: Names): string {
  switch (reason.kind) {
    case 'won':
      return `The Good side wins soon ${compared(reason)}.`;
    case 'lost':
      return `The Opponents win soon ${compared(reason)}.`;
    case 'fate':
      return `${names.card(reason.card)} ${fateWords(reason.fate, reason.card, names)} before the Strength Check ${compared(reason)}.`;
    case 'lead':
      return `The coming Strength Check is expected at ${rounded(reason.lead)}, not at ${rounded(reason.instead)}.`;
    case 'later':
      return `In the rounds that follow the table stands better by about ${Math.round(reason.gain)} Strength.`;
  }
}

/** No more exact than a few hundred imagined games can tell. */
const compared = ({ chance, instead }: { readonly chance: number; readonly instead: number }): string =>
  `in ${Math.round(chance * 10)} of 10 cases instead of ${Math.round(instead * 10)}`;

/** As in the log: a Person is defeated, anything else destroyed. */
function fateWords(fate: Fate, card: CardId, names: Names): string {
  switch (fate) {
    case 'defeated':
      return names.book.get(names.def(card) ?? '')?.type === 'person' ? 'is defeated' : 'is destroyed';
    case 'lured':
      return 'is Lured Astray';
    case 'broughtOver':
      return 'comes over to the Good side';
  }
}

type Fate = Extract<CounselReason, { readonly kind: 'fate' }>['fate'];

const rounded = (lead: number): string => signed(Math.round(lead));

import type { Answer, Counsel, CounselReason, DecisionView } from '../../engine/index.ts';
import { listOf } from './line.ts';
import { cardsOfOption, optionSentences, type Names } from './options.ts';
import { signed } from './outcome.ts';

/** A hint in words. */
export interface CounselWords {
  /** What to do, as the choice itself is worded. */
  readonly advice: string;
  /** Why, the weightiest first; never empty. */
  readonly reasons: readonly string[];
  /** What comes next to it. */
  readonly nextBest: string | null;
}

/** Words a hint for the decision it was given on. */
export function counselWords(counsel: Counsel, decision: DecisionView, names: Names): CounselWords {
  const [best, second] = counsel.best;
  return {
    advice: best === undefined ? '' : answerWords(best.answer, decision, names),
    reasons: counsel.reasons.map((reason) => reasonWords(reason, names)),
    nextBest: second === undefined ? null : answerWords(second.answer, decision, names),
  };
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

/** "surely", "most likely", "in 3 of 10 cases": no more exact than a few hundred imagined games can tell. */
function often(chance: number): string {
  const tenths = Math.round(chance * 10);
  if (tenths === 0) return 'hardly ever';
  return tenths === 10 ? 'almost surely' : `in ${tenths} of 10 cases`;
}

function reasonWords(reason: CounselReason, names: Names): string {
  switch (reason.kind) {
    case 'won':
      return `The Good side wins soon ${compared(reason)}.`;
    case 'lost':
      return `The Opponents win soon ${compared(reason)}.`;
    case 'fate':
      return `${names.card(reason.card)} ${FATE_WORDS[reason.fate]} before the Strength Check ${compared(reason)}.`;
    case 'lead':
      return `The coming Strength Check is expected at ${rounded(reason.lead)}, with the next best at ${rounded(reason.instead)}.`;
    case 'later':
      return `In the rounds that follow the table stands better by about ${Math.round(reason.gain)} Strength.`;
    case 'alike':
      return 'The next best comes to much the same.';
  }
}

const compared = ({ chance, instead }: { readonly chance: number; readonly instead: number }): string =>
  `${often(chance)}, with the next best ${often(instead)}`;

const FATE_WORDS = {
  defeated: 'is defeated',
  lured: 'is Lured Astray',
  broughtOver: 'comes over to the Good side',
} as const satisfies Record<Extract<CounselReason, { kind: 'fate' }>['fate'], string>;

const rounded = (lead: number): string => signed(Math.round(lead));

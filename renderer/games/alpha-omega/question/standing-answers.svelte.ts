import type { DecisionView, Option } from '../../../../engine/alpha-omega/index.ts';
import { ownAlone } from '../words/asking/options.ts';
import type { Names } from '../words/asking/names.ts';

/** An answer that somebody gives to a question whenever it is asked again. */
export interface StandingAnswer {
  /** Which question it is: of whom, about what, by which cards. */
  readonly question: string;
  readonly option: string;
  /** The number of the question at which it was chosen. */
  readonly since: number;
  /** The answer in words, as it was chosen. */
  readonly words: string;
}

/** Questions that a card asks again and again, and that may be answered once for all: use it, or step in? */
const AGAIN: ReadonlySet<DecisionView['about']> = new Set([
  'may',
  'interruptAttack',
  'interruptDefeat',
] as const);

/** What makes two questions the same one, or null for those that are new each time. */
function questionOf({ about, seat, source, ask }: DecisionView, names: Names): string | null {
  if (ask?.kind !== 'one') return null;
  if (about === 'action' && ownAlone(ask.options, names).length > 0) return `ownAlone ${String(seat)}`;
  if (!AGAIN.has(about)) return null;
  const cards = ask.options.flatMap((option) => ('card' in option ? [names.def(option.card) ?? ''] : []));
  const by = about === 'may' ? [source?.def ?? ''] : cards.toSorted((a, b) => (a < b ? -1 : 1));
  return [about, seat, ...by].join(' ');
}

/** Declining, using what is always used, and ending: these mean the same whenever they are asked. */
const isTheSame = ({ kind }: Option): boolean => kind === 'decline' || kind === 'accept' || kind === 'end';

/**
 * What is answered by itself from now on in a game, so that nobody is asked the same thing in every round. It lasts until
 * somebody takes it back, or takes back the choice of it.
 */
export class StandingAnswers {
  all = $state.raw<readonly StandingAnswer[]>([]);
  /** The number of the question that was answered last: numbers that come again mean that a move was taken back. */
  #latest = 0;

  /** May this choice be given once for all? */
  canStand(decision: DecisionView | null, names: Names): boolean {
    return decision !== null && questionOf(decision, names) !== null;
  }

  keep(decision: DecisionView, option: Option, names: Names, words: string): void {
    const question = questionOf(decision, names);
    if (question === null || !isTheSame(option)) return;
    this.all = [
      ...this.all.filter((one) => one.question !== question),
      { question, option: option.id, since: decision.id, words },
    ];
  }

  /** The choice that stands for a question when it is first seen, if one does and it is still offered. */
  answerTo(decision: DecisionView, names: Names): string | null {
    if (decision.id === this.#latest) return null;
    const isUndone = decision.id < this.#latest;
    this.#latest = decision.id;
    if (isUndone) {
      this.all = this.all.filter(({ since }) => since < decision.id);
      // Answered at once, it could never be gone back beyond.
      return null;
    }
    const question = questionOf(decision, names);
    const kept = this.all.find((one) => one.question === question);
    const isOffered = decision.ask?.options.some(({ id }) => id === kept?.option) === true;
    return kept !== undefined && isOffered ? kept.option : null;
  }

  drop(question: string): void {
    this.all = this.all.filter((one) => one.question !== question);
  }
}

const games = new Map<string, StandingAnswers>();

/** The answers that stand in a game, also when it was left and is come back to, as long as the window is open. */
export function standingAnswersOf(game: string): StandingAnswers {
  const kept = games.get(game) ?? new StandingAnswers();
  games.set(game, kept);
  return kept;
}

export const forgetStandingAnswers = (): void => games.clear();

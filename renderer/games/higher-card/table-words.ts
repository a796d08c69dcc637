import type { HigherCardEvent, View } from '../../../engine/higher-card/game.ts';
import { answerBroughtBack, answerTo, type Answered, type Line } from '../../table/time/line.ts';
import type { TableWords } from '../../table/words.ts';
import { t } from '../../text/language/language.ts';
import { seatName } from '../../text/seats.ts';
import { deedOf, roundWords } from './words/line.ts';

/** The table that is told of. */
interface Shown {
  readonly session: Line<HigherCardEvent>;
  readonly view: View;
  readonly seats: readonly string[];
  sentence(id: string): string;
}

/** What Higher Card says at a table, where every game says something. */
export const tableWords = (table: Shown): TableWords => {
  const deed = (answered: Answered<HigherCardEvent> | null): string | null =>
    answered === null ? null : deedOf(answered.events, table.seats);
  return {
    line: {
      deed: (place) => deed(answerTo(table.session, place)),
      broughtBack: (leap) => deed(answerBroughtBack(table.session, leap)),
      phase: () => t('higherCard.laying'),
      round: (round) => ({ number: round, words: roundWords(round) }),
    },
    kinds: [],
    marks: [],
    now: () => t('table.round', { round: table.view.round }),
    thing: () => t('names.hiddenCard'),
    question: () => {
      const { pending } = table.view;
      return pending?.ask == null ? null : t('higherCard.lay', { name: seatName(table.seats, pending.seat) });
    },
    choices: () => (table.view.pending?.ask?.options ?? []).map(({ id }) => table.sentence(id)),
    undoCosts: () => null,
  };
};

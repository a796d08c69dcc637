import type { View } from '../../../../engine/alpha-omega/index.ts';
import type { SeatShown } from '../../../table/couch/seat-words.ts';
import { t } from '../../../text/language/language.ts';

/** The hands that the eyes of a view may see; those who play the Opponents sit after the others. */
export const handsIn = ({ seats, opponents }: View) => [
  ...seats.flatMap(({ seat, name, hand }) => (hand === null ? [] : [{ seat, name, hand }])),
  ...opponents.flatMap(({ seat, name, hand }) =>
    hand === null ? [] : [{ seat, name, hand: hand.map((card) => ({ ...card, spent: false })) }],
  ),
];

const luredWords = (turns: number) => ({ sign: '☾', words: t('state.isLured', { count: turns }) });

/** What everybody sees of the seats. */
export const seatsIn = ({ seats, opponents }: View): readonly SeatShown[] => [
  ...seats.map(({ seat, handCount, luredTurns }) => ({
    ...{ seat, cards: handCount },
    plight: luredTurns === null ? null : luredWords(luredTurns),
  })),
  ...opponents.map(({ seat, handCount }) => ({ seat, cards: handCount, plight: null })),
];

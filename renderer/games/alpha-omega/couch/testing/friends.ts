import type { View } from '../../../../../engine/alpha-omega/index.ts';
import type { SeatId } from '../../../../../engine/index.ts';
import { NAMES } from '../../../../table/couch/testing/hidden.ts';
import { hand } from '../../words/testing/card-views.ts';
import { playing } from '../../words/testing/scenes.ts';

const HANDS = [null, ['Love', 'Gabriel'], ['Metatron'], ['Eden'], ['Sinai'], ['Courage']] as const;

/** So many friends at the table, one of whom is asked which card to play. */
export function friends(count: number, asked: SeatId = 0, id = 11): View {
  const view = playing();
  const [mindy] = view.seats;
  if (mindy === undefined || view.pending === null) return view;
  const seats = Array.from({ length: count }, (_, seat) => {
    const cards = hand(...(HANDS[seat] ?? []));
    const own = seat === 0 ? {} : { hand: cards, handCount: cards.length, callings: [] };
    return { ...mindy, ...own, seat, name: NAMES[seat] ?? '' };
  });
  return { ...view, seats, turn: asked, pending: { ...view.pending, id, seat: asked } };
}

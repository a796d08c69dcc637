import type { CardId, DefId, InPlayView, View } from '../../../../engine/alpha-omega/index.ts';

/** A card that is looked at. */
export interface Looked {
  readonly def: DefId;
  readonly card: InPlayView | null;
  /** The very card on the table; null where it is only read about. */
  readonly id: CardId | null;
}

/**
 * What the panel shows: what is looked at, as long as it is on the board or in a hand that is known; then whatever came into
 * play last, else the Objective.
 * @param board how the table is drawn, which an answer's movements may leave behind the view
 */
export function shownCard(looked: Looked | null, board: Pick<View, 'inPlay'>, view: View): Looked {
  if (looked !== null) {
    if (looked.id === null) return looked;
    const card = board.inPlay.find(({ id }) => id === looked.id);
    if (card !== undefined) return { ...looked, card };
    const hands = [...view.seats, ...view.opponents].map(({ hand }) => hand ?? []);
    if (hands.flat().some(({ id }) => id === looked.id)) return { ...looked, card: null };
  }
  const newest = board.inPlay.at(-1);
  if (newest !== undefined) return { def: newest.def, card: newest, id: newest.id };
  return { def: view.objective.def, card: null, id: null };
}

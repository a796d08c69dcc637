import { t } from '../../../text/language/language.ts';
import type { Names } from '../words/asking/names.ts';
import type { Intent } from '../../../table/couch/pointing.ts';

/** What can be said of a seat to everybody. */
export interface SeatState {
  readonly name: string;
  readonly cards: number;
  /** Lured turns still to take, or null. */
  readonly lured: number | null;
  /** Who plays it; null for the program. */
  readonly player: string | null;
  readonly isTurn: boolean;
  readonly isAsked: boolean;
  readonly isBeside: boolean;
}

/** Who plays a seat that is not played by the one whose name it bears; null where it is. */
function playing({ name, player, isBeside }: SeatState): string | null {
  if (player === null) return t('couch.playedByProgram');
  if (isBeside) return t('couch.playedBeside', { name: player });
  return player === name ? null : t('couch.playedBy', { name: player });
}

/** A seat in words: whose it is, how many cards are in its hand, who plays it, and what is the matter with it now. */
export function seatWords(state: SeatState): string {
  const { name, cards, lured, isTurn, isAsked } = state;
  return [
    t('couch.seat', { name, count: cards }),
    playing(state),
    isTurn ? t('couch.hasTurn') : null,
    isAsked ? t('couch.isAsked') : null,
    lured === null ? null : t('couch.isLured', { count: lured }),
  ]
    .filter((words) => words !== null)
    .join(' ');
}

/** What a seat means to do, in words; what these eyes may not see has no name. */
export const intentWords = ({ card, to }: Intent, names: Names): string =>
  to === null
    ? t('couch.means', { card: names.card(card) })
    : t('couch.meansTo', { card: names.card(card), target: names.card(to) });

import type { SeatId } from '../../../engine/index.ts';
import { t } from '../../text/language/language.ts';
import type { ThingId } from '../things.ts';
import type { Intent } from './pointing.ts';

/** What a game shows of a seat to everybody. */
export interface SeatShown {
  readonly seat: SeatId;
  /** How many cards are in its hand. */
  readonly cards: number;
  /** What is the matter with it: a sign, and the same in words; null where nothing is. */
  readonly plight: { readonly sign: string; readonly words: string } | null;
}

/** What can be said of a seat to everybody. */
export interface SeatState extends Omit<SeatShown, 'seat'> {
  readonly name: string;
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
  const { name, cards, plight, isTurn, isAsked } = state;
  return [
    t('couch.seat', { name, count: cards }),
    playing(state),
    isTurn ? t('couch.hasTurn') : null,
    isAsked ? t('couch.isAsked') : null,
    plight?.words ?? null,
  ]
    .filter((words) => words !== null)
    .join(' ');
}

/** What a seat means to do, in words; what these eyes may not see has no name. */
export const intentWords = ({ card, to }: Intent, named: { thing(thing: ThingId): string }): string =>
  to === null
    ? t('couch.means', { card: named.thing(card) })
    : t('couch.meansTo', { card: named.thing(card), target: named.thing(to) });

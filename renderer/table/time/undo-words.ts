import type { Back, Leap, Stance } from '../../../engine/index.ts';
import { t } from '../../text/language/language.ts';
import { seatName } from '../../text/seats.ts';
import type { TableWords } from '../words.ts';
import { firstDeed, type Told } from './line.ts';
import { placeOf } from './places.ts';

/** The sizes of an undo, the smallest first. */
export const BACKS = ['step', 'action', 'turn', 'round'] as const satisfies readonly Back[];

/** An undo of a size, where there is something to undo. */
export interface Sized {
  readonly back: Back;
  readonly leap: Leap;
}

/** Sizes that lead to the same moment are one choice: the last answer where that is all, else the larger of the two. */
export function differing(
  sizes: readonly { readonly back: Back; readonly leap: Leap | null }[],
): readonly Sized[] {
  const found = new Map<number, Sized>();
  for (const { back, leap } of sizes)
    if (leap && found.get(leap.to)?.back !== 'step') found.set(leap.to, { back, leap });
  return [...found.values()];
}

/** What the Undo button does: "Undo: Michael attacks Paimon". */
export function undoWords(
  table: Told & { readonly session: { readonly isCut?: boolean; readonly stance?: Stance } },
  leap: Leap | null,
): string {
  if (leap !== null) return t('time.undoWhat', { deed: firstDeed(table, leap) });
  const { isCut, stance, moments } = table.session;
  if (isCut === true) return t('time.nothingBefore');
  return stance === 'against' && moments.length > 1 ? t('time.notYoursToUndo') : t('time.nothingToUndo');
}

/** What the Redo button does. */
export function redoWords({ words }: Told, leap: Leap | null): string {
  if (leap === null) return t('time.nothingToRedo');
  const deed = words.line.broughtBack(leap) ?? t('time.anAnswer');
  const { answers: count } = leap;
  return count === 1 ? t('time.redoWhat', { deed }) : t('time.redoMore', { count, deed });
}

/** How far an undo of a size goes, in words. */
export function sizeWords(back: Back, table: Told, leap: Leap): string {
  const there = table.session.moments[placeOf(table.session, leap.to)];
  if (back === 'step' || back === 'action' || there === undefined)
    return t('time.from', { deed: firstDeed(table, leap) });
  if (leap.to === 0) return t('time.toGame');
  const { turn } = there;
  const round = table.words.line.round(there.round).words;
  if (back === 'round') return t('time.toRound', { round });
  return turn === null
    ? t('time.toTurnEnd', { round })
    : t('time.toTurn', { name: seatName(table.seats, turn) });
}

/** What is said of an undo that hides again what was seen, and what else it costs. */
export function hidesAgainWords(words: Pick<TableWords, 'undoCosts'>): string {
  return [t('time.hidesAgain'), words.undoCosts()].filter((sentence) => sentence !== null).join(' ');
}

import type { Back, Leap } from '../../../../engine/index.ts';
import { t } from '../../../text/language/language.ts';
import type { Session } from '../../../session.svelte.ts';
import { countedRound, followedIn } from '../words/telling/objective-round.ts';
import type { Cast } from '../words/telling/voice.ts';
import { seatName } from '../../../text/seats.ts';
import { broughtBack, firstDeed, type Line } from './line.ts';
import { placeOf } from '../../../table/time/places.ts';

/** The sizes of an undo, the smallest first. */
export const BACKS = ['step', 'action', 'turn', 'round'] as const satisfies readonly Back[];

/** An undo of a size, where there is something to take back. */
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

/** What the button that takes back one answer does: "Undo: Michael attacks Paimon". */
export function takeBackWords(
  line: Line & { readonly isCut?: boolean },
  leap: Leap | null,
  cast: Cast,
): string {
  if (leap !== null) return t('time.takeBackWhat', { deed: firstDeed(line, leap, cast) });
  return line.isCut === true ? t('rulesChanges.nothingToTake') : t('time.nothingToTake');
}

/** What the button that brings back does. */
export function bringBackWords(line: Line, leap: Leap | null, cast: Cast): string {
  if (leap === null) return t('time.nothingToBring');
  const deed = broughtBack(line, leap, cast);
  const { answers: count } = leap;
  return count === 1 ? t('time.bringBackWhat', { deed }) : t('time.bringBackMore', { count, deed });
}

/** How far an undo of a size goes, in words. */
export function sizeWords(back: Back, line: Line, leap: Leap, cast: Cast): string {
  const there = line.moments[placeOf(line, leap.to)];
  if (back === 'step' || back === 'action' || there === undefined)
    return t('time.from', { deed: firstDeed(line, leap, cast) });
  if (leap.to === 0) return t('time.toGame');
  const { turn } = there;
  const counted = countedRound(there.round, followedIn(line.log));
  if (back === 'round') return t('time.toRound', { ...counted });
  return turn === null
    ? t('time.toTurnEnd', { ...counted })
    : t('time.toTurn', { name: seatName(cast.seats, turn) });
}

/**
 * What is said of an undo that hides again what was seen: also that the game counts for no achievements from then on, where that
 * is not so already.
 */
export function hidesAgainWords({ isLed, log, table }: Pick<Session, 'isLed' | 'log' | 'table'>): string {
  const isPlayed = !isLed && table.seats.some(({ kind }) => kind !== 'bot');
  const isLostAlready = log.some((entry) => entry.kind === 'takenBack' && entry.revealed);
  return isPlayed && !isLostAlready
    ? `${t('time.hidesAgain')} ${t('time.noAchievements')}`
    : t('time.hidesAgain');
}

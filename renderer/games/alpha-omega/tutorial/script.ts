import type { View } from '../../../../engine/alpha-omega/index.ts';
import type { Chapter, Step } from './script/chapter.ts';
import { CHAPTERS, END } from './script/index.ts';
import { offered, situationOf } from './situation.ts';

/** A step where it stands in the script. */
export interface Place {
  readonly step: Step;
  readonly chapter: Chapter;
  /** Which chapter it is in, from 1. */
  readonly part: number;
  /** Which stop it is, from 1; steps that are answered by the way share that of the stop before. */
  readonly stop: number;
}

const places: ReadonlyMap<string, Place> = new Map(
  CHAPTERS.flatMap((chapter, index) => chapter.steps.map((step) => ({ step, chapter, part: index + 1 }))).map(
    (place, index, all): readonly [string, Place] => [
      place.step.at,
      { ...place, stop: all.slice(0, index + 1).filter(({ step }) => step.pages.length > 0).length },
    ],
  ),
);

const stopsOf = ({ steps }: Chapter): number => steps.filter(({ pages }) => pages.length > 0).length;

/** The parts of the way: with which stop each begins, and how many times it stops to be read. */
export const PARTS: readonly { readonly first: number; readonly stops: number }[] = CHAPTERS.map(
  (chapter, index) => ({
    first: 1 + CHAPTERS.slice(0, index).reduce((sum, before) => sum + stopsOf(before), 0),
    stops: stopsOf(chapter),
  }),
);

/** Where in the script a game stands; null where it has left the example, or nothing is asked. */
export function placeOf(view: View): Place | null {
  const place = places.get(situationOf(view) ?? '');
  return place !== undefined && offered(view).has(place.step.answer) ? place : null;
}

/** Has the example been followed to its end? */
export const isAtEnd = (view: View): boolean => situationOf(view) === END;

import type { View } from '../../../../engine/alpha-omega/index.ts';
import type { MessageKey } from '../../../text/language/catalogue.ts';
import type { Option } from '../../../../engine/alpha-omega/index.ts';
import { CHAPTERS, END } from './script/index.ts';
import { offered, situationOf } from './situation.ts';

type Of<A extends string> = Extract<MessageKey, `${A}.${string}`>;
/** What the tutorial says; none of it takes a value. */
export type Saying = Of<'tutorial'> | Of<'tutorialLater'>;

/** What can be pointed at: a part of the table, a card by its short name, or how the example's answer is given. */
export type Point =
  | 'answer'
  | 'calling'
  | 'counsel'
  | 'discard'
  | 'goal'
  | 'known'
  | 'luredPlayer'
  | 'omens'
  | 'opponentDiscard'
  | 'phases'
  | 'scale'
  | 'seal'
  | 'story'
  | 'undo'
  | { readonly card: string };

/** One thing to be read before one goes on. */
export interface Page {
  readonly say: Saying;
  readonly point?: Point;
  /** A second thing that is spoken of. */
  readonly also?: Point;
}

/** One question of the example: where it is met, what is answered there, and what is said about it. */
export interface Step {
  /** The situation of the game in which it is met, see `situationOf`. */
  readonly at: string;
  /** The example's answer, in the words of `offered`. */
  readonly answer: string;
  /** What has happened and what is asked, page by page; a step without any is answered by the way. */
  readonly pages: readonly Page[];
  /** Why the example answers so. */
  readonly why: Saying;
  /** What comes of another answer, where its kind alone does not say it. */
  readonly wrong?: Readonly<Partial<Record<Option['kind'], Saying>>>;
}

export interface Chapter {
  readonly title: Saying;
  /** Whom the learner plays; null where both are shown. */
  readonly learner: 'Mindy' | 'Steve' | null;
  readonly steps: readonly Step[];
}

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

import type { Option } from '../../../../../engine/alpha-omega/index.ts';
import type { MessageKey } from '../../../../text/language/catalogue.ts';

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

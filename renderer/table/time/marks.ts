import type { CommandId } from '../../input/commands.ts';
import { t } from '../../text/language/language.ts';

/** A kind of moments that one looks for when one looks back. */
export interface MarkKind {
  readonly id: string;
  readonly word: () => string;
  /** The path of its shape in a box of 16 by 16: one each, so that no colour has to say it. */
  readonly shape: string;
  readonly tone: 'loss' | 'gain' | 'text' | 'gold' | 'bright';
  readonly isFull?: true;
  /** What leads to the next one where a game is watched. */
  readonly command?: CommandId;
}

/** A moment that stands out. */
export interface Mark {
  readonly kind: MarkKind;
  /** The moment at which it had happened. */
  readonly moment: number;
  /** The round of the game in which that was. */
  readonly round: number;
  readonly words: string;
}

/** A choice that moved the odds: a fork in the way. */
export const PIVOTAL: MarkKind = {
  id: 'pivotal',
  word: () => t('time.pivotal'),
  shape: 'M8 15V9M8 9L3 2M8 9L13 2M3 6V2H7M9 2H13V6',
  tone: 'bright',
  command: 'watchTurning',
};

/** What somebody wrote: a sheet. */
export const NOTE: MarkKind = {
  id: 'note',
  word: () => t('time.note'),
  shape: 'M3 1H10L13 4V15H3ZM5.5 6H10.5M5.5 9H10.5M5.5 12H8.5',
  tone: 'bright',
  command: 'watchNote',
};

/** All kinds of marks that a game with these of its own has, in the order of their rows. */
export const allKinds = (own: readonly MarkKind[]): readonly MarkKind[] => [...own, PIVOTAL, NOTE];

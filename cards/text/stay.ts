import { NOTHING, type Phrase } from './phrase.ts';

/** How long what a card says holds, and where in a sentence that is said. */
export interface Stay {
  readonly phrase: Phrase;
  readonly at: 'beginning' | 'end';
}

/** For as long as the card is in play: that goes without saying. */
export const WHILE_IN_PLAY: Stay = { phrase: NOTHING, at: 'end' };

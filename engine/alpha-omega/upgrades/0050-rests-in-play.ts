import type { Upgrade } from '../../kernel/upgrade.ts';
import { framesIn, withFrames, withInPlay } from './state-json.ts';

/**
 * To rules 5: that an Opponent could not act in a Clean-Up is kept with the card in play, and no longer in a list of the
 * Clean-Up's frame, which took one that had fallen and was raised for the one it was before.
 */
export const restsInPlay: Upgrade = {
  number: 50,
  up: (state) => {
    const passed = framesIn(state, 'nextOpponent').flatMap(({ passed: ids }): readonly unknown[] =>
      Array.isArray(ids) ? ids : [],
    );
    const resting = (card: unknown, acted: unknown): boolean => acted === false && passed.includes(card);
    return withInPlay(
      withFrames(state, 'nextOpponent', ({ passed: _, ...frame }) => frame),
      (card) => ({ rests: resting(card['id'], card['acted']), ...card }),
    );
  },
};

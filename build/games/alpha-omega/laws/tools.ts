import { tryLaws } from '../../../../engine/alpha-omega/testing/laws/try-laws.ts';
import type { LawTools } from '../../../soak/support/types.ts';

/** What the soak of laws needs of Alpha/Omega. */
export const laws: LawTools = {
  title: 'Laws over games of the rarest options',
  tryOne: (seed, game) => tryLaws({ seed, game }),
  games: [
    'in every variant, of 1 to 6 players, with own decks and common ones, in Opponent',
    'Play and in campaigns, half of them with decks stacked for one card. The players always take the least often chosen kind of',
    'option, of that kind the least often chosen cards; in one game of four every other answer is one of good sense, so that some last.',
  ],
};

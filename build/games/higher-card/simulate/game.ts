import type { HigherCard } from '../../../../engine/higher-card/game.ts';
import { higherCardRules } from '../../../../engine/higher-card/module.ts';
import { setUp } from '../../../../engine/higher-card/set-up.ts';
import type { SeatsGame } from '../../../../engine/simulation/seats.ts';

/** Higher Card as it is counted. */
export const counted: SeatsGame<HigherCard> = {
  ...{ rules: higherCardRules, content: null, setUp },
  points: ({ points }) => points,
};

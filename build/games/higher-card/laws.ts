import { tryLaws } from '../../../engine/higher-card/testing/laws.ts';
import type { LawTools } from '../../soak/support/types.ts';

/** What the soak of laws needs of Higher Card. */
export const laws: LawTools = {
  title: 'Laws over games of Higher Card',
  tryOne: (seed, game) => tryLaws({ seed, game }),
  games: ['of 2 to 4 players, in every second game every second of whom lays the best card they have.'],
};

import type { SoakTools } from '../../../../soak/support/types.ts';

/** What the soaks need of Alpha/Omega. */
export const soak: SoakTools = {
  laws: async () => (await import('../../laws/tools.ts')).laws,
  leaks: async () => (await import('./leaks.ts')).leaks,
  random: async () => (await import('./random.ts')).random,
  samples: {
    counted: [
      {
        law: 'zones, questions, ends, saving, replaying and views over random games',
        file: 'engine/alpha-omega/spec/laws.test.ts',
        variable: 'LAWS_GAMES',
        count: 5000,
      },
    ],
    parts: [
      {
        law: 'a game of 1, 2 or 6, left at any question, is found there',
        file: 'electron/main/games/alpha-omega/play.test.ts',
      },
      { law: 'Hint is good advice', file: 'engine/alpha-omega/beyond/bots/judged.test.ts' },
      {
        law: 'levels are won less often from one to the next',
        file: 'build/games/alpha-omega/soak/support/ladder.test.ts',
      },
    ],
  },
};

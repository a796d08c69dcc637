import { goldenPlans, playGolden } from '../../../engine/alpha-omega/testing/golden.ts';
import { packedStates } from '../../../engine/alpha-omega/testing/golden-states.ts';
import { keepStates } from '../../../engine/alpha-omega/testing/kept-states.ts';
import { digestOfGames } from '../../../engine/alpha-omega/testing/released.ts';
import type { GoldenTools } from '../tools.ts';

/** The golden games of Alpha/Omega. */
export const goldens: GoldenTools = {
  folder: 'engine/alpha-omega/spec/games',
  plans: () =>
    goldenPlans().map((plan) => ({
      name: plan.name,
      play() {
        const golden = playGolden(plan);
        const { winner, reason, round } = golden.outcome;
        const ended = `round ${String(round)}: ${winner ?? 'nobody'}, ${reason}`;
        return { golden, answers: golden.answers.length, ended };
      },
    })),
  states() {
    const kept = { ...keepStates(), games: digestOfGames() };
    return {
      file: `engine/alpha-omega/upgrades/golden/rules-${String(kept.rules)}.json.br`,
      ...{ packed: packedStates(kept), count: kept.states.length, rules: kept.rules },
    };
  },
};

import { percent, whole } from '../../../../simulate/figures.ts';
import type { RandomTools } from '../../../../soak/support/types.ts';
import { simulated } from './games.ts';

/** Ordinary games of so many random players. */
async function playedBy(players: number, many: number, seed: string) {
  const { report } = await simulated(`--players ${players} --bot random`, many, seed);
  const { games, rounds, good, decisions } = report;
  return [
    ...[players, whole(games), whole(decisions), rounds?.median ?? 0, rounds?.most ?? 0],
    percent(good.rate?.value ?? 0),
  ];
}

/** The random games of Alpha/Omega. */
export const random: RandomTools = {
  head: ['players', 'games', 'decisions', 'median rounds', 'most rounds', 'Good won'],
  rows: [1, 2, 3, 4, 5, 6].map((players) => (games, seed) => playedBy(players, games, seed)),
  held: 'every card was in exactly one place',
};

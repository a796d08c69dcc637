import { alphaOmega } from '../../../../../engine/alpha-omega/index.ts';
import { createMachine, hashOf } from '../../../../../engine/index.ts';
import { runGames } from '../../../../../engine/alpha-omega/beyond/simulation/run-games.ts';
import { gameFor } from './games.ts';

const LENGTH = 12;

/** So much of a hash as tells what is played apart from all else. */
export const shortHash = (of: unknown): string => hashOf(of).slice(0, LENGTH);

/** How the bots play, in short: another one wherever a bot, a rule or a card of their games is. `playedByBots` tells it. */
export const PLAYED = '74b7c453eb01';

const PLAYERS = [1, 2, 4] as const;
/** So many games of each are told apart from those of any other player. The thoughtful one takes far longer. */
const GAMES: Readonly<Record<'steady' | 'thoughtful', number>> = { steady: 12, thoughtful: 1 };

/** How the bots play now, in short: their games of some seeds, with several numbers of players. */
export function playedByBots(): string {
  const games = Object.entries(GAMES).flatMap(([bot, count]) =>
    PLAYERS.map((players) => {
      const { options, cards, setup } = gameFor(`--players ${String(players)} --bot ${bot}`);
      const machine = createMachine(alphaOmega, cards.content);
      return runGames(machine, { setup, bots: options.bots, seed: 'played' }, { from: 0, to: count });
    }),
  );
  return shortHash(games);
}

/** What is played by `npm run simulate` with these options, in short: figures with another key are of something else. */
export const keyOfPlayed = (line: string): string => shortHash([PLAYED, gameFor(line).setup]);

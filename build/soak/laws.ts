import { tasksOf } from '../../engine/toolbox/ranges.ts';
import {
  type Breach,
  together,
  type Tried,
  tryLaws,
  UNTRIED,
} from '../../engine/alpha-omega/testing/laws/try-laws.ts';
import { whole } from '../simulate/figures.ts';
import { openPool } from '../simulate/pool.ts';
import { progressTo } from '../simulate/progress.ts';
import { EXTENT } from '../games/alpha-omega/soak/support/games.ts';
import { keepReport, seedOfRun, tableRow } from './support/report.ts';

/** How many games, unless the second argument says otherwise; `only` and a number play one of them alone. */
const GAMES = 20_000;
/** So many breaches of a law are shown. */
const SHOWN = 12;

const seed = String(seedOfRun());

async function tryMany(games: number): Promise<Tried> {
  const { workers, signal } = EXTENT;
  const progress = progressTo(games, 'games');
  const pool = openPool({ work: 'laws', job: { seed }, workers, signal });
  let tried = UNTRIED;
  try {
    await pool.run(tasksOf({ from: 0, to: games }, workers), (part, { from, to }) => {
      tried = together(tried, part);
      progress.add(to - from);
    });
  } finally {
    progress.stop();
    await pool.close();
  }
  return tried;
}

const again = (rest: string): string => `npx node build/soak/laws.ts ${seed} ${rest}`;

function linesOf({ checks, breaches }: Tried): readonly string[] {
  return Object.entries(checks).map(([law, count]) =>
    tableRow(law, whole(count), breaches.filter((breach) => breach.law === law).length),
  );
}

function breachLines(breaches: readonly Breach[]): readonly string[] {
  const laws = [...new Set(breaches.map(({ law }) => law))];
  return laws.flatMap((law) => {
    const found = breaches.filter((breach) => breach.law === law).toSorted((a, b) => a.game - b.game);
    const shown = found
      .slice(0, SHOWN)
      .flatMap(({ game, answers, round, words }) => [
        `  game ${game}, round ${round}, after ${answers} answers: ${words}`,
        `    ${again(`only ${game}`)}`,
      ]);
    return ['', `${law}: broken in ${found.length} games`, ...shown];
  });
}

const [, , , size, only] = process.argv;
const games = size === 'only' ? 1 : Number(size ?? GAMES);
console.log(`seed ${seed}`);
const tried = size === 'only' ? tryLaws({ seed, game: Number(only) }) : await tryMany(games);
const lines = [
  `Command: \`npm run soak laws\`. Seed ${seed}; again with \`${again(size === 'only' ? `only ${only}` : String(games))}\`.`,
  '',
  `${whole(tried.games)} games with ${whole(tried.answers)} answers, in every variant, of 1 to 6 players, with own decks and common ones, in Opponent`,
  'Play and in campaigns, half of them with decks stacked for one card. The players always take the least often chosen kind of',
  'option, of that kind the least often chosen cards; in one game of four every other answer is one of good sense, so that some last.',
  '',
  '| law | looked at | games that broke it |',
  '| --- | --- | --- |',
  ...linesOf(tried),
];
if (tried.breaches.length === 0 && tried.games >= GAMES)
  keepReport('laws', 'Laws over games of the rarest options', lines);
else {
  console.log([...lines, ...breachLines(tried.breaches)].join('\n'));
  process.exitCode = tried.breaches.length > 0 ? 1 : 0;
}

import { RULESET_IDS, type RulesetId } from '../../engine/games.ts';
import { type Breach, type Tried, together, UNTRIED } from '../../engine/kernel/testing/tried.ts';
import { GAME_TOOLS } from '../games/index.ts';
import { whole } from '../simulate/figures.ts';
import { countAll } from '../simulate/run.ts';
import { gamesOfRun, keepReport, reportOn, seedOfRun, tableRow, toldToRun } from './support/report.ts';
import { EXTENT } from './support/runs.ts';
import { LOOK_BY_LAWS } from './support/types.ts';

/** How many games, unless the second argument says otherwise; `only` and a number play one of them alone. */
const GAMES = 20_000;
/** So many breaches of a law are shown. */
const SHOWN = 12;

const seed = String(seedOfRun());

async function tryMany(game: RulesetId, games: number): Promise<Tried> {
  const counting = { work: LOOK_BY_LAWS, job: { game, seed }, nothing: UNTRIED, merge: together };
  return (await countAll(counting, { ...EXTENT, games })).result;
}

/** The command that looks at the same games again. */
const againIn =
  (game: RulesetId) =>
  (rest: string): string =>
    `npx node build/soak/laws.ts ${seed} ${rest}${gamesOfRun().length === RULESET_IDS.length ? '' : ` --game ${game}`}`;

function linesOf({ checks, breaches }: Tried): readonly string[] {
  return Object.entries(checks).map(([law, count]) =>
    tableRow(law, whole(count), breaches.filter((breach) => breach.law === law).length),
  );
}

function breachLines(breaches: readonly Breach[], again: (rest: string) => string): readonly string[] {
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

async function look(game: RulesetId): Promise<void> {
  const [, size, only] = toldToRun();
  const isOne = size === 'only';
  const games = isOne ? 1 : Number(size ?? GAMES);
  const again = againIn(game);
  const tools = await GAME_TOOLS[game].soak.laws();
  const tried = isOne ? tools.tryOne(seed, Number(only)) : await tryMany(game, games);
  const [first = '', ...rest] = tools.games;
  const lines = [
    `Command: \`npm run soak laws\`. Seed ${seed}; again with \`${again(isOne ? `only ${only}` : String(games))}\`.`,
    '',
    `${whole(tried.games)} games with ${whole(tried.answers)} answers, ${first}`,
    ...rest,
    '',
    '| law | looked at | games that broke it |',
    '| --- | --- | --- |',
    ...linesOf(tried),
  ];
  if (tried.breaches.length === 0 && tried.games >= GAMES)
    keepReport(reportOn('laws', game), tools.title, lines);
  else {
    console.log([...lines, ...breachLines(tried.breaches, again)].join('\n'));
    if (tried.breaches.length > 0) process.exitCode = 1;
  }
}

console.log(`seed ${seed}`);
for (const game of gamesOfRun()) await look(game);

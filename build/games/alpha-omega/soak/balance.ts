import { parseArgs } from 'node:util';
import { FIGURES } from '../../../../engine/alpha-omega/beyond/levels/figures.ts';
import { rowOf, type MeasuredCell } from '../../../../engine/alpha-omega/beyond/levels/measured.ts';
import { wilson } from '../../../../engine/alpha-omega/index.ts';
import { percent, percentRange, whole } from '../../../simulate/figures.ts';
import { commitNow } from '../../../soak/support/git.ts';
import { simulated } from './support/games.ts';
import {
  CELLS_OF_LADDER,
  disorderIn,
  isSame,
  keyOf,
  lineOf,
  measuredIn,
  missesOf,
  TARGETS,
  type LadderCell,
} from './support/ladder.ts';
import { keepFigures } from '../../../soak/support/keep-figures.ts';
import { keepReport, tableRow } from '../../../soak/support/report.ts';

/*
 * Plays every level with every number of players and both bots. Each cell is kept as soon as it is played, and one that was
 * kept is not played again unless the level was changed: so a run that is broken off goes on where it stopped.
 */

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1000' },
    seed: { type: 'string', default: 'ladder' },
    workers: { type: 'string' },
    /** Only the cells whose options have all these words. */
    only: { type: 'string', multiple: true, default: [] as string[] },
    /** Plays nothing, and makes the report of what is kept. */
    report: { type: 'boolean', default: false },
  },
});
const games = Number(values.games);

const isWanted = (cell: LadderCell): boolean => {
  const words = lineOf(cell).split(' ');
  return values.only.every((word) => words.includes(word));
};

async function measured(cell: LadderCell): Promise<MeasuredCell> {
  const workers = values.workers === undefined ? {} : { workers: Number(values.workers) };
  const { report } = await simulated(lineOf(cell), games, values.seed, workers);
  const rounds = report.rounds?.median ?? 0;
  const key = keyOf(cell);
  return { ...cell, games, won: report.good.games, rounds, key, seed: values.seed, commit: commitNow() };
}

const FILE = 'engine/alpha-omega/beyond/levels/figures.ts';

const keep = (cells: readonly MeasuredCell[]): Promise<void> =>
  keepFigures(FILE, 'FIGURES', `cellsOf(${JSON.stringify(cells.map(rowOf))})`);

const rangeText = (range: readonly [number, number] | null): string =>
  range === null ? 'as it is' : range.map((end) => percent(end)).join(' to ');

function lineOfReport(cell: LadderCell, kept: readonly MeasuredCell[]): string {
  const { level, players, bot } = cell;
  const target = rangeText(TARGETS[level][bot]);
  const found = measuredIn(kept, cell);
  if (found === null) return tableRow(level, players, bot, target, 'not measured', '', '', '');
  const rate = wilson({ count: found.won, of: found.games });
  const share = rate === null ? 'none' : `${percent(rate.value)} (${percentRange(rate)})`;
  return tableRow(level, players, bot, target, share, found.rounds, whole(found.games), found.commit);
}

function report(kept: readonly MeasuredCell[]): void {
  const found = CELLS_OF_LADDER.flatMap((cell) => measuredIn(kept, cell) ?? []);
  const missed = [...found.flatMap(missesOf), ...disorderIn(found)];
  keepReport('balance', 'The ladder of levels', [
    `Command: \`npm run soak balance\`. ${whole(found.length)} of ${whole(CELLS_OF_LADDER.length)} cells are measured; a run plays those that are`,
    'not, and those whose level was changed, 1,000 games each unless told otherwise (`--games`, `--only`, `--workers`).',
    '',
    'Win rates of the Good side with 95 % intervals, and rounds of the median game, with the decks of new games and the first',
    'Objective. The steady bot stands for a beginner, the thoughtful one for a good player.',
    '',
    tableRow('level', 'players', 'bot', 'target', 'wins', 'median rounds', 'games', 'of commit'),
    tableRow(...Array.from({ length: 8 }, () => '---')),
    ...CELLS_OF_LADDER.map((cell) => lineOfReport(cell, kept)),
    '',
    ...(missed.length === 0
      ? [
          'Every measured cell that has a target is within it, and each bot wins less often from level to level.',
        ]
      : ['Missed:', '', ...missed.map((line) => `- ${line}`)]),
  ]);
}

let kept = FIGURES;
for (const cell of CELLS_OF_LADDER.filter(isWanted)) {
  const known = measuredIn(kept, cell);
  if (values.report || (known !== null && known.games >= games)) continue;
  const found = await measured(cell);
  kept = [...kept.filter((one) => !isSame(one, cell)), found];
  await keep(kept);
  console.log(lineOfReport(cell, kept));
}
report(kept);

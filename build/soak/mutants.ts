import { FOLDERS, WANTED } from '../mutants/folders.ts';
import { keepRun, type FolderRun } from '../mutants/kept-runs.ts';
import { isSame, scoreOf, together, type FileReport } from '../mutants/report.ts';
import { known, mutate } from '../mutants/run.ts';
import { commitNow } from './support/git.ts';
import { keepReport, tableRow } from './support/report.ts';
import { scoreText } from './support/score.ts';

/** `MUTANTS=db:0.05,bots` tries one in 20 of `db` and all of `bots`; nothing said, all of everything. */
const wanted = (process.env['MUTANTS'] ?? Object.keys(FOLDERS).join(',')).split(',').map((each) => {
  const [folder = '', share = '1'] = each.split(':');
  if (!(folder in FOLDERS))
    throw new Error(`There is no folder ${folder}: ${Object.keys(FOLDERS).join(' ')}`);
  return { folder, share: Number(share) };
});
const seed = Number(process.env['MUTANTS_SEED'] ?? 1);

const reasonFor = (survivor: FileReport['survivors'][number]): string | undefined =>
  known.find((other) => isSame(survivor, other))?.why;

function rowOf(name: string, run: FolderRun): string {
  const { killed, timeout, survived, noCoverage } = run.tally;
  const tried = killed + timeout + survived + noCoverage;
  const excused = run.survivors.filter((one) => reasonFor(one) !== undefined).length;
  const sample = run.share === 1 ? 'all' : `seed ${run.seed}, share ${run.share}`;
  return tableRow(
    ...[name, run.mutants, tried, sample, killed, timeout, survived, noCoverage, excused],
    ...[scoreText(run.tally, run.share), run.commit, run.date],
  );
}

function survivorsOf(folder: string, { survivors }: FolderRun): readonly string[] {
  if (survivors.length === 0) return [];
  const lines = survivors.map(
    (one) =>
      `- ${one.file}:${one.line}: \`${one.original}\` -> \`${one.mutated}\`: ${reasonFor(one) ?? 'not yet looked at'}`,
  );
  return ['', `**${folder}**`, '', ...lines];
}

/** A run that is broken off keeps what it has found so far. */
function keep(folder: string, run: FolderRun): void {
  const runs = keepRun(folder, run);
  const rows = Object.keys(FOLDERS).flatMap((each) => (runs[each] ? [{ name: each, run: runs[each] }] : []));
  keepReport('mutants', 'Changes of the code that tests notice', [
    'Command: `npm run soak mutants`; `MUTANTS=db:0.05,bots MUTANTS_SEED=7 npm run soak mutants` tries a twentieth of the',
    'mutants of `db`, drawn by that seed from all of them alike, and all of `bots`. Stryker changes the code of each folder in all',
    'ways it knows, one at a time, and runs the tests that come by there. A change that none of them notices has survived; those',
    'with a reason to stay are counted as survivors too. Which files a folder is, and by which tests it is asked, says',
    '`build/mutants/folders.ts`. In brackets stands between which bounds the score of all mutants of a folder lies in 95 of 100',
    'cases, where a sample of them was tried: no more can be read into it.',
    '',
    '| folder | mutants | tried | which | killed | timed out | survived | never run | of these with a reason | score | commit | date |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows.map(({ name, run: one }) => rowOf(name, one)),
    '',
    'What survived, and why:',
    ...rows.flatMap(({ name, run: one }) => survivorsOf(name, one)),
  ]);
}

const problems: string[] = [];
for (const { folder, share } of wanted) {
  const reports = await mutate({ folder, share, seed, minutes: 24 * 60 });
  const tally = together(reports.map((report) => report.tally));
  const mutants = reports.reduce((sum, report) => sum + report.mutants, 0);
  const survivors = reports.flatMap((report) => report.survivors);
  const date = new Date().toISOString().slice(0, 10);
  keep(folder, { date, commit: commitNow(), seed, share, mutants, tally, survivors });
  const least = FOLDERS[folder]?.wanted ?? WANTED;
  if (scoreOf(tally) < least)
    problems.push(`${folder}: only ${scoreOf(tally).toFixed(1)} % were noticed, not ${least} %.`);
  if (share < 1) continue;
  const files = new Set(reports.map(({ file }) => file));
  for (const one of known)
    if (files.has(one.file) && !survivors.some((other) => isSame(one, other)))
      problems.push(`No survivor any more: ${one.file}: ${one.original} -> ${one.mutated}`);
}
if (problems.length > 0) {
  console.log(problems.join('\n'));
  process.exitCode = 1;
}

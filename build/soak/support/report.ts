import { randomInt } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { RULESET_IDS, type RulesetId } from '../../../engine/games.ts';
import { inRoot } from '../../tools.ts';
import { commitNow, git } from './git.ts';

/** What this run was told beside options: a seed, and what is the soak's own. */
export const toldToRun = (): readonly string[] => parsed().positionals;

/** The seed of this run: the first argument, or a fresh one. */
export const seedOfRun = (): number => Number(toldToRun()[0] ?? randomInt(1, 2 ** 31));

/** The games that this run is about: the one that `--game` names, or all. */
export function gamesOfRun(): readonly RulesetId[] {
  const { game } = parsed().values;
  return RULESET_IDS.filter((id) => game === undefined || game === id);
}

const parsed = () =>
  parseArgs({ options: { game: { type: 'string' } }, allowPositionals: true, strict: false });

/** The report of a soak on a game: of the first it bears the name of the soak alone. */
export const reportOn = (soak: string, game: RulesetId): string =>
  game === RULESET_IDS[0] ? soak : `${soak}-${game}`;

/** The soak whose report this is. */
export const soakOf = (report: string): string =>
  RULESET_IDS.reduce((name, game) => name.replace(new RegExp(`-${game}$`), ''), report);

/** A row of a report's table. */
export const tableRow = (...cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

/** Of which code a run speaks: the commit, and whether there was more than that, other reports left aside. */
function codeOfRun(): string {
  const changed = git('status', '--porcelain', '--untracked-files=no', '--', '.', ':!build/soak/reports');
  return `commit ${commitNow()}${changed === '' ? '' : ', with changes not yet kept'}`;
}

/** How exactly this run was begun. */
const commandOfRun = (): string =>
  [
    'npx node',
    relative(inRoot(), process.argv[1] ?? '')
      .split(sep)
      .join('/'),
    ...process.argv.slice(2),
  ].join(' ');

/**
 * Keeps the report of a run that went well, instead of the last one, with the day, the commit and the command of the run.
 * @param lines what it says: first what was done how often, in a sentence that this very run makes true
 */
export function keepReport(name: string, title: string, lines: readonly string[]): void {
  const day = new Date().toISOString().slice(0, 10);
  const run = `Run on ${day}, of ${codeOfRun()}, as \`${commandOfRun()}\`.`;
  writeFileSync(
    inRoot('build', 'soak', 'reports', `${name}.md`),
    [`# ${title}`, '', run, '', ...lines, ''].join('\n'),
  );
  console.log(lines.join('\n'));
}

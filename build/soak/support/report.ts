import { randomInt } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { inRoot } from '../../tools.ts';
import { commitNow, git } from './git.ts';

/** The seed of this run: the first argument, or a fresh one. */
export const seedOfRun = (): number => Number(process.argv[2] ?? randomInt(1, 2 ** 31));

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

import { randomInt } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { inRoot } from '../../tools.ts';

/** The seed of this run: the first argument, or a fresh one. */
export const seedOfRun = (): number => Number(process.argv[2] ?? randomInt(1, 2 ** 31));

/** A row of a report's table. */
export const tableRow = (...cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

/** Keeps the report of a run that went well, instead of the last one. */
export function keepReport(name: string, title: string, lines: readonly string[]): void {
  const report = [`# ${title}`, '', `Run on ${new Date().toISOString().slice(0, 10)}.`, '', ...lines, ''];
  writeFileSync(inRoot('build', 'soak', 'reports', `${name}.md`), report.join('\n'));
  console.log(lines.join('\n'));
}

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { root } from './electron-runtime.ts';
import { importsOf, once } from './checks/kept/shapes.ts';
import { sources } from './checks/kept/sources.ts';
import { isLong } from './checks/longest-first.ts';
import { lastLine, type Outcome } from './checks/outcome.ts';
import { relatedTests } from './checks/related.ts';
import { some } from './checks/running.ts';
import * as statics from './checks/static.ts';
import { inRoot } from './tools.ts';

/** So many test files at most, and so many imports away from what changed: further ones are for `npm test`. */
const MOST = { unit: 30, component: 4 };
const FAR = { unit: 3, component: 2 };

const git = (...args: readonly string[]): readonly string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter((line) => line !== '');

/** Where this work left the main line; in a copy without one, the last commit. */
function base(): string {
  for (const main of ['main', 'origin/main'])
    try {
      return git('merge-base', main, 'HEAD')[0] ?? 'HEAD';
    } catch {
      continue;
    }
  return 'HEAD';
}

/** What is not as it was there, new files too, and files that are gone. */
const changed = (): readonly string[] => [
  ...git('diff', '--name-only', base()),
  ...git('ls-files', '--others', '--exclude-standard'),
];

const isComponent = (test: string): boolean => /\.(component|svelte)\.test\.ts$/.test(test);

const files = changed();
const related = relatedTests(sources(), files, once(importsOf));
const quick = related.filter(({ test }) => !isLong(test) && existsSync(inRoot(test)));
/** Those of a kind that are near enough, as many as a minute has room for. */
const near = (kind: keyof typeof MOST): readonly string[] =>
  quick
    .filter(({ test, distance }) => isComponent(test) === (kind === 'component') && distance <= FAR[kind])
    .slice(0, MOST[kind])
    .map(({ test }) => test);
const unit = near('unit');
const component = near('component');

const steps: Readonly<Record<string, () => Promise<Outcome>>> = {
  types: statics.types,
  format: statics.format,
  lint: statics.lint,
  ...(files.some((file) => file.startsWith('renderer/')) ? { svelte: statics.svelte } : {}),
  ...(unit.length > 0 ? { unit: () => some('unit', unit) } : {}),
  ...(component.length > 0 ? { component: () => some('component', component) } : {}),
};

console.log(`${files.length} files are not as on the main line.`);
const outcomes: Outcome[] = [];
for (const [name, step] of Object.entries(steps)) {
  const outcome = await step();
  if (outcome.said) console.log(outcome.said.trimEnd());
  console.log(`${name.padEnd(10)} ${outcome.failed === 0 ? 'ok' : 'FAILED'}`);
  outcomes.push(outcome);
}
const left = related.length - unit.length - component.length;
if (left > 0)
  console.log(`${left} more test files come by what changed, further away or long: npm test runs them.`);
console.log(lastLine(outcomes));
process.exitCode = outcomes.some(({ failed }) => failed > 0) ? 1 : 0;

import { canary } from './checks/canary.ts';
import { check, lastLine, type Outcome } from './checks/outcome.ts';
import * as runs from './checks/running.ts';
import { chooseSample } from './checks/sample.ts';
import * as statics from './checks/static.ts';
import { sampleMutants } from './mutants/sample.ts';
import { runPrograms } from './tools.ts';

type Steps = Readonly<Record<string, () => Promise<Outcome>>>;

/** Each of these keeps one core busy, or little more, whatever the machine has: they go two beside each other. */
const reading: Steps = {
  types: statics.types,
  // Longest where nothing is kept of an earlier run.
  lint: statics.lint,
  svelte: statics.svelte,
  build: runs.build,
  canary,
  format: statics.format,
  cycles: statics.cycles,
  walls: statics.walls,
};

/** These take all cores, or must have the machine for themselves. */
const running: Steps = {
  unit: runs.unit,
  undo: runs.undo,
  mutants: sampleMutants,
  component: runs.component,
  e2e: () => runs.e2e(),
  package: runs.packaged,
};

const steps: Steps = { ...reading, ...running };
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in steps));
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}. The steps are: ${Object.keys(steps).join(' ')}`);
  process.exit(2);
}
const sampled = chooseSample();
const isWanted = (name: string): boolean => wanted.length === 0 || wanted.includes(name);

const outcomes: Outcome[] = [];
const summary: string[] = [];

async function run(name: string, step: () => Promise<Outcome>): Promise<void> {
  const began = Date.now();
  const outcome = await step().catch((error: unknown) =>
    check(false, error instanceof Error ? (error.stack ?? error.message) : String(error)),
  );
  if (outcome.said) console.log(outcome.said.trimEnd());
  const verdict = outcome.failed === 0 ? 'ok' : 'FAILED';
  const line = `${name.padEnd(10)} ${verdict.padEnd(6)} ${((Date.now() - began) / 1000).toFixed(1).padStart(7)} s`;
  console.log(line);
  outcomes.push(outcome);
  summary.push(`${line}   ${lastLine([outcome])}`);
}

const waiting = Object.entries(reading).filter(([name]) => isWanted(name));
const lane = async (): Promise<void> => {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await run(...next);
};
if (waiting.length > 0) console.log(`\n— ${waiting.map(([name]) => name).join(', ')}`);
await Promise.all([lane(), lane()]);

for (const [name, step] of Object.entries(running)) {
  if (!isWanted(name)) continue;
  console.log(`\n— ${name}`);
  await run(name, step);
}

// Said, and no more: a soak takes hours, and what it found last is true of its own commit.
if (wanted.length === 0) await runPrograms('soak', ['ages']);
console.log(`\n${summary.join('\n')}\n`);
for (const { test, reason } of outcomes.flatMap((outcome) => outcome.skipped)) {
  console.log(`skipped: ${test} (${reason})`);
}
for (const { passed } of outcomes.filter(({ isRepeat = false }) => isRepeat)) {
  console.log(`${passed} of these tests passed once more, with undo and redo after each answer`);
}
console.log(sampled);
for (const failure of outcomes.flatMap(({ failures = [] }) => failures)) console.log(`FAILED ${failure}`);
console.log(lastLine(outcomes));
// Said aloud: what a tool hangs on the end of this process must not say otherwise.
process.exit(outcomes.some((outcome) => outcome.failed > 0) ? 1 : 0);

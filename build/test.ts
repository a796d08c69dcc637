import { check, lastLine, type Outcome } from './checks/outcome.ts';
import * as running from './checks/running.ts';
import * as statics from './checks/static.ts';
import { sampleMutants } from './mutants/sample.ts';

const steps: Readonly<Record<string, () => Promise<Outcome>>> = {
  types: statics.types,
  svelte: statics.svelte,
  canary: statics.canary,
  eslint: statics.eslint,
  cycles: statics.cycles,
  prettier: statics.prettier,
  unit: running.unit,
  undo: running.undo,
  mutants: sampleMutants,
  component: running.component,
  build: running.build,
  e2e: running.e2e,
  package: running.packaged,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in steps));
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}. The steps are: ${Object.keys(steps).join(' ')}`);
  process.exit(2);
}

const outcomes: Outcome[] = [];
const summary: string[] = [];

for (const [name, step] of Object.entries(steps)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n— ${name}`);
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

console.log(`\n${summary.join('\n')}\n`);
for (const { test, reason } of outcomes.flatMap((outcome) => outcome.skipped)) {
  console.log(`skipped: ${test} (${reason})`);
}
console.log(lastLine(outcomes));
// Said aloud: what a tool hangs on the end of this process must not say otherwise.
process.exit(outcomes.some((outcome) => outcome.failed > 0) ? 1 : 0);

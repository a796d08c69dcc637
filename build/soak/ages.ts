import { readFileSync, readdirSync } from 'node:fs';
import { importsOf, once } from '../checks/kept/shapes.ts';
import { keptRuns } from '../mutants/kept-runs.ts';
import { mutated } from '../mutants/run.ts';
import { inRoot, programNamed } from '../tools.ts';
import { ageOf, codeOf, isAbout, reached } from './support/age.ts';
import { changedSince } from './support/git.ts';
import { soakOf } from './support/report.ts';

const tell = (what: string, age: string | null): void =>
  console.log(`${what.padEnd(24)} ${age ?? 'speaks of the code as it is'}`);

const importsOnce = once(importsOf);

/** A report of many folders, each tried for itself. */
function tellMutants(): void {
  for (const [folder, { commit }] of Object.entries(keptRuns())) {
    const files = new Set(mutated(folder));
    const changed = changedSince(commit)?.filter((file) => files.has(file)) ?? null;
    tell(`mutants of ${folder}`, ageOf({ commit, isWhole: true }, changed));
  }
}

const folder = inRoot('build', 'soak', 'reports');
for (const file of readdirSync(folder).sort()) {
  const name = file.replace(/\.md$/, '');
  if (name === 'mutants') {
    tellMutants();
    continue;
  }
  const code = codeOf(readFileSync(`${folder}/${file}`, 'utf8'));
  const soak = soakOf(name);
  const program = reached(programNamed('soak', soak), importsOnce);
  const changed = code === null ? null : changedSince(code.commit);
  tell(name, ageOf(code, changed?.filter((each) => isAbout(soak, each, program)) ?? null));
}

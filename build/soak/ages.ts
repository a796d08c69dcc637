import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { inRoot } from '../tools.ts';
import { ageOf, commitOf } from './support/age.ts';

/** What the reports are about. Each soak's own program belongs to its report too. */
const PRODUCT = ['engine', 'cards', 'db', 'electron'];

function changedSince(commit: string | null, name: string): readonly string[] | null {
  if (commit === null) return null;
  try {
    const about = [...PRODUCT, `build/soak/${name}.ts`];
    const args = ['diff', '--name-only', commit, '--', ...about];
    const said = execFileSync('git', args, {
      cwd: inRoot(),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return said.split('\n').filter((file) => file !== '');
  } catch {
    return null;
  }
}

const folder = inRoot('build', 'soak', 'reports');
for (const file of readdirSync(folder).sort()) {
  const name = file.replace(/\.md$/, '');
  const report = readFileSync(`${folder}/${file}`, 'utf8');
  const age = ageOf(report, changedSince(commitOf(report), name));
  console.log(`${file.padEnd(15)} ${age ?? 'speaks of the code as it is'}`);
}

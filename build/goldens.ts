import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { goldenPlans, playGolden } from '../engine/alpha-omega/testing/golden.ts';
import { packedStates } from '../engine/alpha-omega/testing/golden-states.ts';
import { keepStates } from '../engine/alpha-omega/testing/kept-states.ts';
import { digestOfGames } from '../engine/alpha-omega/testing/released.ts';
import { inRoot } from './tools.ts';

/*
 * Plays the golden games anew; told a word, those alone whose names have it. Only for changes of rules or cards that are
 * meant: what the difference says about them is to be understood before it is committed.
 */

const word = process.argv.slice(2).find((each) => !each.startsWith('--')) ?? '';
const folder = inRoot('engine/alpha-omega/spec/games');
if (word === '') rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const plan of goldenPlans().filter(({ name }) => name.includes(word))) {
  const golden = playGolden(plan);
  writeFileSync(`${folder}/${plan.name}.json`, `${JSON.stringify(golden)}\n`);
  const { winner, reason, round } = golden.outcome;
  console.log(
    `${plan.name.padEnd(60)} ${String(golden.answers.length).padStart(5)} answers, round ${String(round)}: ${winner ?? 'nobody'}, ${reason}`,
  );
}

// The rules as they are now are released: from here on a change of them needs a version of its own.
if (process.argv.includes('--states')) {
  const kept = { ...keepStates(), games: digestOfGames() };
  const file = `engine/alpha-omega/upgrades/golden/rules-${String(kept.rules)}.json.br`;
  writeFileSync(inRoot(file), packedStates(kept));
  console.log(`${String(kept.states.length)} states of rules ${String(kept.rules)}: ${file}`);
}

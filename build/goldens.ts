import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { RULESET_IDS } from '../engine/games.ts';
import { having } from './games/having.ts';
import type { GoldenTools } from './games/tools.ts';
import { inRoot } from './tools.ts';

/*
 * Plays the golden games of all games anew, or of the one that `--game` names; told a word, those alone whose names have it.
 * Only for changes of rules or cards that are meant: what the difference says about them is to be understood before it is
 * committed.
 */

const { values, positionals } = parseArgs({
  options: { game: { type: 'string' }, states: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [word = ''] = positionals;

function keepGames({ folder, plans }: GoldenTools): void {
  if (word === '') rmSync(inRoot(folder), { recursive: true, force: true });
  mkdirSync(inRoot(folder), { recursive: true });
  for (const { name, play } of plans().filter((plan) => plan.name.includes(word))) {
    const { golden, answers, ended } = play();
    writeFileSync(inRoot(folder, `${name}.json`), `${JSON.stringify(golden)}\n`);
    console.log(`${name.padEnd(60)} ${String(answers).padStart(5)} answers, ${ended}`);
  }
}

/** The rules as they are now are released: from here on a change of them needs a version of its own. */
function keepStates({ states }: GoldenTools): void {
  const { file, packed, count, rules } = states();
  mkdirSync(dirname(inRoot(file)), { recursive: true });
  writeFileSync(inRoot(file), packed);
  console.log(`${String(count)} states of rules ${String(rules)}: ${file}`);
}

const games = RULESET_IDS.filter((id) => values.game === undefined || values.game === id);
for (const [, load] of having(games, { what: 'golden games', of: ({ goldens }) => goldens })) {
  const tools = await load();
  keepGames(tools);
  if (values.states) keepStates(tools);
}

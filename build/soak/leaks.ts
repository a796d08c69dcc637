import type { RulesetId } from '../../engine/games.ts';
import { having } from '../games/having.ts';
import { gamesOfRun, keepReport, reportOn, seedOfRun, tableRow } from './support/report.ts';
import type { LeakTools, PrivateTable } from './support/types.ts';

const GAMES = 20;
const STEPS = 400;

const seed = seedOfRun();
console.log(`seed ${seed}`);

function rowOf({ name, cells, play }: PrivateTable): string {
  const done = new Map<string, number>();
  for (let game = 0; game < GAMES; game += 1) {
    const heard = play(`${seed} ${game}`, STEPS);
    if (heard.leaks.length > 0) throw new Error(`${name}, game ${game}:\n${heard.leaks.join('\n')}`);
    for (const [kind, count] of Object.entries(heard.done)) done.set(kind, (done.get(kind) ?? 0) + count);
  }
  const kinds = [...done].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([kind, count]) => `${kind} ${count}`);
  const row = tableRow(...cells, GAMES, 0, kinds.join(', '));
  console.log(row);
  return row;
}

function look(game: RulesetId, { head, tables }: LeakTools): void {
  const heads = [...head, 'games', 'leaks', 'what was done'];
  keepReport(reportOn('leaks', game), 'What a private table says to whom', [
    `Command: \`npm run soak leaks\`. Seed ${seed}; again with \`npx node build/soak/leaks.ts ${seed}\`.`,
    '',
    `${GAMES} games a table, ${STEPS} things done in each as people at one screen would do them. Whatever the program says is`,
    'searched for cards and names that the seat which looks may not know. That a planted leak is found is shown by',
    'electron/main/sessions/leaks.test.ts; what the window itself shows is looked at by e2e/leaks.spec.ts.',
    '',
    tableRow(...heads),
    tableRow(...heads.map(() => '---')),
    ...tables.map(rowOf),
  ]);
}

for (const [game, load] of having(gamesOfRun(), { what: 'private tables', of: ({ soak }) => soak.leaks }))
  look(game, await load());

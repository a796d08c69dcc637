import { alphaOmegaPlay } from '../../electron/main/games/alpha-omega/play.ts';
import { overhear, type PrivateGame } from '../../electron/testing/private-table.ts';
import { keepReport, seedOfRun, tableRow } from './support/report.ts';

const GAMES = 20;
const STEPS = 400;

type Table = Pick<PrivateGame, 'seats' | 'opponents' | 'bots'>;

const TABLES: readonly Table[] = [
  { seats: 2 },
  { seats: 3, opponents: 1 },
  { seats: 4, opponents: 2 },
  { seats: 6 },
  { seats: 2, bots: 1 },
  { seats: 4, bots: 2 },
];

const seed = seedOfRun();
console.log(`seed ${seed}`);

const rows = TABLES.map((table) => {
  const done = new Map<string, number>();
  for (let game = 0; game < GAMES; game += 1) {
    const own = `${seed} ${game}`;
    const heard = overhear({ ...table, play: alphaOmegaPlay, seed: own, steps: STEPS });
    if (heard.leaks.length > 0)
      throw new Error(`${JSON.stringify(table)}, game ${game}:\n${heard.leaks.join('\n')}`);
    for (const [kind, count] of Object.entries(heard.done)) done.set(kind, (done.get(kind) ?? 0) + count);
  }
  const { seats, opponents = 0, bots = 0 } = table;
  const kinds = [...done].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([kind, count]) => `${kind} ${count}`);
  const row = tableRow(seats, opponents, bots, GAMES, 0, kinds.join(', '));
  console.log(row);
  return row;
});

keepReport('leaks', 'What a private table says to whom', [
  `Command: \`npm run soak leaks\`. Seed ${seed}; again with \`npx node build/soak/leaks.ts ${seed}\`.`,
  '',
  `${GAMES} games a table, ${STEPS} things done in each as people at one screen would do them. Whatever the program says is`,
  'searched for cards and names that the seat which looks may not know. That a planted leak is found is shown by',
  'electron/main/sessions/leaks.test.ts; what the window itself shows is looked at by e2e/leaks.spec.ts.',
  '',
  tableRow('Good players', 'of the Opponents', 'of them bots', 'games', 'leaks', 'what was done'),
  tableRow('---', '---', '---', '---', '---', '---'),
  ...rows,
]);

import { expect, test, vi } from 'vitest';
import { commandFor } from '../../../simulate/again.ts';
import type { How, Shown } from '../../../simulate/types.ts';
import { simulate } from './tools.ts';

const { signal } = new AbortController();

function wantedBy(line: string) {
  const wanted = simulate.read(['--game', 'higher-card', ...line.split(' ').filter((word) => word !== '')]);
  if (!wanted.ok) throw new Error(wanted.error);
  return wanted.value;
}

function runOf(line: string, workers: number): Promise<Shown> {
  const wanted = wantedBy(line);
  const loaded = wanted.load();
  const simulation = loaded.ok ? loaded.value.simulation() : loaded;
  if (!simulation.ok) throw new Error(simulation.error);
  const { options, again } = wanted;
  const how: How = { options, again, seed: options.seed ?? '', extent: { games: 40, workers, signal } };
  return simulation.value.run(how);
}

test.each([
  ['--players 1', '--players is "1", and must be a whole number from 2 to 4.'],
  ['--players 5', '--players is "5", and must be a whole number from 2 to 4.'],
  ['--bot steady', '--bot is "steady", and must be one of: greedy, random.'],
  ['--variant fast', "Unknown option '--variant'. The options are: --players --bot"],
])('%s is refused with what is allowed', (line, why) => {
  const read = simulate.read(line.split(' '));
  expect(read.ok ? '' : read.error).toContain(why);
});

test('two of the better bot play where nothing else is said, and the command says so again', () => {
  expect(wantedBy('').options).toMatchObject({ players: 2, bots: ['greedy'] });
  const asked = wantedBy('--players 3 --bot random --bot greedy');
  const command = commandFor(asked, 'garden', { only: 7 });
  expect(command).toBe(
    'npm run simulate -- --game higher-card --players 3 --bot random --bot greedy --seed garden --only 7',
  );
});

test('forty games are counted seat by seat, alike by one worker and by two', async () => {
  const line = '--players 3 --bot greedy --bot random --bot random --seed garden';
  const [one, two] = await Promise.all([runOf(line, 1), runOf(line, 2)]);
  const timeless = (shown: Shown) => ({ ...(JSON.parse(shown.json()) as object), timing: null });
  expect(timeless(two)).toEqual(timeless(one));
  expect(one).toMatchObject({ isWell: true, played: { games: 40, decisions: 600, broken: 0 } });
  expect(timeless(one)).toMatchObject({
    rounds: { least: 5, most: 5 },
    seats: [
      { won: { games: 16, rate: { value: 0.4 } }, drawn: { games: 7 }, points: { mean: 2.3, most: 4 } },
      { won: { games: 2, rate: { value: 0.05 } }, drawn: { games: 8 }, points: { mean: 1.2, most: 3 } },
      { won: { games: 10, rate: { value: 0.25 } }, drawn: { games: 9 }, points: { mean: 1.5, most: 3 } },
    ],
  });
  const lines = one.lines();
  expect(lines).toContain('  Seat 1             16   40.0 %  (26.3 to 55.4 %)   █████████▋');
  expect(lines).toContain('  Seat 3: 1.5 points on average; half of them 1 to 2.25, all of them 0 to 3.');
});

test('of one game alone it is said how it went', () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const loaded = wantedBy('--bot greedy --bot random').load();
  const simulation = loaded.ok ? loaded.value.simulation() : loaded;
  expect(simulation.ok && simulation.value.only('s', 3)).toBe(true);
  const lines = said.mock.calls.flat();
  said.mockRestore();
  expect(lines.slice(0, 2)).toEqual([
    'Game 3: Higher Card, 2 players (greedy, random)',
    'Over in round 5, after 10 decisions.',
  ]);
  expect(lines.slice(2)).toEqual(['Seat 1 won: 3 points', 'Seat 2 lost: 2 points']);
});

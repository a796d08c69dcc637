import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { abdiel, packsWith, trialPack } from '../../cards/testing/packs.ts';
import { inRoot } from '../tools.ts';

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the command; `interruptAfter` is Ctrl-C after so many milliseconds. */
function simulate(args: readonly string[], interruptAfter?: number): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [inRoot('build/simulate.ts'), ...args], {
      ...{ cwd: inRoot(), killSignal: 'SIGINT' },
      ...(interruptAfter === undefined ? {} : { timeout: interruptAfter }),
    });
    const said = { out: '', err: '' };
    child.stdout.on('data', (piece: Buffer) => (said.out += piece.toString()));
    child.stderr.on('data', (piece: Buffer) => (said.err += piece.toString()));
    child.on('close', (code) => resolve({ code, ...said }));
  });
}

const timeless = ({ out }: Ended): unknown => ({ ...(JSON.parse(out) as object), timing: null });

describe('the same seed gives the same numbers', () => {
  test.each([
    ['a simulation', ['--players', '2', '--games', '24', '--seed', 'same', '--json']],
    ['an exhaustive run', ['--exhaustive', '--games', '120', '--seed', 'same', '--json']],
  ])('in %s, whatever the number of workers', async (_, args) => {
    const [one, two] = await Promise.all(
      ['1', '2'].map((workers) => simulate([...args, '--workers', workers])),
    );
    if (!one || !two) throw new Error('both runs have ended');
    expect(timeless(one)).toMatchObject({ interrupted: false, broken: 0 });
    expect(timeless(two)).toEqual(timeless(one));
    // Not only the same values: the same text, but for the clock.
    const text = ({ out }: Ended): string => out.replace(/"timing": \{[^}]*\}/, '');
    expect(text(two)).toBe(text(one));
  });
});

test('bad arguments end with a sentence and exit code 2', async () => {
  const ended = await simulate(['--players', '0']);
  expect(ended).toMatchObject({ code: 2, out: '' });
  expect(ended.err).toBe(
    '--players is "0", and must be a whole number from 1 to 6.\nMore: npm run simulate -- --help\n',
  );
});

test('a plan that is to meet everything is refused for a game that has none', async () => {
  const ended = await simulate(['--game', 'higher-card', '--exhaustive']);
  expect(ended).toMatchObject({ code: 2, out: '' });
  expect(ended.err).toContain('--exhaustive: higher-card has no plan to meet everything.');
  const { out } = await simulate(['--game', 'higher-card', '--help']);
  expect(out).toContain('--players <n>           2 to 4 (2)');
  expect(out).not.toMatch(/--exhaustive|--focus/);
});

test('an exhaustive run that did not meet everything names what is missing, and fails', async () => {
  const { code, out } = await simulate(['--exhaustive', '--games', '4', '--seed', 'short']);
  expect(code).toBe(1);
  expect(out).toMatch(/Never met in at most 4 games:\n {2}cards that entered play: [A-Z]/);
});

test('Ctrl-C shows what was counted so far', async () => {
  // How soon it listens, and counts its first games, depends on what else the machine does.
  for (let wait = 1500; ; wait *= 2) {
    const args = ['--games', '1000000', '--seed', 'long', '--workers', '1'];
    const { code, out } = await simulate(args, wait);
    if (!out.includes('Who won')) continue;
    expect(code).toBe(130);
    expect(out).toMatch(/Broken off: [\d,]+ of 1,000,000 games were played\./);
    return;
  }
});

test('a planted defect is reported with the command that plays the game again', async () => {
  const packs = packsWith({
    'trial/pack.json': {
      ...trialPack,
      decks: {
        good: [{ card: 'trial:abdiel', copies: 1 }],
        opponent: [{ card: 'trial:echo', copies: 3 }],
        callings: [],
      },
      objectives: ['trial:war'],
    },
    'trial/good/abdiel.json': abdiel(),
    'trial/objectives/war.json': war(),
    'trial/opponent/echo.json': echo(),
  });
  const args = ['--packs', packs, '--games', '3', '--seed', 'planted', '--bot', 'steady'];
  const { code, out, err } = await simulate(args);
  expect(err).toBe('');
  expect(code).toBe(1);
  expect(out).toMatch(
    /\d games? broke off with a defect\.\n {2}game \d, round \d+, .*: no decision after 10000 steps/,
  );
  const again = / {4}npm run simulate -- (.*)/.exec(out)?.[1]?.split(' ') ?? [];
  const once = await simulate(again);
  expect(once.code).toBe(1);
  expect(once.out).toMatch(
    /Broke off in round \d+, .*:\nInvariantError: no decision after 10000 steps\n +at /,
  );
});

/** Strikes whenever it strikes, and heals what it struck: that never ends. */
function echo(): object {
  return abdiel({
    id: 'trial:echo',
    name: 'Echo',
    side: 'opponent',
    strength: 1,
    copies: 3,
    abilities: [
      {
        kind: 'triggered',
        on: [{ moment: 'attacks' }],
        do: [
          { op: 'heal', to: { side: 'good' }, amount: 'all' },
          { op: 'strike', by: { is: 'self' }, at: [{ side: 'good', pick: 'weakest' }] },
        ],
      },
    ],
  });
}

function war(): object {
  const path = 'cards/packs/alpha-omega-starter/objectives/and-there-was-war-in-heaven.json';
  const printed = JSON.parse(readFileSync(inRoot(path), 'utf8')) as object;
  return { ...printed, id: 'trial:war', name: 'War' };
}

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { RULESET_IDS } from '../../engine/games.ts';
import { textOf } from '../text/line.ts';
import { TERMINAL_GAMES } from './games.ts';

function told(seed: string, id: (typeof RULESET_IDS)[number]): readonly string[] {
  const sitting = TERMINAL_GAMES[id].sit({});
  if (typeof sitting === 'string') throw new Error(sitting);
  const lines: string[] = [];
  const end = sitting.play(seed, (line) => lines.push(textOf(line)));
  return [...lines, ...end];
}

test.each(RULESET_IDS)('%s plays itself to its end, alike by the same seed alone', (id) => {
  const lines = told('garden', id);
  expect(lines.length).toBeGreaterThan(10);
  expect(told('garden', id)).toEqual(lines);
  expect(told('desert', id)).not.toEqual(lines);
});

/** The program in the terminal, as `npm start` begins it where there is no display. */
function inTerminal(...args: readonly string[]) {
  const script = fileURLToPath(new URL('main.ts', import.meta.url));
  return spawnSync(process.execPath, [script, ...args], {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
}

test.each(RULESET_IDS)('--game %s shows that game', (id) => {
  const { stdout, status } = inTerminal('--game', id, '--seed', 'garden');
  expect(status).toBe(0);
  for (const line of told('garden', id)) expect(stdout).toContain(line);
});

test('a game that is not there is refused with those that are', () => {
  const { stderr, status } = inTerminal('--game', 'chess');
  expect(status).toBe(1);
  expect(stderr).toContain(RULESET_IDS.join(', '));
});

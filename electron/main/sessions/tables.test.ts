import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { setImmediate as later } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { memoryDb } from '../../../db/testing/testing.ts';
import { alphaOmegaAdapter } from '../games/alpha-omega/adapter.ts';
import { houseOver, OBJECTIVE, valueOf } from '../../testing/house.ts';
import { newTables } from './tables.ts';

test('the games that were last played are held, and no others', () => {
  const tables = newTables<number>();
  for (const [index, id] of ['a', 'b', 'a', 'c'].entries()) tables.set(id, index);
  expect(['a', 'b', 'c'].map((id) => tables.get(id))).toEqual([2, undefined, 3]);
  tables.delete('c');
  expect(tables.has('c')).toBe(false);
  tables.clear();
  expect(tables.has('a')).toBe(false);
});

/** Everything that nobody holds any more is gone after it. */
async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as () => void;
  for (let times = 0; times < 3; times += 1) {
    await later();
    gc();
  }
}

test('of many games that were begun, opened and left, only those at hand stay in memory', async () => {
  const held: WeakRef<object>[] = [];
  const adapter: typeof alphaOmegaAdapter = {
    ...alphaOmegaAdapter,
    // The cards are a part of each game that is held.
    readContent: (versions) => {
      const content = alphaOmegaAdapter.readContent(versions);
      if (content.ok) held.push(new WeakRef(content.value));
      return content;
    },
  };
  const { sessions } = houseOver(memoryDb(), { adapter });
  const games = Array.from({ length: 12 }, (_, index) =>
    valueOf(sessions.begin({ objective: OBJECTIVE, seats: ['Ann'], seed: `left ${String(index)}` })),
  ).map(({ id }) => id);
  for (const id of games) valueOf(sessions.open(id));
  expect(held.length).toBeGreaterThanOrEqual(24);
  await collectGarbage();
  expect(held.filter((each) => each.deref() !== undefined).length).toBeLessThanOrEqual(2);
  // Whoever comes back finds the game as it was.
  const { pending } = valueOf(sessions.open(games[0] ?? '')).view;
  expect(pending).not.toBeNull();
});

import { afterEach, describe, expect, test } from 'vitest';
import { deleteGame } from '../../../../../db/games/games.ts';
import type { PivotalProgress } from '../../../../shared/games/alpha-omega/api.ts';
import { valueOf } from '../../../../testing/house.ts';
import { until } from '../../../../testing/until.ts';
import { watchHouse } from '../../../../testing/watched-game.ts';
import { openSearches } from './search.ts';

type House = ReturnType<typeof watchHouse>;

const houses: House[] = [];
afterEach(() => {
  for (const { searches } of houses.splice(0)) searches.close();
});

function house(...given: Parameters<typeof watchHouse>): House {
  const made = watchHouse(...given);
  houses.push(made);
  return made;
}

/** A game that is over after few answers. */
const SHORT = { seats: ['Ann'], variants: ['fast', 'narrowWay'], seed: 'short' } as const;

async function ended({ replays }: House, game: string): Promise<PivotalProgress> {
  const seen: number[] = [];
  const found = await until(
    () => valueOf(replays.pivotalProgress(game)),
    (progress) => {
      if (progress.at === 'searching') seen.push(progress.done);
      return progress.at !== 'searching';
    },
  );
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  return found;
}

describe('the search for the choices that mattered', () => {
  test('goes on beside everything else, is kept, and finds the same again', async () => {
    const first = house();
    const game = first.playGame(SHORT);
    expect(valueOf(first.replays.startPivotal(game)).at).toBe('searching');
    expect(valueOf(first.replays.startPivotal(game)).at).toBe('searching');
    const found = await ended(first, game);
    expect(found).toMatchObject({ at: 'found', pivotal: { choices: expect.any(Number) as number } });
    const other = house(first.db);
    expect(valueOf(other.replays.startPivotal(game))).toEqual(found);
    expect(valueOf(other.replays.openReplay(game)).pivotal).toEqual(found.at === 'found' && found.pivotal);
    first.db.run('DELETE FROM pivotal_moments');
    valueOf(other.replays.startPivotal(game));
    expect(await ended(other, game)).toEqual(found);
  });

  test('can be stopped, and is then as if nobody had asked', async () => {
    const made = house();
    const game = made.playGame({ seed: 'long' });
    valueOf(made.replays.startPivotal(game));
    expect(valueOf(made.replays.cancelPivotal(game))).toEqual({ at: 'stopped' });
    expect(await ended(made, game)).toEqual({ at: 'stopped' });
  });

  test('is made of no game that goes on, and of none by other rules', () => {
    const made = house();
    const game = made.playGame({ answers: 5 });
    expect(made.replays.startPivotal(game)).toMatchObject({ error: { detail: 'notOver' } });
    const over = made.playGame(SHORT);
    expect(house(made.db, 99).replays.startPivotal(over)).toEqual({
      ok: false,
      error: { code: 'otherRules', detail: 'the rules of today play it otherwise' },
    });
    made.db.run(`UPDATE log SET hash = 'other' WHERE game = ?`, over);
    expect(house(made.db).replays.startPivotal(over)).toMatchObject({ error: { code: 'otherRules' } });
    const gone = '00000000-0000-4000-8000-000000000000';
    for (const channel of ['startPivotal', 'pivotalProgress', 'cancelPivotal'] as const)
      expect(made.replays[channel](gone)).toEqual({
        ok: false,
        error: { code: 'noSuchGame', detail: expect.stringContaining(gone) as string },
      });
  });

  test('of a game that is deleted meanwhile ends without a trace', async () => {
    const made = house();
    const game = made.playGame(SHORT);
    valueOf(made.replays.startPivotal(game));
    deleteGame(made.db, game);
    await until(
      () => made.searches.progress(game),
      (progress) => progress === null,
    );
    expect(made.searches.failure(game)).toBeNull();
    expect(made.db.all('SELECT * FROM pivotal_moments')).toEqual([]);
  });

  test('says once that it failed', async () => {
    const searches = openSearches(new URL('./no-such-worker.ts', import.meta.url));
    const { stock, job } = { stock: new Map(), job: { setup: {} as never, seed: 's', records: [] } };
    searches.start('g', { ...job, content: stock }, () => undefined);
    await until(
      () => searches.progress('g'),
      (progress) => progress === null,
    );
    expect(searches.failure('g')).toBeInstanceOf(Error);
    expect(searches.failure('g')).toBeNull();
  });
});

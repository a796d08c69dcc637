import { describe, expect, test } from 'vitest';
import { honestSave, playedGame } from '../../../testing/honest-files.ts';
import { contentOf, fileOf, manifestOf, part, partsOf, unsealed } from '../../../testing/zip-parts.ts';
import { alphaOmegaPlay } from '../../alpha-omega.ts';
import { readParcel, sealed } from './parcel.ts';
import type { SavedGame } from './save-file.ts';
import { verifiedSave } from './verified-save.ts';

const verified = (game: SavedGame): unknown => verifiedSave(alphaOmegaPlay, honestSave(game));
const refused = (error: object): unknown => ({ ok: false, error: expect.objectContaining(error) as unknown });

describe('a game out of a file', () => {
  const game = playedGame('verified', 12);

  test('is what was written, and was played again', () => {
    expect(verified(game)).toMatchObject({ ok: true, value: { isPlayedAgain: true, game: { id: game.id } } });
  });

  test.each([
    ['a victory', { winner: 'good', reason: 'objectiveAchieved', round: game.round }],
    ['a defeat', { winner: 'opponent', reason: 'lead', round: game.round }],
  ])('that goes on is refused where it boasts of %s', (_, outcome) => {
    expect(game.outcome).toBeNull();
    expect(verified({ ...game, outcome })).toEqual(
      refused({ code: 'content', entry: 'game.json', path: 'outcome' }),
    );
  });

  test.each([
    ['round', { round: game.round + 1 }],
    ['answers', { answers: game.answers - 1 }],
  ])('is refused where it tells of another %s than it was played for', (path, change) => {
    expect(verified({ ...game, ...change })).toEqual(refused({ code: 'content', entry: 'game.json', path }));
  });

  test.each([
    ['told twice', (list: SavedGame['happenings']) => [...list.slice(0, 3), ...list.slice(2)]],
    ['told backwards', (list: SavedGame['happenings']) => list.toReversed()],
  ])('is refused where what happened is %s', (_, change) => {
    const happenings = change(game.happenings);
    expect(verified({ ...game, happenings })).toEqual(refused({ code: 'shape', entry: 'happenings.json' }));
  });

  test.each([
    ['told twice', [0, 0], 1],
    ['told backwards', [2, 1], 1],
    ['of a record that is not there', [1, game.records.length + 1], 1],
  ])('is refused where a view is %s', (_, numbers, at) => {
    const views = numbers.map((number) => ({ number, round: 1, view: {} }));
    expect(verified({ ...game, views })).toEqual(
      refused({ code: 'shape', entry: 'views.json', path: `${at}.number` }),
    );
  });
});

describe('the names of players in a file', () => {
  test('are those that every door would take, and the game is the one that was played', () => {
    const game = playedGame('typed', 12, ['\u202EJose\u0301\u200B', 'Ben']);
    const read = verified(game);
    expect(read).toMatchObject({
      ok: true,
      value: {
        isPlayedAgain: true,
        goesOn: true,
        game: { setup: { seats: [{ name: 'José' }, { name: 'Ben' }] } },
      },
    });
    // What failed would print the whole game.
    expect(/\u202E|\u200B|\u0301/u.test(JSON.stringify(game))).toBe(true);
    expect(/\u202E|\u200B|\u0301/u.test(JSON.stringify(read))).toBe(false);
  });

  test.each([['\u3164'], ['a\0b'], ['x'.repeat(41)], ['']])('are refused where they are none: %j', (name) => {
    expect(verified(playedGame('unseen', 3, ['Ann', name]))).toEqual(
      refused({ code: 'shape', entry: 'game.json', path: 'setup.seats.1.name' }),
    );
  });
});

describe('what lies between the entries and their list', () => {
  const [manifest, ...rest] = partsOf(honestSave(playedGame('between', 3)));
  if (!manifest) throw new Error('no manifest');
  const honest = fileOf([part('manifest.json', manifestOf(manifest, rest)), ...rest]);

  test('is nothing in an honest file', () => {
    expect(partsOf(honest).map(contentOf)).toHaveLength(rest.length + 1);
    expect(readParcel(honest)).toMatchObject({ ok: true });
  });

  test('is refused, also where the list is said to begin behind it', () => {
    const zip = unsealed(honest);
    const end = zip.length - 22;
    const list = zip.readUInt32LE(end + 16);
    const stowed = Buffer.concat([zip.subarray(0, list), Buffer.from('stowaway'), zip.subarray(list)]);
    stowed.writeUInt32LE(list + 8, end + 8 + 16);
    expect(readParcel(sealed(stowed))).toMatchObject({
      ok: false,
      error: { code: 'broken', detail: 'something lies between the entries and their list' },
    });
  });
});

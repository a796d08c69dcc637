import { describe, expect, test } from 'vitest';
import { hashText } from '../../../../../engine/kernel/hash.ts';
import { honestSave, playedGame, WRITTEN } from '../../../../testing/honest-files.ts';
import { alphaOmegaAdapter } from '../../../games/alpha-omega/adapter.ts';
import { entryNameFault } from './entry-name.ts';
import { readJson } from './json.ts';
import { LIMITS } from './limits.ts';
import { packArchive, readArchive } from './archive.ts';
import { Refused } from './refused.ts';
import type { SavedGame } from './save-file.ts';
import { verifiedSave } from './verified-save.ts';

const pack = (entries: Readonly<Record<string, unknown>>): Buffer =>
  packArchive({ ...WRITTEN, kind: 'report', entries: new Map(Object.entries(entries)) });

describe('an archive', () => {
  test('gives back what was put into it, and is the same bytes each time', () => {
    const entries = {
      'a.json': { text: '<b>Ann & Ben</b> 𝄞 \u2028', n: [1, -2.5, 1e-7, null, true] },
      'b/c.json': [],
    };
    const file = pack(entries);
    expect(file.equals(pack(entries))).toBe(true);
    const read = readArchive(file);
    expect(read).toMatchObject({ ok: true, value: { manifest: { format: 1, ...WRITTEN, kind: 'report' } } });
    expect(read.ok && Object.fromEntries(read.value.entries)).toEqual(entries);
  });

  test('no bit of it can be changed unseen', () => {
    const file = pack({ 'a.json': { text: 'the truth' } });
    for (let at = 0; at < file.length; at += 1) {
      const changed = Buffer.from(file);
      changed[at] = (changed[at] ?? 0) ^ (1 << (at % 8));
      expect(readArchive(changed), `byte ${at}`).toMatchObject({ ok: false });
    }
  });

  test('what is refused is said with entry and place', () => {
    expect(
      readArchive(pack({ 'a.json': { seats: [{ ['__proto__']: 1, name: 'x' }, 2], b: 3 } }), 'save'),
    ).toEqual({
      ok: false,
      error: {
        code: 'otherKind',
        entry: 'manifest.json',
        path: 'kind',
        detail: 'a report, where a save is wanted',
      },
    });
    const bytes = Buffer.from('{"seats":[{"name":"Ann"},{"name":"Ben","name":"Cid"}]}');
    expect(faultIn(() => readJson(bytes, 'game.json', LIMITS))).toEqual({
      code: 'keyTwice',
      entry: 'game.json',
      path: 'seats.1.name',
      detail: 'the key "name" twice, at character 45',
    });
  });
});

function faultIn(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    if (error instanceof Refused) return error.fault;
    throw error;
  }
}

describe('JSON from outside', () => {
  const read = (text: string): unknown => readJson(Buffer.from(text), 'x.json', LIMITS);

  test.each(['{}', '[]', ' [ 1 , -0.5e3 , "\\u00e9\\n" , { "a" : [ null ] } ] ', '"x"', 'true', '0'])(
    '%s is read as JSON.parse reads it',
    (text) => {
      expect(read(text)).toEqual(JSON.parse(text));
    },
  );

  test('what it reads is a plain object, and no key reaches a prototype', () => {
    expect(faultIn(() => read('{"a":{"__proto__":{"admin":true}}}'))).toMatchObject({
      code: 'forbiddenKey',
      path: 'a.__proto__',
    });
    expect('admin' in {}).toBe(false);
  });

  test.each([
    '',
    '{',
    '[1,]',
    '{"a":1,}',
    '01',
    '.5',
    '+1',
    "'a'",
    'undefined',
    '[1 2]',
    '"\\x"',
    '"\n"',
    '1 1',
  ])('%j is no JSON', (text) => {
    expect(faultIn(() => read(text))).toMatchObject({ code: 'notJson' });
  });
});

test.each(['game.json', 'packs/a1.json', 'pack/good/michael-the-archangel.json'])(
  '%s may be a name',
  (name) => {
    expect(entryNameFault(name)).toBeNull();
  },
);

const tableOf = (state: object): object => (state as { readonly table: object }).table;

describe('a file with a game', () => {
  test('comes back whole, played again from its first card', () => {
    const game = playedGame('whole');
    expect(game.records.map(({ kind }) => kind)).toContain('return');
    expect(verifiedSave(alphaOmegaAdapter, honestSave(game))).toEqual({
      ok: true,
      value: { game, isPlayedAgain: true, goesOn: true },
    });
  });

  const older = (change: (state: object) => object = (state) => state): SavedGame => {
    const game = playedGame('old', 12);
    const rules = alphaOmegaAdapter.ruleset.version - 1;
    const text = JSON.stringify(change({ ...(JSON.parse(game.snapshot?.text ?? '') as object), rules }));
    return { ...game, rules, snapshot: { text, hash: hashText(text) } };
  };

  test('of older rules is not played again, and goes on from its state', () => {
    const game = older();
    expect(verifiedSave(alphaOmegaAdapter, honestSave(game))).toEqual({
      ok: true,
      value: { game, isPlayedAgain: false, goesOn: true },
    });
  });

  test.each<[string, (state: object) => object]>([
    ['is of other rules than it says', (state) => ({ ...state, rules: 1 })],
    ['has no table', (state) => ({ ...state, table: {} })],
    ['has a frame that nobody knows', (state) => ({ ...state, stack: [{ kind: 'toString' }] })],
    ['is in the middle of nothing', (state) => ({ ...state, stack: [] })],
    ['has chances that are no numbers', (state) => ({ ...state, rng: { die: [1, 2, 3, 1e300] } })],
    ['stands in another round', (state) => ({ ...state, table: { ...tableOf(state), round: 1e6 } })],
    ['holds cards that are not there', (state) => ({ ...state, table: { ...tableOf(state), cards: [] } })],
  ])('of older rules whose state %s can only be watched', (_, change) => {
    const game = older(change);
    expect(verifiedSave(alphaOmegaAdapter, honestSave(game))).toEqual({
      ok: true,
      value: { game: { ...game, snapshot: null }, isPlayedAgain: false, goesOn: false },
    });
  });

  test('names of people stay texts, whatever they look like', () => {
    const game = playedGame('names');
    const named = { ...game, name: '<img src=x onerror=alert(1)>' };
    const read = verifiedSave(alphaOmegaAdapter, honestSave(named));
    expect(read.ok && read.value.game.name).toBe('<img src=x onerror=alert(1)>');
  });
});

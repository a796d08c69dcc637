import { packArchive } from '../../main/storage/transfer/archives/archive.ts';
import type { Dice } from '../spoil.ts';

/*
 * Files that were never honest: each is written from the grammar of such files and not made of one, sealed and hashed as the
 * program itself would, and has at least one thing in it that no file may have.
 */

const WRITTEN = { program: '0.1.0', ruleset: 'alpha-omega', rules: 1, madeAt: '2026-11-23T00:00:00.000Z' };

const pick = <T>(list: readonly T[], dice: Dice): T => list[dice(list.length)] as T;

function nested(levels: number): unknown {
  let value: unknown = 0;
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { value };
  return value;
}

/** What no place of any such file takes: each is wrong where a text, a number, a list or an object belongs. */
const wrong = (dice: Dice): unknown =>
  pick<() => unknown>(
    [
      () => nested(66 + dice(900)),
      () =>
        JSON.parse(`{"${pick(['__proto__', 'constructor', 'prototype'], dice)}":{"taken":true}}`) as unknown,
      () => 'x'.repeat(100_001 + dice(1000)),
      () => pick([1e308, -1e308, -1, 0.5, 2 ** 53, -0.1], dice),
      () => pick([true, false, null], dice),
      () => Array.from({ length: 1 + dice(20_000) }, () => null),
      () =>
        Object.fromEntries(Array.from({ length: 1 + dice(20_000) }, (_, key) => [`k${String(key)}`, key])),
      () => [[[[]]]],
      () => ({ length: 5, then: 1, toString: 1 }),
    ],
    dice,
  )();

/** An object with one of its members wrong, gone, or one too many. */
function withFault(right: Readonly<Record<string, unknown>>, dice: Dice): Readonly<Record<string, unknown>> {
  const key = pick(Object.keys(right), dice);
  const { [key]: _, ...rest } = right;
  return pick(
    [() => ({ ...right, [key]: wrong(dice) }), () => rest, () => ({ ...right, [`${key}2`]: wrong(dice) })],
    dice,
  )();
}

const card = (dice: Dice): Readonly<Record<string, unknown>> => ({
  card: `starter:c-${String(dice(99))}`,
  copies: 1 + dice(3),
});

function deckEntries(dice: Dice): ReadonlyMap<string, unknown> {
  const deck = (cards: unknown): Readonly<Record<string, unknown>> => {
    return { format: 'alpha-omega-deck', version: 1, name: 'Light', side: 'good', cards };
  };
  const cards = Array.from({ length: 1 + dice(20) }, () => card(dice));
  const faults: readonly (() => unknown)[] = [
    () => withFault(deck(cards), dice),
    () => deck([...cards, withFault(card(dice), dice)]),
    () => deck(Array.from({ length: 301 + dice(500) }, () => card(dice))),
    () => deck(wrong(dice)),
    () => wrong(dice),
  ];
  const count = 1 + dice(30);
  const at = dice(count);
  const entries = Array.from({ length: count }, (_, index) => {
    return [`decks/${String(index + 1)}.json`, index === at ? pick(faults, dice)() : deck(cards)] as const;
  });
  return new Map(entries);
}

const ID = '00000000-0000-4000-8000-000000000001';
const HASH = 'a'.repeat(64);

/** A game that nobody played: its packs are not what their names say, whatever else is in it. */
function saveEntries(dice: Dice): ReadonlyMap<string, unknown> {
  const header = {
    ...{
      id: ID,
      ruleset: 'alpha-omega',
      rules: dice(5),
      setup: {},
      seed: 's',
      seating: null,
      name: null,
      profile: null,
    },
    ...{
      createdAt: WRITTEN.madeAt,
      playedAt: WRITTEN.madeAt,
      round: dice(9),
      answers: dice(9),
      outcome: null,
    },
    ...{
      snapshot: dice(2) === 0 ? null : { hash: 'b'.repeat(16) },
      packs: [{ hash: HASH, pack: 'starter', version: '1' }],
    },
  };
  const record = () =>
    pick<unknown>(
      [
        { kind: 'answer', command: { decision: 1 + dice(9), seat: dice(12), answer: ['x'] }, by: dice(12) },
        { kind: 'return', to: dice(100_000), by: null },
        { kind: 'seating', seat: dice(12), player: { kind: 'beside', seat: dice(12) } },
        { kind: 'takeOver', seat: dice(12), by: dice(12) },
        wrong(dice),
      ],
      dice,
    );
  return new Map<string, unknown>([
    ['game.json', dice(2) === 0 ? header : withFault(header, dice)],
    ['records.json', Array.from({ length: dice(500) }, record)],
    [
      'happenings.json',
      dice(2) === 0 ? [] : [{ number: dice(9), at: null, hash: 'c'.repeat(16), events: [wrong(dice)] }],
    ],
    [`packs/${HASH}.json`, wrong(dice)],
    ...(dice(3) === 0 ? [['notes.json', [{ id: ID }, { id: ID }]] as const] : []),
    ...(dice(3) === 0 ? [['snapshot.json', wrong(dice)] as const] : []),
  ]);
}

function packEntries(dice: Dice): ReadonlyMap<string, unknown> {
  const manifest = {
    ...{
      id: 'evil',
      version: '1.0.0',
      title: 'Evil',
      ruleset: 'alpha-omega',
      licence: 'MIT',
      languages: ['en'],
    },
    ...{ decks: { good: [{ card: 'evil:a', copies: 1 }], opponent: [], callings: [] }, objectives: [] },
  };
  // A card that says nothing of itself but its name, or what no card says.
  const evil = { id: 'evil:a', name: 'A', copies: 1, type: 'person', side: 'good', ability: wrong(dice) };
  return new Map<string, unknown>([
    ['pack/pack.json', dice(2) === 0 ? manifest : withFault(manifest, dice)],
    ['pack/good/a.json', dice(2) === 0 ? evil : wrong(dice)],
    ...Array.from(
      { length: dice(50) },
      (_, index) => [`pack/good/b-${String(index)}.json`, wrong(dice)] as const,
    ),
  ]);
}

/** A file that is to be refused, the same for the same dice. */
export function hostileFile(dice: Dice): { readonly kind: 'save' | 'deck' | 'pack'; readonly bytes: Buffer } {
  const kind = pick(['save', 'deck', 'pack'] as const, dice);
  const entries = { save: saveEntries, deck: deckEntries, pack: packEntries }[kind](dice);
  return { kind, bytes: packArchive({ ...WRITTEN, kind, entries }) };
}

import { expect, test } from 'vitest';
import type { $ZodType, $ZodTypes } from 'zod/v4/core';
import { CHANNELS, CONTRACT } from '../../shared/contract.ts';
import { excessOf } from '../../shared/bounds.ts';
import { made, ODDS } from '../../testing/hostile/recipes.ts';
import { deckFile } from '../../../cards/decks/json.ts';
import { manifestShape } from '../storage/transfer/archives/archive.ts';
import { SAVE_SHAPES } from '../storage/transfer/archives/save-file.ts';
import { oversize, statedMost } from '../../../engine/toolbox/bounds.ts';

/** Texts that have a form of their own, and so a length. */
const isOfAForm = (schema: $ZodType): boolean => 'format' in (schema as $ZodTypes)._zod.def;

/** Texts whose pattern lets nothing in it go on. */
const isByPattern = (schema: $ZodType): boolean =>
  ((schema as $ZodTypes)._zod.def.checks ?? []).some(({ _zod: { def } }) => {
    const { pattern } = def as { readonly pattern?: RegExp };
    return pattern !== undefined && !/[*+]|\{\d+,\}/.test(pattern.source);
  });

/** The places of a schema that may hold any number of things. */
function unbounded(schema: $ZodType, path: string): readonly string[] {
  const { def } = (schema as $ZodTypes)._zod;
  const own = statedMost(schema) === null ? [path] : [];
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'readonly':
      return unbounded(def.innerType, path);
    case 'tuple':
      return def.items.flatMap((item, index) => unbounded(item, `${path}.${String(index)}`));
    case 'array':
      return [...own, ...unbounded(def.element, `${path}[]`)];
    case 'object':
      return Object.entries(def.shape).flatMap(([key, part]) => unbounded(part, `${path}.${key}`));
    case 'record':
      return [...unbounded(def.keyType, `${path}{}`), ...unbounded(def.valueType, `${path}{}`)];
    case 'union':
      return def.options.flatMap((option, index) => unbounded(option, `${path}|${String(index)}`));
    case 'pipe':
      return unbounded(def.in, path);
    case 'string':
      return isOfAForm(schema) || isByPattern(schema) ? [] : own;
    default:
      return [];
  }
}

test('every text and every list that a channel takes has a bound', () => {
  const backups = ['lookIntoBackup.0', 'restoreBackup.0', 'mergeBackup.0', 'mend.0.backup'];
  // Their pattern bounds them.
  const byPattern = new Set([...backups, 'exportPack.0', 'removePack.0']);
  const found = CHANNELS.flatMap((channel) => unbounded(CONTRACT[channel], channel));
  expect(found.filter((place) => !byPattern.has(place))).toEqual([]);
});

test('every text and every list of a file that is taken in has a bound', () => {
  const shapes = { ...SAVE_SHAPES, 'manifest.json': manifestShape, deck: deckFile };
  expect(Object.entries(shapes).flatMap(([name, shape]) => unbounded(shape, name))).toEqual([]);
});

test('what is larger than its schema lets it be is not read to its end', () => {
  const read: string[] = [];
  const watched = (what: string, target: object): unknown =>
    new Proxy(target, {
      get: (of, key) => {
        if (key !== 'length') read.push(`${what}.${String(key)}`);
        return Reflect.get(of, key) as unknown;
      },
    });
  const list = watched(
    'list',
    Array.from({ length: 61 }, () => 'x'),
  );
  expect(oversize(CONTRACT.thumbnails, [list])).toBe('0: Too big: expected array to have <=60 items');
  expect(read).toEqual([]);
  expect(oversize(CONTRACT.saveAs, [new Uint8Array(4_000_000)])).toContain(
    '0: Invalid input: expected object',
  );
  expect(oversize(CONTRACT.saveAs, [['x']])).toContain('0: Invalid input: expected object');
  expect(oversize(CONTRACT.saveAs, [{ game: 'x', name: 'y'.repeat(201) }])).toBe('0.name: too long');
  expect(oversize(CONTRACT.lookInto, [{ name: 'x', bytes: new Uint8Array(16) }])).toBeNull();
});

test.each(ODDS.filter((name) => !['undefined', 'nan', 'infinity', 'half'].includes(name)))(
  'a message with something that JSON and files have not is not sent: %s',
  (name) => {
    const odd = made({ make: 'odd', name });
    // What only claims a prototype is as plain as anything.
    if (name === 'proto') expect(excessOf([odd])).toBeNull();
    else expect(excessOf([{ game: odd }])).not.toBeNull();
  },
);

test('what is too much to be received is not sent', () => {
  expect(excessOf([['x'.repeat(2_300_000)]])).toBe('texts that are too long');
  expect(excessOf([new Uint8Array(21 * 1024 * 1024)])).toBe('a file that is too large');
  expect(excessOf([Array.from({ length: 100_001 }, () => null)])).toBe('too many parts');
  expect(excessOf([made({ make: 'nested', levels: 30 })])).toBe('too many levels');
  expect(excessOf([{ words: 'x'.repeat(2_000_000), bytes: new Uint8Array(1024) }])).toBeNull();
});

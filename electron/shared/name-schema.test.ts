import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { $ZodCheckOverwriteDef, $ZodType, $ZodTypes } from 'zod/v4/core';
import { safeParse } from 'zod/v4/core';
import { LONGEST_NAME, name, nameAsKept } from './name-schema.ts';
import { CONTRACT } from './contract.ts';

/** Every text that may come in through a channel, by its place, with the schema that it has there. */
function textsIn(schema: $ZodType, place: string): readonly (readonly [string, $ZodType])[] {
  const { def } = (schema as $ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      return [[place, schema]];
    case 'optional':
    case 'nullable':
    case 'default':
      return textsIn(def.innerType, place);
    case 'tuple':
      return def.items.flatMap((item) => textsIn(item, place));
    case 'array':
      return textsIn(def.element, `${place}[]`);
    case 'object':
      return Object.entries(def.shape).flatMap(([key, part]) => textsIn(part, `${place}.${key}`));
    case 'record':
      return [...textsIn(def.keyType, `${place}{key}`), ...textsIn(def.valueType, `${place}{}`)];
    case 'union':
      return def.options.flatMap((option) => textsIn(option, place));
    case 'enum':
    case 'literal':
    case 'boolean':
    case 'number':
    case 'custom':
      return [];
    default:
      throw new TypeError(`${place}: nobody knows where there is text in a schema of type ${def.type}`);
  }
}

const TEXTS = new Map(Object.entries(CONTRACT).flatMap(([channel, schema]) => textsIn(schema, channel)));

/** What a text becomes on its way in, whether or not it then fits. */
function rewritten(schema: $ZodType, text: string): string {
  const { def } = (schema as $ZodTypes)._zod;
  const checks = def.type === 'string' ? (def.checks ?? []) : [];
  return checks.reduce((said, { _zod: { def: check } }) => {
    return check.check === 'overwrite' ? String((check as $ZodCheckOverwriteDef).tx(said)) : said;
  }, text);
}

/** May a text be anything, or is its form prescribed? */
const isFree = (schema: $ZodType): boolean =>
  ['\u202Ex\u200B', '\uD800 x', 'Jose\u0301'].some((text) => safeParse(schema, text).success);

/** Where somebody's own words come in: what nobody sees is taken out of them. */
const isDoor = (schema: $ZodType): boolean => rewritten(schema, 'x\u200B') === 'x';

/**
 * Texts that are taken as they are, by how their places end: they are looked for among what is there, or read by a reader of
 * their own, or said by the program itself, and nobody keeps them for somebody's words.
 */
const AS_THEY_ARE: readonly string[] = [
  ...['answer[]', 'first[]', 'options[]', 'choices[]', 'profile', 'keys{key}', 'keys{}[]', 'learnt[]', 'pad'],
  ...['searchCards.text', 'cardFacets.text', 'search.text', 'keptGames.search', 'word', 'previewDeck.text'],
  ...['card', 'cardCodex', 'cardStatistics', 'deck[]', 'set[]', 'include[]', 'exclude[]', 'take', 'put'],
  ...['startDoctor.objective', 'lookInto.name', 'trouble.code', 'trouble.detail', 'shown'],
];
const endsSo = (place: string, end: string): boolean => place === end || place.endsWith(`.${end}`);

const DOORS = [...TEXTS].filter(([, schema]) => isDoor(schema));

test('whatever text may be anything is somebody’s words, or known to be none', () => {
  const others = [...TEXTS].filter(([, schema]) => isFree(schema) && !isDoor(schema));
  const unknown = others.filter(([place]) => !AS_THEY_ARE.some((end) => endsSo(place, end)));
  expect(unknown.map(([place]) => place)).toEqual([]);
  const unused = AS_THEY_ARE.filter((end) => !others.some(([place]) => endsSo(place, end)));
  expect(unused).toEqual([]);
});

test('the doors are found by their schemas', () => {
  const places = DOORS.map(([place]) => place);
  expect(places).toEqual(
    expect.arrayContaining([
      ...[
        'newGame.seats[]',
        'newGame.opponents[]',
        'newGame.seed',
        'newGame.decks[].name',
        'sit.player.name',
      ],
      ...['saveAs.name', 'renameGame.name', 'keepSearch.name', 'keepCardNote.note', 'makeDeck.tags[]'],
      ...['relabelDeck.name', 'relabelDeck.notes', 'relabelDeck.cardNotes{}', 'keepTeam.name'],
      ...['writeNote.text', 'beginPilgrimage.seat', 'renameJourney.name', 'saveReport.words'],
      ...['saveSettings.players[].name', 'saveSettings.lastGame.seed'],
    ]),
  );
});

describe.each(DOORS)('at %s', (_, schema) => {
  const read = (text: string): unknown => {
    const { success, data } = safeParse(schema, text);
    return success ? data : 'refused';
  };

  test('what is typed is composed, whole and to be seen', () => {
    expect(read('\u202EJose\u0301\u200B\u{E0100}\u00A0\uD800')).toBe('José \uFFFD');
    // A NUL is refused in a line and left out of a page: no table has to take it.
    expect(read('a\0b')).toMatch(/^(refused|ab)$/);
  });

  test('what has nothing to be seen is what nothing is', () => {
    for (const text of ['\u200B', '\u3164\u2800', '\u202E', '\u{1D159}', '\u{E0100}', '\uFE0F'])
      expect(read(text)).toBe(read(''));
  });
});

test('whatever was kept for a name is read back as one that every door takes, and one that they take as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 90 }), (kept) => {
      const read = nameAsKept().parse(kept);
      expect(name.safeParse(read)).toEqual({ success: true, data: read });
      const taken = name.safeParse(kept);
      if (taken.success) expect(read).toBe(taken.data);
    }),
    { numRuns: 150 },
  );
  expect(nameAsKept().parse('x'.repeat(LONGEST_NAME - 1) + '\u{1F600}')).toBe('x'.repeat(LONGEST_NAME - 1));
});

import { describe, expect, test } from 'vitest';
import { readJson } from './json.ts';
import { LIMITS, type Limits } from './limits.ts';
import { Refused } from './refused.ts';

/** What is read of a text, or the code, place and detail of its refusal. */
function reading(text: string | Buffer, limits: Limits = LIMITS): unknown {
  try {
    return readJson(Buffer.from(text as string), 'x.json', limits);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { code, entry, path, detail } = error.fault;
    return [code, `${entry ?? ''}/${path}`, detail];
  }
}

describe('JSON from outside', () => {
  test.each<[string, unknown]>([
    ['{}', {}],
    ['[]', []],
    ['{"a":1,"b":[2,{"c":null}],"d":""}', { a: 1, b: [2, { c: null }], d: '' }],
    [' \t\n\r[ true , false , null ] \t\n\r', [true, false, null]],
    ['0', 0],
    ['-0', -0],
    ['-12.5', -12.5],
    ['10.25e+2', 1025],
    ['1E-3', 0.001],
    ['3e2', 300],
    ['""', ''],
    ['"a\\"b\\\\c"', 'a"b\\c'],
    ['"\\u00e9\\n\\t"', 'é\n\t'],
    ['"𝄞\\ud834\\udd1e"', '𝄞𝄞'],
    ['{"\\u0061":1}', { a: 1 }],
    ['{"a":{"b":1},"b":{"a":1}}', { a: { b: 1 }, b: { a: 1 } }],
    ['{"hasOwnProperty":1,"toString":2}', { hasOwnProperty: 1, toString: 2 }],
  ])('%s is read', (text, value) => {
    expect(reading(text)).toEqual(value);
  });

  test.each<[string, string, string, string]>([
    ['', 'notJson', '', 'nothing that can stand here, at character 0'],
    [' x', 'notJson', '', 'nothing that can stand here, at character 1'],
    ['1 1', 'notJson', '', 'something follows after the end, at character 2'],
    ['{} {}', 'notJson', '', 'something follows after the end, at character 3'],
    ['{', 'notJson', '', 'a key is missing, at character 1'],
    ['{1:2}', 'notJson', '', 'a key is missing, at character 1'],
    ['{"a":1,}', 'notJson', '', 'a key is missing, at character 7'],
    ['{"a" 1}', 'notJson', 'a', 'a colon is missing, at character 5'],
    ['{"a":1 "b":2}', 'notJson', '', 'a comma is missing, at character 7'],
    ['{"a":[1 2]}', 'notJson', 'a', 'a comma is missing, at character 8'],
    ['[1,[2,]]', 'notJson', '1.1', 'nothing that can stand here, at character 6'],
    ['[{"a":1},{"b":x}]', 'notJson', '1.b', 'nothing that can stand here, at character 14'],
    ['["a', 'notJson', '0', 'a text does not end, at character 3'],
    ['["a\\', 'notJson', '0', 'a text does not end, at character 5'],
    ['{"a":1,"a":2}', 'keyTwice', 'a', 'the key "a" twice, at character 10'],
    ['{"\\u0061":1,"a":2}', 'keyTwice', 'a', 'the key "a" twice, at character 15'],
    ['[{"__proto__":1}]', 'forbiddenKey', '0.__proto__', 'the key __proto__, at character 13'],
    ['{"constructor":1}', 'forbiddenKey', 'constructor', 'the key constructor, at character 14'],
    ['{"a":{"prototype":1}}', 'forbiddenKey', 'a.prototype', 'the key prototype, at character 17'],
    ['1e999', 'notJson', '', 'a number without end, at character 0'],
    ['["\\ud800"]', 'notUtf8', '0', 'half a sign, at character 9'],
    ['[-]', 'notJson', '0', 'nothing that can stand here, at character 1'],
    ['[1.]', 'notJson', '', 'a comma is missing, at character 2'],
    ['[1e]', 'notJson', '', 'a comma is missing, at character 2'],
    ['[01]', 'notJson', '', 'a comma is missing, at character 2'],
  ])('%j is refused as %s at "%s"', (text, code, path, detail) => {
    expect(reading(text)).toEqual([code, `x.json/${path}`, detail]);
  });

  test.each(['"\\x"', '"\n"', '"a\u0000"', '"\u001f"', '"\\u12"'])('the text %j is none', (text) => {
    expect(reading(text)).toEqual(['notJson', 'x.json/', expect.stringMatching(/., at character \d+$/)]);
  });

  test('what is no UTF-8 is refused before it is read, and a mark at its front is no JSON', () => {
    expect(reading(Buffer.from([0x22, 0xff, 0x22]))).toEqual(['notUtf8', 'x.json/', 'it is no UTF-8']);
    expect(reading('\ufeff{}')).toEqual([
      ...['notJson', 'x.json/', 'nothing that can stand here, at character 0'],
    ]);
  });

  test('is as deep and as long as it may be, and no deeper and longer', () => {
    const limits = { ...LIMITS, depth: 2, text: 3 };
    expect(reading('[{"a":1}]', limits)).toEqual([{ a: 1 }]);
    expect(reading('[{"a":[]}]', limits)).toEqual([{ a: [] }]);
    expect(reading('[[[1]]]', limits)).toEqual([
      ...['tooDeep', 'x.json/0.0.0', 'more than 2 levels, at character 3'],
    ]);
    expect(reading('["abc"]', limits)).toEqual(['abc']);
    expect(reading('["abcd"]', limits)).toEqual([
      ...['tooLong', 'x.json/0', 'a text of more than 3 characters, at character 5'],
    ]);
  });

  test('the limits are those of a file that could be honest', () => {
    expect(LIMITS).toEqual({
      ...{ file: 16_777_216, unpacked: 25_165_824, unpackedDecks: 4_194_304, entries: 3000 },
      ...{ ratio: 200, free: 65_536, depth: 64, text: 100_000 },
    });
  });
});

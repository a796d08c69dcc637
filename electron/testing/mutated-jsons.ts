import { of, pick, worded, type Mutation } from './spoil.ts';

const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

/** What is in a file is no JSON that could be meant well. */
export const JSONS: readonly Mutation[] = [
  of('a prototype as a key', ['forbiddenKey'], (file, dice) =>
    worded(file, pick(['game.json', 'snapshot.json'], dice), (text) =>
      text.replace('{', `{"${pick(['__proto__', 'constructor', 'prototype'], dice)}":{"isAdmin":true},`),
    ),
  ),
  of('a prototype as a key in escapes', ['forbiddenKey'], (file) =>
    worded(file, 'game.json', (text) => text.replace('{', '{"\\u005f_proto__":{},')),
  ),
  of('a key twice', ['keyTwice'], (file) =>
    worded(file, 'game.json', (text) => text.replace('{', '{"id":"x",')),
  ),
  of('levels without end', ['tooDeep'], (file, dice) =>
    worded(file, 'game.json', (text) => text.replace('{', `{"deep":${deep(100 + dice(100_000))},`)),
  ),
  of('a text that is too long', ['tooLong'], (file, dice) =>
    worded(file, 'game.json', (text) =>
      text.replace('{', `{"long":"${Array.from({ length: 30_000 }, () => dice(10_000_000)).join('')}",`),
    ),
  ),
  of('a number without end', ['notJson'], (file) =>
    worded(file, 'game.json', (text) => text.replace('{', '{"n":1e999,')),
  ),
  of('words that are no JSON', ['notJson'], (file, dice) =>
    worded(file, pick(['game.json', 'records.json', 'snapshot.json'], dice), (text) =>
      pick(
        [
          `${text} ,`,
          `/* */${text}`,
          text.slice(0, -1),
          `${text}${text}`,
          'NaN',
          "{'a':1}",
          '',
          '{"a":01}',
          '{a:1}',
        ],
        dice,
      ),
    ),
  ),
  of('signs that control', ['notJson'], (file, dice) =>
    worded(file, 'game.json', (text) => text.replace('{', `{"a":"x${String.fromCharCode(dice(32))}",`)),
  ),
  of('bytes that are no UTF-8', ['notUtf8'], (file, dice) =>
    worded(file, 'game.json', (text) =>
      Buffer.concat([
        Buffer.from('{"a":"'),
        Buffer.from([pick([0xff, 0xc0, 0x80, 0xed], dice)]),
        Buffer.from(`",${text.slice(1)}`),
      ]),
    ),
  ),
  of('a mark before the text', ['notJson'], (file) => worded(file, 'game.json', (text) => `\ufeff${text}`)),
  of('half a sign', ['notUtf8'], (file) =>
    worded(file, 'game.json', (text) => text.replace('{', '{"a":"\\ud800",')),
  ),
];

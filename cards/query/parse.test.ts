import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parserSource } from './generate.ts';
import { parseQuery } from './parse.ts';
import { MOST_QUERY, QUERY_ISSUES, type Query, type QueryIssue } from './query.ts';
import { vocabularyOf } from './vocabulary.ts';

const vocabulary = vocabularyOf([{ id: 'starter', title: 'Alpha/Omega Starter' }]);

function queryOf(text: string): Query | null {
  const parsed = parseQuery(text, vocabulary);
  if (!parsed.ok) throw new Error(`${text}: ${JSON.stringify(parsed.error)}`);
  return parsed.value;
}

function issuesOf(text: string): readonly QueryIssue[] {
  const parsed = parseQuery(text, vocabulary);
  return parsed.ok ? [] : parsed.error;
}

/** A query on one line: brackets for groups, `~` for what is muted. */
function shape(query: Query): string {
  const sign = query.muted ? '~' : '';
  switch (query.kind) {
    case 'all':
    case 'any':
      return `${sign}${query.kind}[${query.of.map(shape).join(', ')}]`;
    case 'not':
      return `${sign}not ${shape(query.of)}`;
    case 'words':
      return `${sign}${query.field} ${query.exact ? 'has' : 'begins'} ${query.words}`;
    case 'pattern':
      return `${sign}${query.field} fits ${query.pattern}`;
    case 'choice':
      return `${sign}${query.field} is ${query.is}`;
    case 'number':
      return `${sign}${query.field} ${query.op} ${query.than}`;
    case 'deck':
      return `${sign}in ${query.name ?? 'this deck'}`;
  }
}

test('the parser that is kept is the one of the grammar: `npx node cards/query/generate.ts` makes it anew', () => {
  expect(readFileSync(new URL('parser.mjs', import.meta.url), 'utf8')).toBe(parserSource());
});

describe('a query is read as', () => {
  test.each([
    ['heal', 'any begins heal'],
    ['"lured astray"', 'any has lured astray'],
    ['n:mich', 'name begins mich'],
    ['name=michael', 'name has michael'],
    ['x:/remove \\d/', 'text fits remove \\d'],
    ['t:person', 'type is person'],
    ['T:PERS', 'type is person'],
    ['k:"Magic User"', 'trait is magicUser'],
    ['is:ARMOR', 'is is armour'],
    ['pack:alpha', 'pack is starter'],
    ['s>=5', 'strength >= 5'],
    ['s:5', 'strength = 5'],
    ['strength!=5', 'strength != 5'],
    ['t!=person', 'not type is person'],
    ['in:deck', 'in this deck'],
    ['in:"My Deck"', 'in My Deck'],
    ['in:"deck"', 'in deck'],
    ['-t:person', 'not type is person'],
    ['not heal', 'not any begins heal'],
    ['- (a b)', 'not all[any begins a, any begins b]'],
    ['a b', 'all[any begins a, any begins b]'],
    ['a AND b', 'all[any begins a, any begins b]'],
    ['a or b c', 'any[any begins a, all[any begins b, any begins c]]'],
    ['(a or b) c', 'all[any[any begins a, any begins b], any begins c]'],
    ['~a', '~any begins a'],
    ['~(a or ~b)', '~any[any begins a, ~any begins b]'],
    ['~-a', '~not any begins a'],
    ['-~a', 'not ~any begins a'],
    ['nothing order', 'all[any begins nothing, any begins order]'],
    ['sea-gull', 'any begins sea-gull'],
  ])('%s', (text, expected) => {
    expect(shape(queryOf(text) ?? ({} as Query))).toBe(expected);
  });

  test('nothing, where nothing is written', () => {
    expect(queryOf('')).toBeNull();
    expect(queryOf(' \u00a0 ')).toBeNull();
  });

  test('where each part of it stands', () => {
    const query = queryOf('  ~(a or b) -t:item');
    expect(query).toMatchObject({ kind: 'all', from: 2, to: 19 });
    const parts = query?.kind === 'all' ? query.of.map(({ from, to }) => [from, to]) : [];
    expect(parts).toEqual([
      [2, 11],
      [12, 19],
    ]);
  });
});

describe('what cannot be asked is refused with its place and what mends it', () => {
  test.each([
    ['a or', 'missingAfter', 4, 'a '],
    ['or a', 'missingBefore', 0, ' a'],
    ['-', 'missingAfter', 1, ''],
    ['t:', 'missingValue', 2, ''],
    ['heal x>=', 'missingValue', 8, 'heal '],
    ['()', 'emptyGroup', 0, ''],
    ['(a', 'unclosedGroup', 2, '(a)'],
    ['a)', 'strayParenthesis', 1, 'a'],
    ['"lured', 'unclosedQuote', 0, '"lured"'],
    ['x:/lured', 'unclosedPattern', 2, 'x:/lured/'],
    ['typ:person', 'unknownField', 0, 'type:person'],
    ['t:persn', 'unknownValue', 2, 't:person'],
    ['t:p', 'severalValues', 2, 't:person'],
    ['s>=many', 'notANumber', 3, 's>=5'],
    ['t>=person', 'cannotCompare', 1, 't:person'],
    ['n<a', 'cannotCompare', 1, 'n:a'],
    ['t:/a/', 'cannotMatch', 2, null],
    ['x:...', 'noWord', 2, ''],
    ['x:/(a/', 'patternUnfinished', 3, null],
    ['x:/a(?=b)/', 'patternFeature', 4, null],
    ['/(a)\\1/', 'patternFeature', 4, null],
    ['/a**/', 'patternRepeats', 3, null],
    ['(/a**/)', 'patternRepeats', 4, null],
    ['( x:/ab[/   )', 'patternUnfinished', 7, null],
    ['/(a{50}){50}/', 'patternTooLarge', 1, null],
  ] as const)('%s', (text, code, from, mended) => {
    const [issue] = issuesOf(text);
    expect(issue).toMatchObject({ code, from });
    const fix = issue?.fixes[0];
    expect(fix ? text.slice(0, fix.from) + fix.text + text.slice(fix.to) : null).toBe(mended);
  });

  test('all that is wrong with the words is told at once, in the order of the text', () => {
    expect(issuesOf('t:persn s>=x k:angel').map(({ code }) => code)).toEqual(['unknownValue', 'notANumber']);
  });

  test('a word that is no field can be looked for as it stands', () => {
    const [issue] = issuesOf('Genesis:1');
    expect(issue?.fixes.at(-1)).toEqual({ from: 0, to: 9, text: '"Genesis:1"' });
  });

  test('a text that is too long is cut where it may end', () => {
    const long = 'a '.repeat(300);
    expect(issuesOf(long)).toEqual([
      { code: 'tooLong', from: 500, to: 600, found: '', fixes: [{ from: 500, to: 600, text: '' }] },
    ]);
  });
});

describe('laws', () => {
  const pieces = [
    '(',
    ')',
    '"',
    '/',
    '~',
    '-',
    ' ',
    ' or ',
    ' and ',
    'not ',
    't:',
    's>=',
    'x:',
    'person',
    '5',
    'heal',
    '\\',
    '{3}',
    '*',
  ];
  const texts = fc.oneof(
    fc.string({ maxLength: MOST_QUERY }),
    fc.array(fc.constantFrom(...pieces), { maxLength: 60 }).map((each) => each.join('')),
  );

  test('any text is read or refused with places inside it, and quickly', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const start = process.threadCpuUsage();
        const parsed = parseQuery(text, vocabulary);
        expect(process.threadCpuUsage(start).user).toBeLessThan(500_000);
        if (parsed.ok) return;
        expect(parsed.error.length).toBeGreaterThan(0);
        for (const { code, from, to, fixes } of parsed.error) {
          expect(QUERY_ISSUES).toContain(code);
          expect(from).toBeGreaterThanOrEqual(0);
          expect(to).toBeGreaterThanOrEqual(from);
          expect(to).toBeLessThanOrEqual(text.length);
          for (const fix of fixes) expect(fix.to).toBeLessThanOrEqual(text.length);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('what stands between the places of a part, read by itself, is that part', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const parsed = parseQuery(text, vocabulary);
        if (!parsed.ok || parsed.value === null) return;
        const whole = parsed.value;
        expect(shape(queryOf(text.slice(whole.from, whole.to)) ?? whole)).toBe(shape(whole));
      }),
      { numRuns: 2000 },
    );
  });
});

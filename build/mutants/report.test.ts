import { describe, expect, test } from 'vitest';
import { isSame, read, scoreOf, together } from './report.ts';

const source = ['const one = 1;', 'if (', '  one', ') two();'].join('\n');
const place = (line: number, column: number) => ({ line, column });

describe("Stryker's report", () => {
  const [report] = read({
    files: {
      'a.ts': {
        source,
        mutants: [
          { status: 'Killed', location: { start: place(1, 1), end: place(1, 5) } },
          { status: 'Timeout', location: { start: place(1, 1), end: place(1, 5) } },
          { status: 'RuntimeError', location: { start: place(1, 1), end: place(1, 5) } },
          { status: 'CompileError', location: { start: place(1, 1), end: place(1, 5) } },
          { status: 'Survived', replacement: '2', location: { start: place(1, 13), end: place(1, 14) } },
          {
            status: 'NoCoverage',
            replacement: 'if\n (x) {}',
            location: { start: place(2, 1), end: place(4, 9) },
          },
        ],
      },
    },
  });

  test('is counted, what does not run at all or is not in the sample left aside', () => {
    expect(report?.mutants).toBe(6);
    expect(report?.tally).toEqual({ killed: 1, timeout: 1, survived: 1, noCoverage: 1 });
    expect(report && scoreOf(report.tally)).toBe(50);
    expect(report && together([report.tally, report.tally])).toEqual({
      killed: 2,
      timeout: 2,
      survived: 2,
      noCoverage: 2,
    });
  });

  test('names what nobody noticed, on one line each', () => {
    expect(report?.survivors).toEqual([
      { file: 'a.ts', line: 1, ran: true, original: '1', mutated: '2' },
      { file: 'a.ts', line: 2, ran: false, original: 'if ( one ) two();', mutated: 'if (x) {}' },
    ]);
  });
});

test('a survivor is known again wherever its line has moved', () => {
  const one = { file: 'a.ts', original: '1', mutated: '2' };
  expect(isSame(one, { ...one, ...{ line: 7 } })).toBe(true);
  for (const other of [{ file: 'b.ts' }, { original: '3' }, { mutated: '3' }])
    expect(isSame(one, { ...one, ...other })).toBe(false);
});

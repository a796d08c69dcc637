import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { headOf, lineOf, onward } from './course.ts';
import { answered, anyRecords, backTo, botAt, courseOf } from './testing/records.ts';

describe('the course of a game', () => {
  test('is the answers in order, as long as nobody goes back', () => {
    const course = courseOf([answered(), answered(), answered()]);
    expect(lineOf(course)).toEqual([0, 1, 2, 3]);
    expect(course.redo).toEqual([]);
  });

  test('goes on from where it returned to; what was taken back is on no line', () => {
    const course = courseOf([answered(), answered(), backTo(1), answered(), answered()]);
    expect(lineOf(course)).toEqual([0, 1, 4, 5]);
    expect(lineOf(course, 2)).toEqual([0, 1, 2]);
  });

  test('a return to a return leads to where that one led', () => {
    const course = courseOf([answered(), answered(), backTo(1), answered(), backTo(3)]);
    expect(headOf(course)).toBe(1);
  });

  test('whoever sits down moves nothing', () => {
    const course = courseOf([answered(), botAt(1), answered(), backTo(2)]);
    expect(course.heads).toEqual([0, 1, 1, 3, 1]);
    expect(course.redo).toEqual([3]);
  });

  test('redo goes back through several undos, one after the other', () => {
    const undone = [answered(), answered(), answered(), backTo(2), backTo(0)];
    expect(courseOf(undone).redo).toEqual([3, 2]);
    const once = courseOf([...undone, backTo(2)]);
    expect([headOf(once), once.redo]).toEqual([2, [3]]);
    const twice = courseOf([...undone, backTo(2), backTo(3)]);
    expect([headOf(twice), twice.redo]).toEqual([3, []]);
  });

  test('a return half of the way forward leaves the rest to redo', () => {
    const halfway = courseOf([answered(), answered(), answered(), backTo(0), backTo(1)]);
    expect([headOf(halfway), halfway.redo]).toEqual([1, [3]]);
  });

  test('a return to another line leaves nothing to redo that does not lie on it', () => {
    const elsewhere = courseOf([answered(), answered(), backTo(1), answered(), backTo(0), backTo(2)]);
    expect([headOf(elsewhere), elsewhere.redo]).toEqual([2, []]);
  });

  test('a new answer leaves nothing to redo', () => {
    expect(courseOf([answered(), answered(), backTo(1), answered()]).redo).toEqual([]);
  });
});

describe('laws of any list of records', () => {
  test('an undo and its redo lead to where the game stood, with the same things left to redo', () => {
    fc.assert(
      fc.property(anyRecords, fc.nat(), (records, chance) => {
        const before = courseOf(records);
        const line = lineOf(before).slice(0, -1);
        const to = line[chance % Math.max(1, line.length)];
        if (to === undefined) return;
        const undone = onward(before, backTo(to));
        const again = onward(undone, backTo(undone.redo.at(-1) ?? -1));
        expect(lineOf(again)).toEqual(lineOf(before));
        expect(again.redo).toEqual(before.redo);
      }),
    );
  });

  test('each line is one of answers that follow one another, from the beginning', () => {
    fc.assert(
      fc.property(anyRecords, (records) => {
        const course = courseOf(records);
        const line = lineOf(course);
        expect(line[0]).toBe(0);
        for (const [index, number] of line.entries()) {
          if (index === 0) continue;
          expect(records[number - 1]?.kind).toBe('answer');
          expect(course.heads[number - 1]).toBe(line[index - 1]);
        }
      }),
    );
  });
});

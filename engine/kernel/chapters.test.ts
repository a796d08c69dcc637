import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chaptersOf, sameChapters, type Chapter } from './chapters.ts';
import type { SessionRecord } from './records.ts';
import { answered, anyRecords, backTo, botAt, courseOf, takenOver } from './testing/records.ts';

const storyOf = (...records: readonly SessionRecord[]): readonly Chapter[] =>
  chaptersOf(records, courseOf(records));
const beginning = { kind: 'answered', number: 0, seat: null, by: null };

describe('the story of a game', () => {
  test('says who was asked, who answered, and who sat down', () => {
    expect(storyOf(answered(0), botAt(1), answered(1, 0))).toEqual([
      beginning,
      { kind: 'answered', number: 1, seat: 0, by: 0 },
      { kind: 'seated', number: 2, seat: 1, player: { kind: 'bot' } },
      { kind: 'answered', number: 3, seat: 1, by: 0 },
    ]);
  });

  test('says who took over for whom, whether an answer follows or not', () => {
    expect(storyOf(takenOver(0, 1), answered(0), takenOver(1, 0), answered(1, 0)).slice(1)).toEqual([
      { kind: 'tookOver', number: 1, seat: 0, by: 1 },
      { kind: 'answered', number: 2, seat: 0, by: 0 },
      { kind: 'tookOver', number: 3, seat: 1, by: 0 },
      { kind: 'answered', number: 4, seat: 1, by: 0 },
    ]);
  });

  test('keeps what was taken back in its place, with who did it', () => {
    const story = storyOf(answered(), answered(), answered(), backTo(1, 4), answered());
    expect(story.map(({ kind, number }) => [kind, number])).toEqual([
      ['answered', 0],
      ['answered', 1],
      ['undone', 2],
      ['answered', 5],
    ]);
    expect(story[2]).toEqual({ kind: 'undone', number: 2, answers: [2, 3], by: 4 });
  });

  test('what was taken back step by step, or tried anew meanwhile, is one piece from where it left the line', () => {
    const story = storyOf(answered(), answered(), answered(), backTo(2, 0), answered(), backTo(0, 1));
    expect(story[1]).toEqual({ kind: 'undone', number: 1, answers: [1, 2, 3, 5], by: 1 });
    expect(story).toHaveLength(2);
  });

  test('each other try is a piece of its own', () => {
    const story = storyOf(answered(), backTo(0, 0), answered(), backTo(0, 1), answered());
    expect(story.slice(1)).toMatchObject([
      { kind: 'undone', answers: [1], by: 0 },
      { kind: 'undone', answers: [3], by: 1 },
      { kind: 'answered', number: 5 },
    ]);
  });

  test('after a redo nothing is taken back', () => {
    const line = [answered(), answered()];
    expect(storyOf(...line, backTo(0), backTo(2))).toEqual(storyOf(...line));
  });
});

describe('laws of any list of records', () => {
  test('each answer is in exactly one chapter, and the story is in order', () => {
    fc.assert(
      fc.property(anyRecords, (records) => {
        const story = storyOf(...records);
        const told = story.flatMap((chapter) => {
          if (chapter.kind === 'undone') return chapter.answers;
          return chapter.kind === 'answered' ? [chapter.number] : [];
        });
        const answers = records.flatMap(({ kind }, index) => (kind === 'answer' ? [index + 1] : []));
        expect(told.toSorted((a, b) => a - b)).toEqual([0, ...answers]);
        const numbers = story.map(({ number }) => number);
        expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
      }),
    );
  });

  test('with one record more the story begins as it did, and the rest is what is otherwise', () => {
    fc.assert(
      fc.property(anyRecords, (records) => {
        const [before, after] = [storyOf(...records.slice(0, -1)), storyOf(...records)];
        const same = sameChapters(before, after);
        expect(after.slice(0, same)).toEqual(before.slice(0, same));
        if (same < Math.min(before.length, after.length)) expect(after[same]).not.toEqual(before[same]);
      }),
    );
  });
});

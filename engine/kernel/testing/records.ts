import fc from 'fast-check';
import { AT_THE_BEGINNING, type Course, onward } from '../course.ts';
import type { SessionRecord } from '../records.ts';

/** An answer of a seat; which one does not matter. */
export const answered = (seat = 0, by = seat): SessionRecord => ({
  ...{ kind: 'answer', command: { decision: 1, seat, answer: ['1'] }, by },
});

export const backTo = (to: number, by: number | null = null): SessionRecord => ({ kind: 'return', to, by });

export const botAt = (seat: number): SessionRecord => ({ kind: 'seating', seat, player: { kind: 'bot' } });

export const takenOver = (seat: number, by: number): SessionRecord => ({ kind: 'takeOver', seat, by });

/** The course that some records make. */
export const courseOf = (records: readonly SessionRecord[]): Course =>
  records.reduce(onward, AT_THE_BEGINNING);

/** Any list of records that can be: each return leads to something before it. */
export const anyRecords: fc.Arbitrary<readonly SessionRecord[]> = fc
  .array(fc.tuple(fc.constantFrom('answer', 'answer', 'return', 'seating', 'takeOver'), fc.nat()), {
    maxLength: 40,
  })
  .map((drawn) =>
    drawn.map(([kind, chance], index) => {
      if (kind === 'answer') return answered(chance % 3);
      if (kind === 'return') return backTo(chance % (index + 1), chance % 2);
      return kind === 'seating' ? botAt(chance % 3) : takenOver(chance % 3, (chance + 1) % 3);
    }),
  );

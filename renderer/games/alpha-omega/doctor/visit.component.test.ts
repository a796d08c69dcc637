import { expect, test, vi } from 'vitest';
import type { DoctorProgress } from '../../../../electron/shared/games/alpha-omega/api.ts';
import type { Reply } from '../../../../electron/shared/api.ts';
import { diagnosisOf } from '../../../../engine/alpha-omega/beyond/deck-study/diagnosis.ts';
import { NOTHING } from '../../../../engine/alpha-omega/beyond/simulation/tally.ts';
import { chosenTime } from '../../../testing/chosen-time.ts';
import { Visit, type Case } from './visit.svelte.ts';

const CASE: Case = {
  question: {
    ...{ decks: [[]], common: null, other: null, opponent: null, objective: 'x:y', variants: [] },
    ...{ bot: 'steady', games: 100, seed: null },
  },
  names: ['Ruth'],
  otherName: null,
  against: null,
};

const progressOf = (id: string, state: DoctorProgress['state'], played: number): DoctorProgress => ({
  ...{ id, seed: 'jubilee-31', state, played, of: 100, seconds: 1 },
  ...{ first: diagnosisOf(NOTHING), second: null, comparison: null, detail: null },
});

const well = <T>(value: T): Reply<T> => ({ ok: true, value });

/** A doctor who has played so many games each time that somebody asks. */
function doctorWith(counts: readonly number[]) {
  const asked: string[] = [];
  let runs = 0;
  return {
    asked,
    startDoctor: vi.fn(() => {
      runs += 1;
      return Promise.resolve(well({ id: `run-${String(runs)}`, seed: 'jubilee-31' }));
    }),
    doctorProgress: vi.fn((id: string) => {
      asked.push(id);
      const played = counts[Math.min(asked.length, counts.length) - 1] ?? 100;
      return Promise.resolve(well(progressOf(id, played === 100 ? 'done' : 'running', played)));
    }),
    cancelDoctor: vi.fn((id: string) => Promise.resolve(well(progressOf(id, 'cancelled', 40)))),
  };
}

test('it is asked how far the games have come until they are over', async () => {
  const pass = chosenTime();
  const doctor = doctorWith([10, 60, 100]);
  const visit = new Visit();
  await visit.begin(doctor, CASE);
  expect([visit.progress?.played, visit.isRunning]).toEqual([10, true]);
  await pass(1000);
  expect([visit.progress?.played, visit.isRunning]).toEqual([100, false]);
  expect(doctor.asked.length).toBe(3);
});

test('whoever leaves asks no more, and goes on asking when back', async () => {
  const pass = chosenTime();
  const doctor = doctorWith([10, 60, 100]);
  const visit = new Visit();
  await visit.begin(doctor, CASE);
  visit.leave();
  await pass(5000);
  expect(doctor.asked.length).toBe(1);
  await visit.resume(doctor);
  await pass(1000);
  expect(visit.progress?.state).toBe('done');
});

test('an answer that comes late is for nobody: the later question has the word', async () => {
  const doctor = doctorWith([100]);
  let late: (reply: Reply<DoctorProgress>) => void = () => undefined;
  doctor.doctorProgress.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        late = resolve;
      }) as never,
  );
  const visit = new Visit();
  const first = visit.begin(doctor, CASE);
  await expect.poll(() => doctor.doctorProgress).toHaveBeenCalledOnce();
  await visit.begin(doctor, { ...CASE, names: ['Esther'] });
  late(well(progressOf('run-1', 'done', 7)));
  await first;
  expect(visit.progress?.id).toBe('run-2');
  expect(visit.asked?.names).toEqual(['Esther']);
});

test('what was found stays when the games are stopped, and a refusal is told', async () => {
  const doctor = doctorWith([10]);
  const visit = new Visit();
  await visit.begin(doctor, CASE);
  await visit.cancel(doctor);
  expect(visit.progress).toMatchObject({ state: 'cancelled', played: 40 });
  doctor.startDoctor.mockImplementationOnce(
    () => Promise.resolve({ ok: false, error: { code: 'noSuchCard', detail: 'x' } }) as never,
  );
  await visit.begin(doctor, CASE);
  expect([visit.trouble?.code, visit.progress]).toEqual(['noSuchCard', null]);
});

test('a run whose answer came after one had left is found again and can be stopped', async () => {
  const doctor = doctorWith([10]);
  const visit = new Visit();
  const begun = visit.begin(doctor, CASE);
  visit.leave();
  await begun;
  expect(visit.progress).toBeNull();
  await visit.resume(doctor);
  expect(visit.isRunning).toBe(true);
  await visit.cancel(doctor);
  expect(visit.progress?.state).toBe('cancelled');
});

test('games that could not be stopped are asked after further on', async () => {
  const pass = chosenTime();
  const doctor = doctorWith([10, 100]);
  const visit = new Visit();
  await visit.begin(doctor, CASE);
  doctor.cancelDoctor.mockImplementationOnce(
    () => Promise.resolve({ ok: false, error: { code: 'defect', detail: 'x' } }) as never,
  );
  await visit.cancel(doctor);
  expect([visit.trouble?.code, visit.isRunning]).toEqual(['defect', true]);
  await pass(1000);
  expect(visit.progress?.state).toBe('done');
});

import { afterEach, describe, expect, test, vi } from 'vitest';
import type { SessionRecord } from '../../../../engine/kernel/records.ts';
import { playedGame } from '../../../testing/honest-files.ts';
import { alphaOmegaAdapter } from '../../games/alpha-omega/adapter.ts';
import { doTask } from '../tasks/task-handlers.ts';
import type { ShrunkLog, TaskOf } from '../tasks/tasks.ts';
import { shrinkTask } from './shrink-task.ts';

const game = playedGame('shrunk', 14);
const late = game.records.findLastIndex(({ kind }) => kind === 'answer');

type Command = Extract<SessionRecord, { readonly kind: 'answer' }>['command'];

/** The game with another last answer. */
const withLast = (change: Partial<Command>): readonly SessionRecord[] =>
  game.records.map((record, index) =>
    record.kind === 'answer' && index === late
      ? { ...record, command: { ...record.command, ...change } }
      : record,
  );

const REFUSED = withLast({ answer: ['card:of no kind'] });

const { packs } = game;
const task = (changes: Partial<TaskOf<'shrink'>['game']> = {}): TaskOf<'shrink'> => ({
  ...{ task: 'shrink', game: { ...game, ...changes }, last: null, packs },
});

const unheard = (): never => {
  throw new Error('it is told nothing');
};

/** What comes of it where it is told as seldom as it can be. */
function shrunk(given: TaskOf<'shrink'>): ShrunkLog {
  vi.spyOn(performance, 'now').mockReturnValue(0);
  return shrinkTask(given, unheard);
}

afterEach(() => {
  vi.restoreAllMocks();
});

const NOTHING = { from: 0, tried: 0, log: [], sign: '' };
const upgrade = { number: 0, from: 1, to: 2, before: { text: '{}', hash: 'x' } };

describe('shrinking a log', () => {
  test('finds nothing wrong with a game that was really played', () => {
    expect(shrunk(task())).toEqual({ ...NOTHING, state: 'sound' });
  });

  test.each<[string, TaskOf<'shrink'>]>([
    ['is no game', task({ setup: {}, records: REFUSED })],
    [
      'is played with no cards',
      { ...task({ records: REFUSED }), packs: packs.map((pack) => ({ ...pack, content: '{}' })) },
    ],
    ['older rules played', task({ rules: alphaOmegaAdapter.ruleset.version - 1, records: REFUSED })],
    ['older rules played a part of', task({ upgrades: [upgrade], records: REFUSED })],
  ])('leaves whole what %s', (_, given) => {
    expect(shrunk(given)).toEqual({ ...NOTHING, state: 'whole' });
  });

  test('leaves whole what shows its fault only as it stands, and says which', () => {
    const found = shrunk(task({ records: withLast({ decision: 1_000 }) }));
    expect(found).toEqual({
      ...{ state: 'whole', tried: 0, log: [] },
      from: expect.any(Number) as number,
      sign: expect.stringMatching(/^refused: staleDecision at \w+$/) as string,
    });
    // All answers of its line, and the one that is refused: one was taken back.
    expect(found.from).toBe(game.answers);
  });

  test('gives a shorter one with the same fault', () => {
    const found = shrunk(task({ records: REFUSED }));
    expect(found).toMatchObject({ state: 'done', from: game.answers });
    expect(found.sign).toMatch(/^refused: \w+ at \w+$/);
    expect(found.log.at(-1)?.answer).toEqual(['card:of no kind']);
    expect(found.log.length).toBeLessThan(found.from);
    expect(found.tried).toBeGreaterThan(0);
    const again = found.log.map((command) => ({ kind: 'answer', command, by: command.seat }) as const);
    expect(shrunk(task({ records: again })).sign).toBe(found.sign);
  });

  test('finds the fault at an answer that is no record as well', () => {
    const record = REFUSED[late];
    if (record?.kind !== 'answer') throw new Error('no answer');
    const records = game.records.slice(0, late);
    expect(shrunk({ ...task({ records }), last: record.command })).toEqual(
      shrunk(task({ records: REFUSED })),
    );
  });

  test('tells how far it is, once in a tenth of a second', () => {
    const whole = shrunk(task({ records: REFUSED }));
    const tell = (step: number): readonly ShrunkLog[] => {
      let now = 0;
      vi.spyOn(performance, 'now').mockImplementation(() => (now += step));
      const told: ShrunkLog[] = [];
      const hear = (progress: ShrunkLog): void => {
        told.push(progress);
      };
      expect(doTask(task({ records: REFUSED }), hear)).toEqual(whole);
      return told;
    };
    const each = tell(100);
    expect(each.length).toBeGreaterThan(1);
    for (const one of each)
      expect(one).toMatchObject({ state: 'working', from: whole.from, sign: whole.sign });
    expect(each.map(({ tried }) => tried)).toEqual(each.map((_, index) => index + 1));
    expect(each[0]?.log.length).toBeLessThanOrEqual(whole.from);
    // At half of that every second look is too soon, and the next is asked for the time once more.
    expect(tell(50).length).toBeLessThan(each.length);
    expect(tell(50).length).toBeGreaterThan(0);
    expect(tell(0)).toEqual([]);
  });
});

import type {
  PivotalProgress,
  Replay,
  ReplaysApi,
  TurningPointsApi,
} from '../../electron/shared/games/alpha-omega/api.ts';
import type { ReplayNote, Reply } from '../../electron/shared/api.ts';
import type { Estimate, PivotalMoment } from '../../engine/alpha-omega/index.ts';
import { fakeCards } from '../games/alpha-omega/words/testing/fake-cards.ts';
import { likelyNext } from '../games/alpha-omega/words/testing/odds.ts';
import { explained } from './explained.ts';
import { FakeTime } from './fake-time.ts';

const well = <T>(value: T): Promise<Reply<T>> => Promise.resolve({ ok: true, value });

const WRITTEN = '2026-11-21T09:30:00.000Z';

const about = (value: number): Estimate => ({
  value,
  low: Math.max(0, value - 0.08),
  high: Math.min(1, value + 0.08),
});

/** How far the search is that a test asks for; what is found are choices of a real game with these options. */
export function pivotalProgress(
  at: PivotalProgress['at'],
  optionsAt: (number: number) => readonly string[],
): PivotalProgress {
  if (at === 'searching') return { at, done: 0.42 };
  if (at === 'stopped') return { at };
  const moment = (number: number, kind: PivotalMoment['kind']): PivotalMoment => {
    const [chosen = '', other = ''] = optionsAt(number);
    return {
      ...{ number, seat: 0, round: 2, about: 'action', chosen: [chosen], other: [other], kind },
      odds: { chosen: about(0.31), other: about(0.62), average: about(0.4) },
      swing: { value: kind === 'missed' ? -0.31 : 0.31, low: -0.42, high: -0.2 },
    };
  };
  const moments = [moment(1, 'missed'), moment(9, 'found')];
  return { at, pivotal: { choices: 80, games: 4000, moments } };
}

export interface FakeReplays extends ReplaysApi, TurningPointsApi {
  /** Every moment that was shown so far. */
  readonly shown: number[];
  /** From where somebody wanted to play on. */
  readonly playedOn: number[];
}

/** A main process with one real game to be watched, in which as much is otherwise as a test wishes. */
export function fakeReplays(changes: Partial<Replay> = {}, players = 2, answers?: number): FakeReplays {
  let time: FakeTime | null = null;
  const game = (): FakeTime => (time ??= new FakeTime(players, answers));
  let notes: readonly ReplayNote[] = changes.notes ?? [];
  const shown: number[] = [];
  const playedOn: number[] = [];
  return {
    shown,
    playedOn,
    openReplay: (id) => {
      const { log, timeline, table, seed } = game().opened();
      return well({
        ruleset: 'alpha-omega',
        ...{ game: id, seed, isOver: true, cards: fakeCards, table, log: log.entries },
        ...{ moments: timeline.moments, storedFrom: null, playedFrom: 0, rules: { played: 3, here: 3 } },
        ...{ notes, branchedFrom: null, branches: [], pivotal: null },
        ...changes,
      });
    },
    replayMoment: async ({ moment }) => {
      shown.push(moment);
      const looked = await game().api.lookAt({ game: '', moment });
      if (!looked.ok) return looked;
      const { view } = looked.value;
      const isOlder = moment < (changes.playedFrom ?? 0);
      if (isOlder || (changes.storedFrom != null && moment >= changes.storedFrom))
        return well({ moment, viewOf: 0, view: { ...view, pending: null }, beats: [] });
      const { events } = game()
        .opened()
        .log.entries.flatMap((entry) =>
          entry.kind === 'answered' && entry.moment === moment ? [entry] : [],
        )[0] ?? { events: [] };
      return well({ moment, viewOf: moment, view, beats: moment === 0 ? [] : [{ events, changes: view }] });
    },
    explainThen: ({ why }) => explained(why, game().now),
    oddsThen: () => well(likelyNext()),
    writeNote: ({ id, moment, text }) => {
      const note = {
        id: id ?? `note ${String(notes.length)}`,
        moment,
        text,
        createdAt: WRITTEN,
        changedAt: WRITTEN,
      };
      notes = [...notes.filter((one) => one.id !== id), note].toSorted((a, b) => a.moment - b.moment);
      return well(notes);
    },
    removeNote: ({ id }) => {
      notes = notes.filter((one) => one.id !== id);
      return well(notes);
    },
    playOn: ({ moment }) => {
      playedOn.push(moment);
      return well(game().opened());
    },
    startPivotal: () => well({ at: 'searching', done: 0 }),
    pivotalProgress: () => well({ at: 'stopped' }),
    cancelPivotal: () => well({ at: 'stopped' }),
  };
}

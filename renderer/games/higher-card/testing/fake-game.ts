import type {
  LogEntry,
  Moment,
  OpenGame,
  Replay,
  ReplayMoment,
  Reply,
  Seating,
  Standing,
  Step,
} from '../../../../electron/shared/api.ts';
import type { HigherCardWire } from '../../../../electron/shared/games/higher-card/wire.ts';
import { higherCardRules } from '../../../../engine/higher-card/module.ts';
import { createMachine, undosOf } from '../../../../engine/index.ts';
import { Session } from '../session.svelte.ts';

const rules = higherCardRules;
const machine = createMachine(rules.ruleset, null);
const NAMES = ['Mindy', 'Steve'];

const well = <T>(value: T): Promise<Reply<T>> => Promise.resolve({ ok: true, value });

/** A main process that holds one game of two. */
export function fakeHigherCard(hands: Seating['hands']) {
  const begun = machine.begin({ seats: NAMES.map((name) => ({ name })) }, 'jubilee-1');
  let steps = [{ applied: begun, seat: null as number | null }];
  let eyes: readonly number[] = hands === 'open' ? [0, 1] : [];
  const momentOf = (at: number): Moment & { readonly isAction: boolean } => {
    const step = steps[at] ?? { applied: begun, seat: null };
    return { number: at, ...rules.moment(step.applied.state), seat: step.seat, revealed: false };
  };
  const standing = (): Standing<HigherCardWire> => {
    const moments = steps.map((_, at) => momentOf(at));
    const { state } = steps.at(-1)?.applied ?? begun;
    const entries = steps.map(({ applied, seat }, moment): LogEntry<HigherCardWire> => ({
      ...{ kind: 'answered', moment, seat, by: seat },
      events: rules.tell(applied, null, eyes),
    }));
    return {
      view: machine.view(state, eyes),
      log: { from: 0, entries },
      timeline: { from: 0, moments, undo: undosOf(moments), redo: null, isCut: false },
      table: { hands, seats: NAMES.map((name) => ({ kind: 'person', name, profile: null })) },
      stop: null,
      needless: null,
    };
  };
  const step = (): Step<HigherCardWire> => ({ ...standing(), beats: [] });
  const api = {
    answer: ({ answer, seat, decision }: { answer: string[]; seat: number; decision: number }) => {
      const { state } = steps.at(-1)?.applied ?? begun;
      const result = machine.apply(state, { decision, seat, answer });
      if (!result.ok) throw new Error(result.error.code);
      steps = [...steps, { applied: result.value, seat }];
      return well(step());
    },
    undo: () => {
      steps = steps.slice(0, -1);
      return well(standing());
    },
    lookAt: ({ moment }: { moment: number }) => {
      const { applied } = steps[moment] ?? { applied: begun };
      return well({
        moment: momentOf(moment),
        view: machine.view(applied.state, eyes),
        entries: moment + 1,
      });
    },
    reveal: ({ seat }: { seat: number }) => {
      eyes = [seat];
      return well(standing());
    },
    conceal: () => {
      eyes = [];
      return well(standing());
    },
  };
  const opened = (): OpenGame<HigherCardWire> => ({
    ...{ id: 'game-1', seed: 'jubilee-1', request: null, cards: [], notice: null },
    ...standing(),
  });
  /** Plays it to its end, the first card each time. */
  const playOut = (): void => {
    for (let asked = steps.at(-1)?.applied.state.pending; asked != null;) {
      const [first] = asked.ask.kind === 'one' ? asked.ask.options : [];
      void api.answer({ answer: first ? [first.id] : [], seat: asked.seat, decision: asked.id });
      asked = steps.at(-1)?.applied.state.pending ?? null;
    }
  };
  const replay = (): Replay<HigherCardWire> => {
    const { log, timeline, table } = standing();
    return {
      ...{ game: 'game-1', ruleset: 'higher-card', seed: 'jubilee-1', isOver: true, cards: [], table },
      ...{ log: log.entries, moments: timeline.moments, storedFrom: null, playedFrom: 0 },
      ...{ rules: { played: 1, here: 1 }, notes: [], branchedFrom: null, branches: [], pivotal: null },
    };
  };
  const replayMoment = ({ moment }: { moment: number }): Promise<Reply<ReplayMoment<HigherCardWire>>> =>
    well({
      ...{ moment, viewOf: moment, beats: [] },
      view: machine.view(steps[moment]?.applied.state ?? begun.state, eyes),
    });
  return { api, opened, playOut, replay, replayMoment };
}

/** The session of such a game, at a table of its own. */
export const sessionOf = ({ api, opened }: ReturnType<typeof fakeHigherCard>): Session =>
  new Session(api as unknown as ConstructorParameters<typeof Session>[0], opened());

import type { GameApi, LogEntry, OpenGame, Standing } from '../../electron/shared/games/alpha-omega/api.ts';
import type { Moment, Reply } from '../../electron/shared/api.ts';
import { alphaOmega, momentOf, tell, type ToldEvent, type View } from '../../engine/alpha-omega/index.ts';
import { createMachine, undosOf, type Instant } from '../../engine/index.ts';
import { fakeBook, fakeCards } from '../games/alpha-omega/words/testing/fake-cards.ts';
import { goldenGames, playersOf } from '../games/alpha-omega/words/testing/golden-games.ts';

const machine = createMachine(alphaOmega, fakeBook);

const well = <T>(value: T): Promise<Reply<T>> => Promise.resolve({ ok: true, value });

interface Step {
  readonly view: View;
  readonly events: readonly ToldEvent[];
  readonly moment: Moment & Pick<Instant, 'isAction'>;
}

/** A golden game of so many players, played as far as so many answers; all of it where that is not said. */
function stepsOf(players: number, most = Number.POSITIVE_INFINITY): readonly Step[] {
  const game = goldenGames.find((one) => playersOf(one).length === players);
  if (game === undefined) throw new Error(`no golden game has ${String(players)} players`);
  const eyes = [...playersOf(game).keys()];
  let applied = machine.begin(game.setup, game.seed);
  const step = (number: number, seat: number | null): Step => ({
    view: machine.view(applied.state, eyes),
    events: tell(applied.events, applied.state.table, eyes),
    moment: { number, ...momentOf(applied.state), seat, revealed: applied.revealed },
  });
  const steps = [step(0, null)];
  for (const [seat, ...answer] of game.answers.slice(0, most)) {
    const result = machine.apply(applied.state, { decision: applied.state.pending?.id ?? 0, seat, answer });
    if (!result.ok) throw new Error(result.error.code);
    applied = result.value;
    steps.push(step(steps.length, seat));
  }
  return steps;
}

type TimeApi = Pick<GameApi, 'undo' | 'redo' | 'returnTo' | 'lookAt'>;

/** A main process that holds a real game which can be gone back in, as far as it was played and no further. */
export class FakeTime {
  readonly #steps: readonly Step[];
  #head: number;
  #redo: readonly number[] = [];

  constructor(players: number, answers?: number) {
    this.#steps = stepsOf(players, answers);
    this.#head = this.#steps.length - 1;
  }

  /** How many answers count. */
  get head(): number {
    return this.#head;
  }

  get now(): View {
    return this.#at(this.#head).view;
  }

  opened(): OpenGame {
    const seats = this.now.seats.map(({ name }) => name);
    const request = { objective: this.now.objective.def, seats };
    const game = { id: 'game-1', seed: 'jubilee-31' } as const;
    return { ...game, request, cards: fakeCards, notice: null, ...this.#standing() };
  }

  /** What could be answered to what was asked before this answer. */
  optionsAt(number: number): readonly string[] {
    return this.#at(number - 1).view.pending?.ask?.options.map(({ id }) => id) ?? [];
  }

  readonly api: TimeApi = {
    undo: ({ back }) => this.#goTo(this.#undos()[back]?.to ?? this.#head),
    redo: () => this.#goTo(this.#redo.at(-1) ?? this.#head),
    returnTo: ({ moment }) => this.#goTo(moment),
    lookAt: ({ moment: number }) => {
      const { view, moment } = this.#at(number);
      return well({ view, moment, entries: number + 1 });
    },
  };

  #at(number: number): Step {
    const step = this.#steps[number];
    if (step === undefined) throw new RangeError(`the game has no moment ${String(number)}`);
    return step;
  }

  #goTo(number: number): Promise<Reply<Standing>> {
    this.#redo = [...this.#redo, this.#head].filter((point) => point > number);
    this.#head = number;
    return well(this.#standing());
  }

  #line(): readonly Step[] {
    return this.#steps.slice(0, this.#head + 1);
  }

  #undos(): Standing['timeline']['undo'] {
    return undosOf(this.#line().map(({ moment }) => moment));
  }

  #standing(): Standing {
    const to = this.#redo.at(-1);
    const again = to === undefined ? [] : this.#steps.slice(this.#head + 1, to + 1);
    const revealed = again.some(({ moment }) => moment.revealed);
    return {
      view: this.now,
      log: { from: 0, entries: this.#log() },
      timeline: {
        from: 0,
        moments: this.#line().map(({ moment }) => moment),
        undo: this.#undos(),
        redo: to === undefined ? null : { to, answers: again.length, revealed },
        isCut: false,
      },
      stop: null,
      needless: null,
      table: {
        hands: 'open',
        seats: this.now.seats.map(({ name }) => ({ kind: 'person', name, profile: null })),
      },
    };
  }

  #log(): readonly LogEntry[] {
    const entries = this.#line().map(({ events, moment: { number: moment, seat } }): LogEntry => ({
      ...{ kind: 'answered', moment, seat },
      ...{ by: seat, events },
    }));
    const gone = this.#steps.slice(this.#head + 1);
    if (gone.length === 0) return entries;
    const revealed = gone.some(({ moment }) => moment.revealed);
    const events = gone.flatMap((step) => step.events);
    const fold = { moment: this.#head + 1, by: null, answers: gone.length, revealed, events };
    return [...entries, { kind: 'undone', ...fold }];
  }
}

import { describe, expect, test } from 'vitest';
import { createMachine } from '../../kernel/machine.ts';
import { startStream } from '../../kernel/rng.ts';
import type { Answer, Rng } from '../../kernel/types.ts';
import { randomAnswer } from '../bots/random.ts';
import type { AlphaOmegaEvent } from '../events.ts';
import type { AlphaOmega, State } from '../game.ts';
import { alphaOmega } from '../ruleset.ts';
import { cardsNamed, hiddenFrom } from '../testing/census.ts';
import { inEveryGame, playRandomly, type RandomGame, trialOf } from '../testing/random-games.ts';
import { starter, starterSetup } from '../testing/starter.ts';
import type { Setup, Variant } from '../types.ts';
import { forecast } from './forecast.ts';
import { standStill } from './stand-still.ts';
import { UNSPOKEN } from './tell.ts';
import type { Branch, Omen } from './types.ts';

/*
 * The law of Omens: whatever a forecast is sure of is what then happens. FORECAST_SEED=… FORECAST_GAMES=1 plays one game
 * again.
 */
const TRIAL = trialOf('FORECAST', 120, 'forecast');

const machine = createMachine<AlphaOmega>(alphaOmega, starter);

/** Once all are drawn nothing of theirs is hidden any more, and those who were Lured play on. */
const FEW_OPPONENTS = 16;

function setupOf(game: number): Setup {
  const whole = starterSetup(1 + (game % 6));
  const setup =
    game % 4 === 1 ? { ...whole, opponentDeck: whole.opponentDeck.slice(0, FEW_OPPONENTS) } : whole;
  const variants: readonly Variant[] = game % 5 === 3 ? ['easy'] : [];
  return game % 7 === 5 ? { ...setup, opponents: [{ name: 'Judas' }] } : { ...setup, variants };
}

/** What a forecast speaks of: everything but what only hands and decks see, and the order of a shuffled deck. */
const SILENT: readonly AlphaOmegaEvent['type'][] = [...UNSPOKEN, 'shuffledIn'];

interface Checked {
  steps: number;
  ends: number;
  forks: number;
}

/** Lets the players stand still in the real game and compares each step with its omen as long as that was sure. */
function follow(start: State, root: Branch, rng: Rng, checked: Checked): void {
  let state = start;
  let chance = rng;
  let branch: Branch = root;
  let omens = sureOf(branch.omens);
  let isSure = branch.unsure === null;
  const queue: AlphaOmegaEvent[] = [];
  const target = start.table.balances.length + 1;
  for (;;) {
    const { pending } = state;
    if (pending === null || state.table.balances.length >= target) break;
    const stance = standStill(pending);
    let answer: Answer;
    if (stance.kind === 'still') answer = stance.answer;
    else {
      [answer, chance] = randomAnswer(pending.ask, chance);
      compare(queue, omens, checked);
      if (!isSure) return;
      const next = branch.fork?.branches.find(({ option }) => option.id === answer[0])?.then;
      expect(branch.fork?.about).toBe(pending.about);
      expect(branch.fork?.branches.map(({ option }) => option)).toEqual(pending.ask.options);
      if (!next) return;
      branch = next;
      omens = sureOf(branch.omens);
      isSure = branch.unsure === null;
      queue.length = 0;
      checked.forks += 1;
    }
    const result = machine.apply(state, { decision: pending.id, seat: pending.seat, answer });
    if (!result.ok) throw new Error(result.error.code);
    state = result.value.state;
    queue.push(...upToCheck(result.value.events));
  }
  compare(queue, omens, checked);
  if (!isSure) return;
  expect(branch.fork).toBeNull();
  expect(queue.filter(isTold)).toHaveLength(omens.length);
  expect(branch.balance).toEqual(state.table.balances[target - 1]);
  checked.ends += 1;
}

const isTold = ({ type }: AlphaOmegaEvent): boolean => !SILENT.includes(type);

/** Of the progress of a Calling that is only just drawn a forecast cannot speak. */
const isNot =
  (callings: readonly number[]) =>
  (event: AlphaOmegaEvent): boolean =>
    event.type !== 'callingProgressed' || !callings.includes(event.card);

function sureOf(omens: readonly Omen[]): readonly AlphaOmegaEvent[] {
  const end = omens.findIndex(({ unsure }) => unsure !== null);
  return upToCheck((end === -1 ? omens : omens.slice(0, end)).map(({ event }) => event)).filter(isTold);
}

/** The real game goes on after the Strength Check, a forecast does not. */
function upToCheck(events: readonly AlphaOmegaEvent[]): readonly AlphaOmegaEvent[] {
  const end = events.findIndex(({ type }) => type === 'strengthChecked');
  return end === -1 ? events : events.slice(0, end + 1);
}

function compare(real: readonly AlphaOmegaEvent[], sure: readonly AlphaOmegaEvent[], checked: Checked): void {
  expect(real.filter(isTold).slice(0, sure.length)).toEqual(sure);
  checked.steps += sure.length;
}

/** Plays random games and looks at every eighth of their decisions, and at all while somebody is a Lured Player, with chance of its own. */
function atSomeDecisions(law: (state: State, rng: Rng) => void): void {
  inEveryGame(TRIAL, (game) => {
    const seed = `omens ${String(game)}`;
    let decision = game;
    const see: RandomGame['see'] = ({ state }) => {
      decision += 1;
      if (state.pending && (decision % 8 === 0 || hasLuredPlayer(state)))
        law(state, startStream(seed, `law ${String(decision)}`));
    };
    playRandomly({ setup: setupOf(game), seed, see });
  });
}

/** What a Lured Player must do, others cannot foresee: it is where a forecast is wrong first. */
const hasLuredPlayer = ({ table }: State): boolean => table.seats.some(({ lured }) => lured !== null);

const seatOf = (state: State): number => state.pending?.seat ?? 0;

describe(`Omens, over ${String(TRIAL.games)} random games`, () => {
  test('whatever the forecast is sure of happens', { timeout: 120_000 }, () => {
    const checked: Checked = { steps: 0, ends: 0, forks: 0 };
    atSomeDecisions((state, rng) => {
      follow(state, forecast(state, starter, { eyes: [seatOf(state)], leaves: 40 }), rng, checked);
    });
    // A forecast that is never sure would be true as well: these are.
    expect(checked.steps).toBeGreaterThan(20 * TRIAL.games);
    expect(checked.ends).toBeGreaterThan(TRIAL.games);
    expect(checked.forks).toBeGreaterThan(TRIAL.games / 20);
  });

  test('and whatever it is sure of after an answer happens after that answer', { timeout: 120_000 }, () => {
    const checked: Checked = { steps: 0, ends: 0, forks: 0 };
    atSomeDecisions((state, rng) => {
      const { pending } = state;
      if (pending === null) return;
      const [answer] = randomAnswer(pending.ask, rng);
      const branch = forecast(state, starter, { eyes: [pending.seat], first: answer });
      const result = machine.apply(state, { decision: pending.id, seat: pending.seat, answer });
      if (!result.ok) throw new Error(result.error.code);
      const told = sureOf(branch.omens);
      const real = upToCheck(result.value.events).filter(isTold).filter(isNot(state.table.callingPile.deck));
      const length = Math.min(told.length, real.length);
      expect(real.slice(0, length)).toEqual(told.slice(0, length));
      checked.steps += length;
    });
    expect(checked.steps).toBeGreaterThan(2 * TRIAL.games);
  });

  test('a forecast names no card that the eyes may not know', { timeout: 120_000 }, () => {
    atSomeDecisions((state) => {
      const eyes = [seatOf(state)];
      const hidden = hiddenFrom(state.table, eyes);
      const named = cardsNamed(forecast(state, starter, { eyes, leaves: 6 }));
      expect([...named].filter((id) => hidden.has(id))).toEqual([]);
    });
  });
});

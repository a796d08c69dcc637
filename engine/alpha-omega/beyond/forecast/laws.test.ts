import { describe, expect, test } from 'vitest';
import { createMachine } from '../../../kernel/machine.ts';
import { startStream } from '../../../kernel/rng.ts';
import type { Rng } from '../../../kernel/types.ts';
import { randomAnswer } from '../../../toolbox/random-answer.ts';
import type { AlphaOmegaEvent } from '../../events.ts';
import type { AlphaOmega, State } from '../../game.ts';
import { alphaOmega } from '../../ruleset.ts';
import { cardsNamed, hiddenFrom } from '../../testing/census.ts';
import { followOmens, sureOf, told } from '../../testing/laws/follow-omens.ts';
import { inEveryGame, playRandomly, type RandomGame, trialOf } from '../../testing/random-games.ts';
import { starter, starterSetup } from '../../testing/starter.ts';
import type { Setup } from '../../types.ts';
import type { Assist, Variant } from '../../variants-and-assists.ts';
import { forecast } from './forecast.ts';

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
  // A random player soon falls behind: Extended Play gives it time.
  const variants: readonly Variant[] = game % 5 === 3 ? ['easy', 'extended'] : [];
  // Who takes a Calling chooses between two, before the first round as well.
  const assists: readonly Assist[] = game % 3 === 2 ? ['firstCalling', 'twoCallings'] : [];
  return game % 7 === 5
    ? { ...setup, assists, opponents: [{ name: 'Judas' }] }
    : { ...setup, assists, variants };
}

/** Of the progress of a Calling that is only just drawn a forecast cannot speak, nor of the two that it was chosen from. */
const isNot =
  (callings: readonly number[]) =>
  (event: AlphaOmegaEvent): boolean =>
    event.type === 'looked'
      ? event.deck !== 'calling'
      : event.type !== 'callingProgressed' || !callings.includes(event.card);

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
  test('whatever the forecast is sure of happens', () => {
    const checked = { steps: 0, ends: 0, forks: 0, dawns: 0 };
    atSomeDecisions((state, rng) => {
      const root = forecast(state, starter, { eyes: [seatOf(state)], leaves: 40 });
      const { compared, forks, dawns, isWhole, wrong } = followOmens(machine, state, root, rng);
      expect(wrong).toBeNull();
      checked.steps += compared;
      checked.forks += forks;
      checked.dawns += dawns;
      if (isWhole) checked.ends += 1;
    });
    // A forecast that is never sure would be true as well: these are.
    expect(checked.steps).toBeGreaterThan(20 * TRIAL.games);
    expect(checked.ends).toBeGreaterThan(0.75 * TRIAL.games);
    expect(checked.forks).toBeGreaterThan(TRIAL.games / 20);
    expect(checked.dawns).toBeGreaterThan(TRIAL.games);
  });

  test('and whatever it is sure of after an answer happens after that answer', () => {
    let steps = 0;
    atSomeDecisions((state, rng) => {
      const { pending } = state;
      if (pending === null) return;
      const [answer] = randomAnswer(pending.ask, rng);
      const branch = forecast(state, starter, { eyes: [pending.seat], first: answer });
      const result = machine.apply(state, { decision: pending.id, seat: pending.seat, answer });
      if (!result.ok) throw new Error(result.error.code);
      const sure = sureOf(branch.omens);
      const came = told(result.value.events).filter(isNot(state.table.callingPile.deck));
      const length = Math.min(sure.length, came.length);
      expect(came.slice(0, length)).toEqual(sure.slice(0, length));
      steps += length;
    });
    expect(steps).toBeGreaterThan(2 * TRIAL.games);
  });

  test('a forecast names no card that the eyes may not know', () => {
    atSomeDecisions((state) => {
      const eyes = [seatOf(state)];
      const hidden = hiddenFrom(state.table, eyes);
      // Whose effect goes on is known of a card, wherever it lies by now.
      const lasting = new Set(state.table.lasting.map(({ source }) => source));
      const named = cardsNamed(forecast(state, starter, { eyes, leaves: 6 }));
      expect([...named].filter((id) => hidden.has(id) && !lasting.has(id))).toEqual([]);
    });
  });
});

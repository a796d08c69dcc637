import { describe, expect, test } from 'vitest';
import { bounds } from '../../kernel/check.ts';
import { hashOf } from '../../kernel/hash.ts';
import { createMachine } from '../../kernel/machine.ts';
import { replay } from '../../kernel/replay.ts';
import { startStream } from '../../kernel/rng.ts';
import type { Applied, Command } from '../../kernel/types.ts';
import { randomAnswer } from '../bots/random.ts';
import { alphaOmega } from '../ruleset.ts';
import { tell } from '../tell.ts';
import { cardsNamed, hiddenFrom, misplaced } from '../testing/census.ts';
import { starter, starterSetup, starterStock } from '../testing/starter.ts';
import { planGame } from '../simulation/plan.ts';
import type { Setup, Table } from '../types.ts';
import type { AlphaOmega, State } from '../game.ts';

/*
 * What must hold in every game, over games of a random player. A failure names its game:
 * LAWS_SEED=… LAWS_GAMES=1 plays that one alone.
 */
const GAMES = Number(process.env['LAWS_GAMES'] ?? 1000);
const FIRST = Number(process.env['LAWS_SEED'] ?? 1);
/** Of one Objective; a campaign has as many times that. */
const MOST_ROUNDS = 400;

const machine = createMachine<AlphaOmega>(alphaOmega, starter);

interface Played {
  readonly seed: string;
  readonly setup: Setup;
  readonly commands: readonly Command[];
  readonly end: State;
}

/** Plays one random game; `see` is called at every decision and at the end. */
function play(
  game: number,
  see: (applied: Applied<AlphaOmega>, before: Table) => void,
  between = (state: State): State => state,
): Played {
  const seed = `law ${String(game)}`;
  const { setup } = planGame(seed, starterStock, null);
  let before = alphaOmega.begin(setup, starter).table;
  let applied = machine.begin(setup, seed);
  let rng = startStream(seed, 'random player');
  const commands: Command[] = [];
  see(applied, before);
  while (applied.state.pending !== null) {
    const { id, seat, ask } = applied.state.pending;
    const [answer, after] = randomAnswer(ask, rng);
    rng = after;
    commands.push({ decision: id, seat, answer });
    const result = machine.apply(between(applied.state), { decision: id, seat, answer });
    if (!result.ok) throw new Error(`a legal answer was refused: ${result.error.code}`);
    before = applied.state.table;
    applied = result.value;
    see(applied, before);
  }
  return { seed, setup, commands, end: applied.state };
}

/** Checks a law in every game and names the one that breaks it. */
function inEveryGame(law: (game: number) => void): void {
  for (let game = FIRST; game < FIRST + GAMES; game += 1) {
    try {
      law(game);
    } catch (error) {
      const again = `LAWS_SEED=${String(game)} LAWS_GAMES=1 npx vitest run -c build/vitest.config.ts laws`;
      throw new Error(`game ${String(game)}; again with: ${again}`, { cause: error });
    }
  }
}

describe(`laws, over ${String(GAMES)} random games of 1 to 6 players in every variation`, () => {
  test(
    'every card is in exactly one zone, every question is a real one, and every game ends',
    { timeout: 300_000 },
    () => {
      inEveryGame((game) => {
        const { end } = play(game, ({ state }) => {
          expect(misplaced(state.table)).toEqual([]);
          expect(state.table.round - state.table.objectiveSince).toBeLessThan(MOST_ROUNDS);
          if (state.pending) expect(isRealQuestion(state.pending.ask)).toBe(true);
        });
        expect(end.outcome).not.toBeNull();
      });
    },
  );

  test(
    'saving and loading before every answer changes nothing, nor does playing the log again',
    { timeout: 300_000 },
    () => {
      inEveryGame((game) => {
        const plain = play(game, () => undefined);
        const saved = play(
          game,
          () => undefined,
          (state) => JSON.parse(JSON.stringify(state)) as State,
        );
        expect(hashOf(saved.end)).toBe(hashOf(plain.end));
        const again = replay(machine, {
          setup: plain.setup,
          seed: plain.seed,
          commands: plain.commands,
        });
        expect(again.ok && hashOf(again.value.state)).toBe(hashOf(plain.end));
      });
    },
  );

  test(
    'a view and what is told of events name no card that the seat may not know',
    { timeout: 300_000 },
    () => {
      inEveryGame((game) => {
        let decision = 0;
        play(game, ({ state, events }, before) => {
          decision += 1;
          const seat = (decision + game) % (state.table.seats.length + state.table.opponents.length);
          const hidden = hiddenFrom(state.table, [seat]);
          const leaks = [...cardsNamed(machine.view(state, [seat]))].filter((id) => hidden.has(id));
          expect(leaks).toEqual([]);
          expect(toldTooMuch(before, events, seat)).toEqual([]);
        });
      });
    },
  );
});

/** Cards told to a seat that it could see neither right before nor right after the event that names them. */
function toldTooMuch(before: Table, events: Applied<AlphaOmega>['events'], seat: number): readonly number[] {
  let table = before;
  return events.flatMap((event) => {
    const hidden = hiddenFrom(table, [seat]);
    table = alphaOmega.evolve(table, event, starter);
    const stillHidden = hiddenFrom(table, [seat]);
    return [...cardsNamed(tell([event], table, [seat]))].filter(
      (id) => hidden.has(id) && stillHidden.has(id),
    );
  });
}

function isRealQuestion(ask: Parameters<typeof bounds>[0]): boolean {
  const [min, max] = bounds(ask);
  return ask.options.length >= 2 || (min === 0 && max > 0);
}

test('the leak check itself sees a planted leak', () => {
  const { state } = machine.begin(starterSetup(2), 'planted');
  const card = state.table.seats[1]?.hand[0] ?? -1;
  const hidden = hiddenFrom(state.table, [0]);
  expect(hidden.has(card)).toBe(true);
  const planted = { ...machine.view(state, [0]), leak: { id: card, def: 'starter:michael' } };
  expect([...cardsNamed(planted)].some((id) => hidden.has(id))).toBe(true);
});

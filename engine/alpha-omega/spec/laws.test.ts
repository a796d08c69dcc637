import { describe, expect, test } from 'vitest';
import { bounds } from '../../kernel/check.ts';
import { hashOf } from '../../kernel/hash.ts';
import { createMachine } from '../../kernel/machine.ts';
import { replay } from '../../kernel/replay.ts';
import type { Applied } from '../../kernel/types.ts';
import { alphaOmega } from '../ruleset.ts';
import { tell } from '../tell.ts';
import { cardsNamed, hiddenFrom, misplaced } from '../testing/census.ts';
import { inEveryGame, playRandomly, type RandomGame, trialOf } from '../testing/random-games.ts';
import { starter, starterSetup, starterStock } from '../testing/starter.ts';
import { planGame } from '../beyond/simulation/plan.ts';
import type { Table } from '../types.ts';
import type { AlphaOmega, State } from '../game.ts';

/*
 * What must hold in every game, over games of a random player. A failure names its game:
 * LAWS_SEED=… LAWS_GAMES=1 plays that one alone. `npm run soak samples` plays many more.
 */
const TRIAL = trialOf('LAWS', 250, 'spec/laws');
/** Of one Objective; a campaign has as many times that. */
const MOST_ROUNDS = 400;

const machine = createMachine<AlphaOmega>(alphaOmega, starter);

/** One game of the plan, whatever its way of playing. */
const gameOf = (game: number): Pick<RandomGame, 'setup' | 'seed'> => {
  const seed = `law ${String(game)}`;
  return { seed, setup: planGame(seed, starterStock, null).setup };
};

describe(`laws, over ${String(TRIAL.games)} random games of 1 to 6 players in every variation`, () => {
  test('every card is in exactly one zone, every question is a real one, and every game ends', () => {
    inEveryGame(TRIAL, (game) => {
      const see: RandomGame['see'] = ({ state }) => {
        expect(misplaced(state.table)).toEqual([]);
        expect(state.table.round - state.table.objectiveSince).toBeLessThan(MOST_ROUNDS);
        if (state.pending) expect(isRealQuestion(state.pending.ask)).toBe(true);
      };
      const { end } = playRandomly({ ...gameOf(game), see });
      expect(end.outcome).not.toBeNull();
    });
  });

  test('saving and loading before every answer changes nothing, nor does playing the log again', () => {
    inEveryGame(TRIAL, (game) => {
      const planned = gameOf(game);
      const plain = playRandomly(planned);
      const between = (state: State): State => JSON.parse(JSON.stringify(state)) as State;
      const saved = playRandomly({ ...planned, between });
      expect(hashOf(saved.end)).toBe(hashOf(plain.end));
      const again = replay(machine, { ...planned, commands: plain.commands });
      expect(again.ok && hashOf(again.value.state)).toBe(hashOf(plain.end));
    });
  });

  test('a view and what is told of events name no card that the seat may not know', () => {
    inEveryGame(TRIAL, (game) => {
      const planned = gameOf(game);
      const start = alphaOmega.begin(planned.setup, starter).table;
      let decision = 0;
      const see: RandomGame['see'] = ({ state, events }, before) => {
        decision += 1;
        const seat = (decision + game) % (state.table.seats.length + state.table.opponents.length);
        const hidden = hiddenFrom(state.table, [seat]);
        const leaks = [...cardsNamed(machine.view(state, [seat]))].filter((id) => hidden.has(id));
        expect(leaks).toEqual([]);
        expect(toldTooMuch(before?.table ?? start, events, seat)).toEqual([]);
      };
      playRandomly({ ...planned, see });
    });
  });
});

/**
 * Cards told to a seat that it could see neither right before nor right after the event that names them. Whose ability still
 * lasts was told when it began: it says nothing of where that card has gone since.
 */
function toldTooMuch(before: Table, events: Applied<AlphaOmega>['events'], seat: number): readonly number[] {
  let table = before;
  return events.flatMap((event) => {
    const hidden = hiddenFrom(table, [seat]);
    const lasting = event.type === 'abilityUsed' ? table.lasting.map(({ source }) => source) : [];
    table = alphaOmega.evolve(table, event, starter);
    const stillHidden = hiddenFrom(table, [seat]);
    return [...cardsNamed(tell([event], table, [seat]))].filter(
      (id) => hidden.has(id) && stillHidden.has(id) && !lasting.includes(id),
    );
  });
}

test('a told card that nobody could know is found, unless what it began still lasts', () => {
  const { state } = machine.begin(starterSetup(2), 'planted');
  const card = state.table.seats[1]?.hand[0] ?? -1;
  const used = {
    type: 'abilityUsed',
    card,
    key: `${card}#0`,
    per: null,
    chosenBy: null,
    acted: false,
  } as const;
  const began = { name: 'burning', source: card, host: card, seat: 1, until: null, abilities: [] };
  expect(toldTooMuch(state.table, [used], 0)).toEqual([card]);
  expect(toldTooMuch({ ...state.table, lasting: [began] }, [used], 0)).toEqual([]);
});

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

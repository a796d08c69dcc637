import { afterEach, describe, expect, test } from 'vitest';
import { createMachine } from '../../kernel/machine.ts';
import { startStream } from '../../kernel/rng.ts';
import { randomAnswer } from '../bots/random.ts';
import type { AlphaOmegaEvent } from '../events.ts';
import type { AlphaOmega } from '../game.ts';
import { alphaOmega } from '../ruleset.ts';
import { planGame } from '../simulation/plan.ts';
import { actionPhase, cleanUp } from '../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../testing/scene.ts';
import { starter, starterStock } from '../testing/starter.ts';
import type { Table } from '../types.ts';

afterEach(expectNothingLeftOpen);

describe('Good Supernatural Person cards', () => {
  test('optional abilities are asked for, automatic ones happen', () => {
    const automatic = scene({ seats: [{ play: ['hadraniel', 'dumah'] }], opponents: ['ganga'] }).run(cleanUp);
    expect(automatic.asked).toBeNull();
    expect(automatic.left('dumah')).toBe(3);
    const optional = scene({ seats: [{ play: ['michael', 'dumah'] }], opponents: ['ganga'] }).run(cleanUp);
    expect(optional.options).toEqual(['use michael', 'decline']);
    optional.answer('use michael');
    expect([optional.left('michael'), optional.left('dumah')]).toEqual([3, 3]);
  });

  test('Strength is what a Person deals each turn and what it endures', () => {
    const game = scene({ seats: [{ play: ['raphael'] }], opponents: ['satan'] });
    expect([game.strength('raphael'), game.left('raphael')]).toEqual([6, 6]);
    game.run(actionPhase()).answer('raphael attacks satan');
    expect(game.card('satan')?.damage).toBe(6);
    const fallen = scene({ seats: [{ play: ['raphael damaged 1'] }], opponents: ['agares'] }).run(cleanUp);
    expect(fallen.card('raphael')?.side).toBe('opponent');
  });

  test('a player commands the own Persons only, their attacks and their abilities', () => {
    const seats = [{ play: ['camael'] }, { play: ['raphael', 'michael damaged 2'] }];
    const game = scene({ seats, opponents: ['satan'] }).run(actionPhase(0));
    expect(game.options).toEqual(['camael attacks satan', 'end']);
    game.answer('end').run(actionPhase(1));
    expect(game.options).toEqual(['use raphael', 'raphael attacks satan', 'michael attacks satan', 'end']);
    game.answer('end');
  });

  test('a Person’s abilities may serve team mates’ cards', () => {
    const game = scene({ seats: [{ play: ['raphael'] }, { play: ['azrael damaged 6'] }] });
    game.run(actionPhase(0)).answer('use raphael');
    expect(game.left('azrael')).toBe(7);
    expect(game.card('azrael')?.owner).toBe(1);
  });

  test('a Person returned from Opponent play is commanded by its original player, not by who returned it', () => {
    const game = scene({
      seats: [{ play: ['haniel'] }, {}],
      opponents: ['satan', 'azrael of 1'],
    }).run(actionPhase(0));
    game.answer('use haniel');
    expect(game.options).toEqual(['haniel attacks satan', 'end']);
    game.answer('end').run(actionPhase(1));
    expect(game.options).toEqual(['azrael attacks satan', 'end']);
    game.answer('end');
  });
});

const GAMES = 60;

/** Each Good Person in play with the player it belongs to and the side it stands on. */
function persons({ inPlay }: Table): ReadonlyMap<number, readonly [number, string]> {
  const known = inPlay.flatMap(({ id, def, owner, side }) =>
    owner !== null && starter.get(def)?.type === 'person' ? [[id, [owner, side]] as const] : [],
  );
  return new Map(known);
}

const machine = createMachine<AlphaOmega>(alphaOmega, starter);

/** Plays one random game and shows each event with the table before and after it. */
function inGame(seed: string, see: (event: AlphaOmegaEvent, before: Table, after: Table) => void): void {
  let { state } = machine.begin(planGame(seed, starterStock, null).setup, seed);
  let rng = startStream(seed, 'random player');
  while (state.pending !== null) {
    const { id, seat, ask } = state.pending;
    const [answer, after] = randomAnswer(ask, rng);
    rng = after;
    const result = machine.apply(state, { decision: id, seat, answer });
    if (!result.ok) throw new Error(`${seed}: ${result.error.code}`);
    let { table } = state;
    for (const event of result.value.events) {
      const before = table;
      table = alphaOmega.evolve(table, event, starter);
      see(event, before, table);
    }
    ({ state } = result.value);
  }
}

test(`over ${String(GAMES)} random games no Person passes to a team mate, and to the Opponents only when Lured Astray`, () => {
  const passed: string[] = [];
  for (let game = 0; game < GAMES; game += 1)
    inGame(`control ${String(game)}`, (event, before, after) => {
      const known = persons(before);
      for (const [card, [owner, side]] of persons(after)) {
        const [oldOwner, oldSide] = known.get(card) ?? [owner, side];
        if (owner !== oldOwner) passed.push(`${event.type} to a team mate`);
        if (side !== oldSide) passed.push(`${event.type} to ${side}`);
      }
    });
  expect(passed.length).toBeGreaterThan(GAMES);
  expect(new Set(passed)).toEqual(new Set(['luredAstray to opponent', 'broughtOver to good']));
});

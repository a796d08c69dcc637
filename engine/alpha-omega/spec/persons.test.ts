import { afterEach, describe, expect, test } from 'vitest';
import type { AlphaOmegaEvent } from '../events.ts';
import { alphaOmega } from '../ruleset.ts';
import { focusOf } from '../../simulation/coverage.ts';
import { planGame } from '../beyond/simulation/plan.ts';
import { withStrengths } from '../testing/cards.ts';
import { actionPhase, cleanUp } from '../testing/phases.ts';
import { playRandomly, type RandomGame } from '../testing/random-games.ts';
import { expectNothingLeftOpen, scene } from '../testing/scene.ts';
import { starter, starterStock } from '../testing/starter.ts';
import type { Table } from '../types.ts';

afterEach(expectNothingLeftOpen);

/** Strengths that these tests count with, whatever those of our own are tuned to. */
const props = withStrengths({ dumah: 3, hadraniel: 6, haniel: 4, ganga: 4, satan: 8 });

describe('Good Supernatural Person cards', () => {
  test('optional abilities are asked for, automatic ones happen', () => {
    const automatic = scene({ seats: [{ play: ['hadraniel', 'dumah'] }], opponents: ['ganga'] }, props).run(
      cleanUp,
    );
    expect(automatic.asked).toBeNull();
    expect(automatic.left('dumah')).toBe(3);
    const optional = scene({ seats: [{ play: ['michael', 'dumah'] }], opponents: ['ganga'] }, props).run(
      cleanUp,
    );
    expect(optional.options).toEqual(['use michael', 'decline']);
    optional.answer('use michael');
    expect([optional.left('michael'), optional.left('dumah')]).toEqual([3, 3]);
  });

  test('Strength is what a Person deals each turn and what it endures', () => {
    const game = scene({ seats: [{ play: ['raphael'] }], opponents: ['satan'] }, props);
    expect([game.strength('raphael'), game.left('raphael')]).toEqual([6, 6]);
    game.run(actionPhase()).answer('raphael attacks satan');
    expect(game.card('satan')?.damage).toBe(6);
    const fallen = scene({ seats: [{ play: ['raphael damaged 1'] }], opponents: ['agares'] }, props).run(
      cleanUp,
    );
    expect(fallen.card('raphael')?.side).toBe('opponent');
  });

  test('a player commands the own Persons only, their attacks and their abilities', () => {
    const seats = [{ play: ['camael'] }, { play: ['raphael', 'michael damaged 2'] }];
    const game = scene({ seats, opponents: ['satan'] }, props).run(actionPhase(0));
    expect(game.options).toEqual(['camael attacks satan', 'end']);
    game.answer('end').run(actionPhase(1));
    expect(game.options).toEqual(['use raphael', 'raphael attacks satan', 'michael attacks satan', 'end']);
    game.answer('end');
  });

  test('a Person’s abilities may serve team mates’ cards', () => {
    const game = scene({ seats: [{ play: ['raphael'] }, { play: ['azrael damaged 6'] }] }, props);
    game.run(actionPhase(0)).answer('use raphael');
    expect(game.left('azrael')).toBe(7);
    expect(game.card('azrael')?.owner).toBe(1);
  });

  test('a Person returned from Opponent play is commanded by its original player, not by who returned it', () => {
    const game = scene(
      {
        seats: [{ play: ['haniel'] }, {}],
        opponents: ['satan', 'azrael of 1'],
      },
      props,
    ).run(actionPhase(0));
    game.answer('use haniel');
    expect(game.options).toEqual(['haniel attacks satan', 'end']);
    game.answer('end').run(actionPhase(1));
    expect(game.options).toEqual(['azrael attacks satan', 'end']);
    game.answer('end');
  });
});

const GAMES = 60;

/** Every second game is about one who brings Persons over: those seldom come up, and seldom have whom to call, by chance. */
const BRINGING = ['starter:haniel', 'starter:pahaliah'];

/** Each Good Person in play with the player it belongs to and the side it stands on. */
function persons({ inPlay }: Table): ReadonlyMap<number, readonly [number, string]> {
  const known = inPlay.flatMap(({ id, def, owner, side }) =>
    owner !== null && starter.get(def)?.type === 'person' ? [[id, [owner, side]] as const] : [],
  );
  return new Map(known);
}

/** Plays one random game and shows each event with the table before and after it. */
function inGame(game: number, see: (event: AlphaOmegaEvent, before: Table, after: Table) => void): void {
  const seed = `control ${String(game)}`;
  const { setup } = planGame(seed, starterStock, focusOf(game, BRINGING));
  const seeEach: RandomGame['see'] = ({ events }, state) => {
    if (state === null) return;
    let { table } = state;
    for (const event of events) {
      const before = table;
      table = alphaOmega.evolve(table, event, starter);
      see(event, before, table);
    }
  };
  playRandomly({ setup, seed, see: seeEach });
}

test(`over ${String(GAMES)} random games no Person passes to a team mate, and to the Opponents only when Lured Astray`, () => {
  const passed: string[] = [];
  for (let game = 0; game < GAMES; game += 1)
    inGame(game, (event, before, after) => {
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

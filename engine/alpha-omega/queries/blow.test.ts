import { afterEach, describe, expect, test } from 'vitest';
import { createMachine } from '../../kernel/machine.ts';
import type { AlphaOmegaEvent, EventOf } from '../events.ts';
import type { AlphaOmega } from '../game.ts';
import { alphaOmega } from '../ruleset.ts';
import { planGame } from '../beyond/simulation/plan.ts';
import { withStrengths } from '../testing/cards.ts';
import { actionPhase, cleanUp, opponentPhase } from '../testing/phases.ts';
import { inEveryGame, playRandomly, trialOf } from '../testing/random-games.ts';
import { expectNothingLeftOpen, scene, type Scene } from '../testing/scene.ts';
import { starter, starterStock } from '../testing/starter.ts';
import { blowsAsked } from './blow.ts';

/* What a blow that can be chosen is said to do is what it does. */

afterEach(expectNothingLeftOpen);

/** What is foretold of a blow: to the target, to its armour, and what the target has left. */
function foretold(game: Scene, by: string, target: string): readonly number[] | undefined {
  const [striker, struck] = [game.card(by)?.id, game.card(target)?.id];
  const blow = blowsAsked(game.look, game.state).find((one) => one.by === striker && one.target === struck);
  return blow && [blow.damage, blow.absorbed, blow.left];
}

test('ruling 48: whom a third at most spares takes what leaves 1 hit point, and falls the second time', () => {
  const helped = scene(
    { seats: [{ play: ['michael', 'camael'] }], opponents: ['ganga'], assists: ['thirdAtMost'] },
    withStrengths({ ganga: 11, michael: 7, camael: 4 }),
  ).run(cleanUp);
  const blowOf = (target: string) =>
    blowsAsked(helped.look, helped.state).find((blow) => blow.target === helped.card(target)?.id);
  expect(blowOf('camael')).toMatchObject({ damage: 3, excess: 8, left: 1 });
  expect(blowOf('michael')).toMatchObject({ damage: 6, excess: 5, left: 1 });
  helped.answer('decline');
  expect(helped.left('camael')).toBe(1);
  helped.run({ kind: 'opponentAttack', by: helped.card('ganga')?.id ?? -1 });
  expect(blowOf('camael')).toMatchObject({ damage: 11, excess: 0, left: 0 });
  helped.answer('decline');
});

test('what makes a target take more, or less, is in it', () => {
  const content = withStrengths({ deborah: 5, satan: 12, goliath: 18 });
  const game = scene(
    { seats: [{ play: ['deborah', 'jehudiel'] }], opponents: ['satan', 'goliath'] },
    content,
  ).run(actionPhase());
  expect(foretold(game, 'deborah', 'satan')).toEqual([5, 0, 7]);
  expect(foretold(game, 'jehudiel', 'goliath')).toEqual([3, 0, 15]);
  game.answers('use deborah', 'choose satan');
  expect(foretold(game, 'deborah', 'satan')).toEqual([7, 0, 5]);
  game.answer('deborah attacks satan');
  expect(game.left('satan')).toBe(5);
  game.answer('end');
});

test('armour takes its part, also of a blow that a tie lets choose', () => {
  const game = scene(
    {
      seats: [{ play: ['gabriel', 'raphael', 'heavenly-armor on raphael'] }],
      opponents: ['ganga'],
    },
    withStrengths({ ganga: 6, gabriel: 5, raphael: 5, 'heavenly-armor': 5 }),
  ).run(cleanUp);
  expect(game.asked).toBe('opponentTarget');
  expect(foretold(game, 'ganga', 'raphael')).toEqual([1, 5, 4]);
  expect(foretold(game, 'ganga', 'gabriel')).toEqual([6, 0, 0]);
  game.answer('choose raphael');
  expect([game.left('raphael'), game.left('heavenly-armor')]).toEqual([4, undefined]);
});

test('an Event that falls on a card strikes nobody', () => {
  const seats = [{ play: ['gabriel', 'raphael'] }];
  const game = scene(
    { seats, opponents: ['paimon'], opponentDeck: ['despair'] },
    withStrengths({ gabriel: 5, raphael: 5 }),
  ).run(opponentPhase());
  expect(game.asked).toBe('opponentTarget');
  expect(blowsAsked(game.look, game.state)).toEqual([]);
  game.answer('choose raphael');
});

test('of whoever may step in it is told what the blow does then, and without', () => {
  const game = scene(
    { seats: [{ play: ['michael', 'camael'] }], opponents: ['ganga'] },
    withStrengths({ ganga: 3, michael: 7, camael: 4 }),
  ).run(cleanUp);
  expect(game.asked).toBe('interruptAttack');
  expect(foretold(game, 'ganga', 'michael')).toEqual([3, 0, 4]);
  expect(foretold(game, 'ganga', 'camael')).toEqual([3, 0, 1]);
  game.answer('decline');
  expect(game.left('camael')).toBe(1);
});

/** The damage that a blow begins with: somebody may be asked before whoever is hurt falls, or is spared. */
function hurtsOf(events: readonly AlphaOmegaEvent[]): readonly EventOf<'damaged'>[] {
  const other = events.findIndex(({ type }) => type !== 'damaged');
  const first = other < 0 ? events : events.slice(0, other);
  return first.flatMap((event) => (event.type === 'damaged' ? [event] : []));
}

const TRIAL = trialOf('LAWS', 60, 'queries/blow');
const machine = createMachine<AlphaOmega>(alphaOmega, starter);

describe(`blows, over ${String(TRIAL.games)} random games of 1 to 6 players in every variation`, () => {
  test('one that falls at once does what was foretold', () => {
    let [seen, spared] = [0, 0];
    inEveryGame(TRIAL, (game) => {
      const seed = `blows ${String(game)}`;
      const { setup } = planGame(seed, starterStock, null);
      playRandomly({
        setup: game % 2 === 0 ? setup : { ...setup, assists: ['thirdAtMost'] },
        seed,
        see: ({ events }, before) => {
          const [declared, struck, ...rest] = events;
          if (!before?.pending || declared?.type !== 'attackDeclared' || struck?.type !== 'struck') return;
          const { by, target } = struck;
          const { blows } = machine.view(before, [before.pending.seat]);
          const blow = blows.find((one) => one.by === by && one.target === target);
          if (blow === undefined) return;
          const hurt = hurtsOf(rest);
          const first = rest[hurt.length];
          const back = first?.type === 'spared' && first.card === target ? (first.excess ?? 0) : 0;
          if (blow.left === 0) expect(first?.type).not.toBe('spared');
          const to = (armour: boolean): number =>
            hurt
              .filter(({ card }) => (card !== target) === armour)
              .reduce((sum, { amount }) => sum + amount, 0);
          expect([blow.damage + blow.excess, blow.absorbed]).toEqual([to(false), to(true)]);
          if (back > 0) expect(blow.excess).toBe(back);
          seen += 1;
          spared += blow.excess > 0 ? 1 : 0;
        },
      });
    });
    expect(seen).toBeGreaterThan(TRIAL.games);
    expect(spared).toBeGreaterThan(0);
  });

  test('they are told to nobody but whoever is asked', () => {
    const game = scene({ seats: [{ play: ['michael'] }, {}], opponents: ['satan'] }).run(actionPhase());
    expect([0, 1].map((seat) => machine.view(game.state, [seat]).blows.length)).toEqual([1, 0]);
    game.answer('end');
  });
});

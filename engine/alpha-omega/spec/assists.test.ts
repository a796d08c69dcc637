import { afterEach, describe, expect, test } from 'vitest';
import { createMachine } from '../../kernel/machine.ts';
import { begin } from '../begin.ts';
import { determinize } from '../beyond/bots/determinize.ts';
import type { AlphaOmega } from '../game.ts';
import { odds } from '../beyond/odds.ts';
import { alphaOmega } from '../ruleset.ts';
import { tell } from '../tell.ts';
import { startStream } from '../../kernel/rng.ts';
import { withStrengths } from '../testing/cards.ts';
import { expectNothingLeftOpen, scene } from '../testing/scene.ts';
import { starter, starterSetup } from '../testing/starter.ts';
import type { Assist } from '../variants-and-assists.ts';
import { leadThatLoses } from '../variants.ts';

afterEach(expectNothingLeftOpen);

const machine = createMachine<AlphaOmega>(alphaOmega, starter);
const CHECK = [{ kind: 'strengthCheck' }, { kind: 'verdict' }] as const;
const PHASE = { kind: 'opponentPhase', seat: 0 } as const;
const props = withStrengths({ azrael: 7, camael: 4, nuriel: 4, puriel: 4, ganga: 11, abigor: 7 });

test('an assist that is named twice is refused', () => {
  expect(() => begin({ ...starterSetup(1), assists: ['watchmen', 'watchmen'] }, starter)).toThrow(
    'named once',
  );
});

test('Watchmen on the wall: everybody knows the next Opponent card, and nobody the one after it', () => {
  const { state } = machine.begin({ ...starterSetup(2), assists: ['watchmen'] }, 'wall');
  const [next, after] = state.table.opponentPile.deck;
  for (const eyes of [[], [0], [0, 1]]) {
    expect(machine.view(state, eyes).opponent.knownDeck).toEqual([
      { id: next, def: state.table.cards[next ?? -1]?.def, place: 0 },
    ]);
    expect(odds(state.table, starter, eyes)).toMatchObject({ outOf: 1, placed: 1 });
  }
  const worlds = [1, 2, 3, 4].map((n) => determinize(state, starter, [0], startStream(String(n), 'x'))[0]);
  expect(worlds.every(({ table }) => table.opponentPile.deck[0] === next)).toBe(true);
  expect(worlds.some(({ table }) => table.opponentPile.deck[1] !== after)).toBe(true);
  const plain = machine.begin(starterSetup(2), 'wall').state;
  expect(machine.view(plain, [0]).opponent.knownDeck).toEqual([]);
});

test('a fuller hand: three cards more to begin with', () => {
  const { state } = machine.begin({ ...starterSetup(2), assists: ['fullerHand'] }, 'hand');
  expect(state.table.seats.map(({ hand }) => hand.length)).toEqual([10, 10]);
});

test('long-suffering: the Opponents need twice the lead, and Good the same', () => {
  const table = { goal: 50, variants: [], assists: ['longSuffering'] } as const;
  expect(leadThatLoses(table)).toBe(100);
  expect(leadThatLoses({ ...table, variants: ['narrowWay'] })).toBe(2);
  const strong = withStrengths({ ganga: 60 });
  const game = scene({ opponents: ['ganga'], assists: ['longSuffering'] }, strong).run(...CHECK);
  expect(game.state.outcome).toBeNull();
  expect(scene({ opponents: ['ganga'] }, strong).run(...CHECK).state.outcome?.winner).toBe('opponent');
});

test('a quiet beginning: the first Opponent card harms nothing, though set-up has put a Good card into play', () => {
  const flood = { ...starterSetup(1), objective: 'starter:the-waters-prevailed' };
  const seeds = Array.from({ length: 40 }, (_, number) => `ark ${String(number)}`);
  /** Who is hurt or gone before anybody is asked. */
  const hurt = (assists: readonly Assist[]) =>
    seeds.filter((seed) =>
      machine
        .begin({ ...flood, assists }, seed)
        .events.some(({ type }) => type === 'damaged' || type === 'defeated' || type === 'attackDeclared'),
    );
  expect(hurt([]).length).toBeGreaterThan(0);
  expect(hurt(['quietBeginning'])).toEqual([]);
});

describe('two Callings', () => {
  const TOP = ['faithful-only-he', 'squadrons-at-once', 'in-cubic-phalanx-firm'] as const;
  const helped = (callingDeck: readonly string[], seats = 1) =>
    scene({
      ...{ seats: Array.from({ length: seats }, () => ({})), callingDeck: [...callingDeck] },
      assists: ['twoCallings'],
    });

  test('ruling 49: one of the top two is kept, and the other goes under the deck', () => {
    const game = helped(TOP).run({ kind: 'drawOrCalling', seat: 0 });
    const [first, second, third] = game.table.callingPile.deck;
    game.answer('calling');
    expect(game.asked).toBe('chooseCalling');
    expect(game.table.known).toEqual([[first, second]]);
    game.answer('choose squadrons-at-once');
    expect(game.table.seats[0]?.callings.map(({ id }) => id)).toEqual([second]);
    expect(game.table.callingPile.deck).toEqual([third, first]);
    expect(game.table.known).toEqual([[first]]);
  });

  test('only who takes it sees what it was taken from', () => {
    const game = helped(TOP, 2).run({ kind: 'drawOrCalling', seat: 1 });
    game.answer('calling');
    const seen = (eyes: readonly number[]) => machine.view(game.state, eyes).knownCallings?.length;
    expect([seen([1]), seen([0])]).toEqual([2, 0]);
    game.answer('choose faithful-only-he');
    const told = (eyes: readonly number[]) =>
      tell(game.events, game.table, eyes).find(({ event }) => event.type === 'callingDrawn');
    expect(told([1])?.event).toHaveProperty('under');
    expect(told([0])?.event).not.toHaveProperty('under');
  });

  test('the last Calling, and any without this help, is taken unseen', () => {
    const takes = (game: ReturnType<typeof helped>) => {
      game.run({ kind: 'drawOrCalling', seat: 0 }).answer('calling');
      return [game.asked, game.table.seats[0]?.callings.length, game.table.known];
    };
    expect(takes(helped(TOP.slice(0, 1)))).toEqual([null, 1, [[]]]);
    expect(takes(scene({ callingDeck: [...TOP] }))).toEqual([null, 1, [[]]]);
  });
});

describe('a third at most', () => {
  const helped = (play: readonly string[]) =>
    scene({ seats: [{ play }], opponentDeck: ['ganga'], assists: ['thirdAtMost'] }, props);

  test('ruling 48: who would fall beyond a third stays with 1 hit point, once', () => {
    const game = helped(['azrael', 'camael damaged 2']).run(PHASE);
    expect(game.types).toContain('spared');
    const taken = game.events.flatMap((event) => (event.type === 'damaged' ? [event.amount] : []));
    const back = game.events.flatMap((event) => (event.type === 'spared' ? [event.excess ?? 0] : []));
    expect((taken[0] ?? 0) - (back[0] ?? 0)).toBe((game.card('camael')?.damage ?? 0) - 2);
    expect(game.left('camael')).toBe(1);
    expect(game.card('camael')?.side).toBe('good');
    const again = game.run({ kind: 'opponentAttack', by: game.card('ganga')?.id ?? -1 });
    expect(again.card('camael')?.side).toBe('opponent');
    expect(again.events.find(({ type }) => type === 'defeated')).toMatchObject({ sparedBefore: true });
  });

  test('up to a third falls as ever', () => {
    const game = helped(['azrael', 'puriel', 'camael damaged 2']).run(PHASE);
    expect(game.types).not.toContain('spared');
    expect(game.card('camael')?.side).toBe('opponent');
  });

  test('what one card takes in a round counts together, what a bearer bears counts with it', () => {
    const hail = scene(
      {
        seats: [{ play: ['camael', 'nuriel', 'puriel', 'azrael'] }],
        opponentDeck: ['hail-of-iron-globes'],
        dice: [2],
        assists: ['thirdAtMost'],
      },
      props,
    ).run(PHASE);
    // Of 19 one of 4 falls; two would be more than a third.
    expect(hail.table.inPlay.filter(({ side }) => side === 'good')).toHaveLength(3);
    expect(hail.table.spared).toHaveLength(2);
    const armed = helped(['azrael', 'puriel', 'camael damaged 2', 'flaming-sword on camael']);
    // Camael's 4 alone would be allowed, with the sword's 3 they are not.
    expect(armed.run(PHASE).types).toContain('spared');
  });

  test('a new round counts anew', () => {
    const game = helped(['azrael', 'puriel', 'camael damaged 2']).run(PHASE);
    expect(Object.values(game.table.taken)).toEqual([4]);
    expect(alphaOmega.evolve(game.table, { type: 'roundBegan', round: 2 }, props).taken).toEqual({});
  });
});

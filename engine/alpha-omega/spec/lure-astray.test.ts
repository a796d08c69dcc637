import { afterEach, describe, expect, test } from 'vitest';
import { defeatBy } from '../actions/hit.ts';
import { luresAstray } from '../queries/strength.ts';
import { withStrengths } from '../testing/cards.ts';
import { expectNothingLeftOpen, scene } from '../testing/scene.ts';
import { starter } from '../testing/starter.ts';

afterEach(expectNothingLeftOpen);

/** Strengths that these tests count with, whatever those of our own are tuned to. */
const props = withStrengths({
  david: 4,
  deborah: 3,
  dumah: 3,
  eremiel: 3,
  haniel: 4,
  nuriel: 4,
  pahaliah: 3,
  arius: 4,
  ganga: 4,
  pharaoh: 6,
});

const CLEAN_UP = { kind: 'cleanUp' } as const;

describe('Lure Astray', () => {
  test('ruling 7: an Angel joins undamaged with its damaged Items, loses its abilities and lures', () => {
    const game = scene(
      {
        seats: [{ play: ['raphael damaged 4', 'flaming-sword on raphael damaged 1', 'michael'] }],
        opponents: ['abigor', 'ganga acted'],
      },
      props,
    ).run(CLEAN_UP);
    game.answer('choose raphael').answer('decline');
    expect(game.card('raphael')).toMatchObject({ side: 'opponent', lured: true, damage: 0 });
    expect(game.card('flaming-sword')).toMatchObject({ side: 'opponent', damage: 1 });
    // Raphael acts in the same Clean-Up, with the Sword, and lures Michael in turn.
    expect(game.card('michael')).toMatchObject({ side: 'opponent', lured: true });
    game.run({ kind: 'actionPhase', seat: 0 });
    expect(game.asked).toBeNull();
  });

  test('whoever is Lured when an Opponent is drawn neither attacks nor uses abilities until the Clean-Up', () => {
    const game = scene(
      {
        seats: [{ play: ['raphael damaged 4', 'azrael'] }],
        opponentDeck: ['ganga'],
        opponents: ['envy'],
      },
      props,
    ).run({ kind: 'opponentPhase', seat: 0 });
    expect(game.card('raphael')).toMatchObject({ side: 'opponent', acted: false });
    expect(game.left('azrael')).toBe(7);
    game.run({ kind: 'actionPhase', seat: 0 });
    expect(game.options).not.toContain('use raphael');
    game.answer('end').run(CLEAN_UP);
    expect(game.left('azrael')).toBe(1);
  });

  test('ruling 7: defeated by an Opponent who is not supernatural, a Person is discarded', () => {
    for (const owner of [0, 1]) {
      const seats = [0, 1].map((seat) => ({ play: seat === owner ? ['camael'] : [] }));
      const game = scene({ seats, opponents: ['pharaoh'] }, props).run(CLEAN_UP);
      expect([game.discard(owner), game.discard(1 - owner), game.discard('opponent')]).toEqual([
        ['camael'],
        [],
        [],
      ]);
      expect(game.types).not.toContain('luredAstray');
    }
  });

  test('every Supernatural Opponent of the set Lures Astray, and no human of it does', () => {
    const persons = [...starter.values()].filter((def) => def.type === 'person' && def.side === 'opponent');
    expect(persons.length).toBeGreaterThan(20);
    for (const def of persons) {
      const game = scene({ opponents: [def.id] }, props);
      const card = game.card(def.id);
      const lures = card !== undefined && luresAstray(game.look, card);
      expect([def.id, lures]).toEqual([def.id, def.type === 'person' && def.supernatural]);
    }
  });

  test('magic is the Opponents’ alone: there are magic users among them, and no Good Person is one', () => {
    const users = [...starter.values()].filter(
      (def) => def.type === 'person' && def.traits.includes('magicUser'),
    );
    expect(users.length).toBeGreaterThan(5);
    for (const def of users) expect([def.id, 'side' in def && def.side]).toEqual([def.id, 'opponent']);
  });

  test('ruling 7: a human joins the Opponents and does not lure', () => {
    const game = scene({ seats: [{ play: ['pahaliah'] }], opponents: ['david of 0'] }, props).run(CLEAN_UP);
    expect(game.discard(0)).toEqual(['pahaliah']);
    const lured = scene({ seats: [{ play: ['deborah'] }], opponents: ['camael of 0'] }, props).run(CLEAN_UP);
    expect(lured.card('deborah')).toMatchObject({ side: 'opponent', lured: true });
  });

  test.each([
    ['ganga', 'lured'],
    ['pharaoh', 'discarded'],
    ['david of 0', 'discarded'],
    ['hail-of-iron-globes', 'discarded'],
  ])('a defeat that rules before version 4 left to %s: the card is %s', (victor, fate) => {
    const game = scene({ seats: [{ play: ['pahaliah', 'michael'] }], opponents: [victor] }, props);
    const [by = -1, card = -1] = [victor.split(' ')[0] ?? '', 'pahaliah'].map((name) => game.card(name)?.id);
    game.run({ ...defeatBy(game.look, by, card, true), lures: null });
    expect(game.events).toContainEqual(expect.objectContaining({ type: 'defeated', card, fate }));
  });

  test('ruling 41: an Opponent that is brought over leaves its own abilities behind, for good', () => {
    const game = scene(
      {
        seats: [{ play: ['pahaliah', 'camael'] }],
        opponents: ['arius', 'ganga'],
      },
      props,
    ).run({ kind: 'actionPhase', seat: 0 });
    expect(game.strength('camael')).toBe(3);
    game.answers('use pahaliah', 'end');
    expect(game.strength('camael')).toBe(4);
    const [by = -1, target = -1] = ['ganga', 'arius'].map((name) => game.card(name)?.id);
    game.run({ kind: 'attack', by, target, why: { kind: 'player' } });
    expect(game.card('arius')).toMatchObject({ side: 'opponent', lured: true });
    expect(game.strength('camael')).toBe(4);
  });

  test('ruling 7: a shielded Person is discarded', () => {
    const seats = [{}, { play: ['camael', 'love on camael'] }];
    const game = scene({ seats, opponents: ['abigor'] }, props).run(CLEAN_UP);
    expect(new Set(game.discard(1))).toEqual(new Set(['camael', 'love']));
    expect([game.discard(0), game.discard('opponent')]).toEqual([[], []]);
    expect(game.types).not.toContain('luredAstray');
    expect(game.events).toContainEqual(
      expect.objectContaining({ type: 'defeated', fate: 'discarded', shielded: true }),
    );
  });

  test('ruling 7: a Lured Person that is defeated goes to its owner’s discard pile', () => {
    const game = scene({ seats: [{ play: ['michael'] }, {}], opponents: ['azrael of 1'] }, props);
    game.run({ kind: 'actionPhase', seat: 0 }).answer('michael attacks azrael');
    expect(game.discard(1)).toEqual(['azrael']);
  });

  test('ruling 7: Haniel returns a Lured Person to its owner, undamaged', () => {
    const game = scene(
      {
        seats: [{ play: ['haniel'] }, {}],
        opponents: ['azrael of 1 damaged 3', 'black-blade on azrael', 'ganga'],
      },
      props,
    );
    game.run({ kind: 'actionPhase', seat: 0 }).answer('use haniel');
    expect(game.card('azrael')).toMatchObject({ side: 'good', owner: 1, damage: 0, lured: false });
    expect(game.hostOf('black-blade')).toBe('ganga');
    game.answer('end');
  });

  test('ruling 26: a Good Item on a fallen Lured Person passes on to another, else to its owner', () => {
    const game = scene(
      {
        seats: [{ play: ['michael', 'azrael'] }],
        opponents: ['ganga', 'camael of 0', 'flaming-sword on camael of 0', 'nuriel of 0'],
      },
      props,
    ).run({ kind: 'actionPhase', seat: 0 });
    game.answer('michael attacks camael');
    expect(game.hostOf('flaming-sword')).toBe('nuriel');
    game.answer('azrael attacks nuriel');
    expect(game.discard(0)).toEqual(expect.arrayContaining(['camael', 'nuriel', 'flaming-sword']));
  });

  test('ruling 20: a Good Item whose Good bearer is discarded goes to its owner', () => {
    const game = scene(
      {
        seats: [{ play: ['dumah'] }, { play: ['camael damaged 3', 'seven-lamps-of-god on camael'] }],
        opponents: ['ganga'],
      },
      props,
    ).run(CLEAN_UP);
    expect(game.discard(1)).toEqual(expect.arrayContaining(['camael', 'seven-lamps-of-god']));
  });

  test('ruling 30: Eremiel saves a Person, who stays with 1 hit point', () => {
    const game = scene(
      {
        seats: [{ play: ['eremiel damaged 0', 'dumah damaged 2'] }],
        opponents: ['abigor'],
      },
      props,
    ).run(CLEAN_UP);
    expect(game.asked).toBe('interruptDefeat');
    game.answer('use eremiel');
    expect(game.left('dumah')).toBe(1);
    // One use a round for both halves of the ability.
    game.run({ kind: 'actionPhase', seat: 0 });
    expect(game.options).not.toContain('use eremiel');
    game.answer('end');
  });
});

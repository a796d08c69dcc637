import { afterEach, describe, expect, test } from 'vitest';
import {
  aimOf,
  nextWeakest,
  preyOfGood,
  preyOfOpponents,
  strongest,
  weakest,
  whyNotPrey,
  whyNotPreyOfGood,
} from '../queries/targeting.ts';
import { like, withCards, withStrengths } from '../testing/cards.ts';
import { expectNothingLeftOpen, scene, type Scene } from '../testing/scene.ts';
import { short } from '../testing/starter.ts';
import type { Select } from '../selects.ts';
import type { InPlay } from '../types.ts';

afterEach(expectNothingLeftOpen);

const named = (cards: readonly InPlay[]): readonly string[] => cards.map(({ def }) => short(def));

/** Asks the same of cards in play, by their names. */
const of = <T>(game: Scene, ask: (card: InPlay) => T, ...names: readonly string[]): readonly T[] =>
  names.map((name) => {
    const card = game.card(name);
    if (!card) throw new Error(`${name} is not in play`);
    return ask(card);
  });

const hidden = like('person', 'camael', {
  id: 'test:hidden',
  abilities: [{ kind: 'constant', affects: { is: 'self' }, gives: { change: 'cannot', what: 'beAttacked' } }],
});

describe('Whom Opponents may attack', () => {
  test('ruling 2: Good Persons, Items and the Good Place; nothing of a Lured Player, and no Event', () => {
    const game = scene(
      {
        seats: [
          { play: ['michael', 'love on michael', 'flaming-sword on michael', 'heaven', 'test:hidden'] },
          { play: ['dumah', 'courage on dumah'], lured: 1 },
        ],
        opponents: ['ganga', 'black-blade on ganga'],
      },
      withCards(hidden),
    );
    expect(named(preyOfOpponents(game.look))).toEqual(['michael', 'flaming-sword', 'heaven']);
    const asked = ['michael', 'love', 'test:hidden', 'dumah', 'courage', 'ganga', 'black-blade'];
    expect(of(game, (card) => whyNotPrey(game.look, card), ...asked)).toEqual([
      null,
      'noHitPoints',
      'cannotBeAttacked',
      'luredPlayersCard',
      'noHitPoints',
      'opponent',
      'opponent',
    ]);
  });

  test('ruling 2: the weakest is who has fewest hit points left, damage counted, and the next is who has fewest of the others', () => {
    const game = scene(
      { seats: [{ play: ['michael damaged 4', 'camael', 'dumah', 'heaven'] }], opponents: ['ganga'] },
      withStrengths({ dumah: 3 }),
    );
    const prey = preyOfOpponents(game.look);
    expect(named(weakest(game.look, prey))).toEqual(['michael', 'dumah']);
    expect(named(strongest(game.look, prey))).toEqual(['heaven']);
    expect(nextWeakest(game.look, weakest(game.look, prey))?.def).toBe('starter:camael');
    expect(nextWeakest(game.look, prey)).toBeUndefined();
    expect([weakest(game.look, []), strongest(game.look, [])]).toEqual([[], []]);
  });
});

describe('What an Opponent’s own words change', () => {
  const aim = (play: readonly string[], ...words: readonly { among?: Select; pick?: 'strongest' }[]) => {
    const aimer = like('person', 'agares', {
      id: 'test:aimer',
      abilities: words.map((gives) => ({
        kind: 'constant',
        affects: { is: 'self' },
        gives: { change: 'targets', ...gives },
      })),
    });
    const content = withStrengths({ dumah: 3 }, withCards(aimer));
    const game = scene({ seats: [{ play }], opponents: ['test:aimer', 'ganga'] }, content);
    return of(
      game,
      (card) => {
        const { cards, pick, through } = aimOf(game.look, card);
        return { cards: named(cards), pick, through: through === card.id ? 'own words' : through };
      },
      'test:aimer',
      'ganga',
    );
  };
  const weakestOfAll = { cards: ['dumah'], pick: 'weakest', through: null };

  test('ruling 39: it alone is bound by them', () => {
    expect(aim(['michael', 'dumah'], { pick: 'strongest' })).toEqual([
      { cards: ['michael'], pick: 'strongest', through: 'own words' },
      weakestOfAll,
    ]);
  });

  test('ruling 39: where they leave nobody out, it attacks as all do', () => {
    expect(aim(['michael', 'dumah'], { among: { type: 'person' } })[0]).toEqual(weakestOfAll);
    expect(aim(['michael', 'dumah'], { among: { type: 'place' }, pick: 'strongest' })[0]).toEqual(
      weakestOfAll,
    );
  });

  test('ruling 39: several apply one after the other', () => {
    const play = ['michael', 'dumah', 'heaven', 'flaming-sword on michael'];
    expect(aim(play, { among: { type: ['person', 'item'] } }, { among: { type: 'item' } })[0]).toEqual({
      cards: ['flaming-sword'],
      pick: 'weakest',
      through: 'own words',
    });
    expect(aim(play, { pick: 'strongest' }, { among: { type: 'person' } })[0]).toEqual({
      cards: ['dumah'],
      pick: 'weakest',
      through: 'own words',
    });
  });
});

describe('Whom a Good player’s Persons may attack', () => {
  const game = (): Scene =>
    scene(
      {
        seats: [
          { play: ['heaven', 'michael', 'love on michael'] },
          { play: ['dumah', 'courage on dumah'], lured: 1 },
        ],
        opponents: ['ganga', 'black-blade on ganga', 'test:hidden'],
      },
      withCards(hidden),
    );

  test('ruling 19: Opponent cards and a Lured Player’s as they entered play, the own Place after them', () => {
    const { look } = game();
    expect(named(preyOfGood(look, 0))).toEqual(['dumah', 'ganga', 'black-blade', 'heaven']);
    expect(named(preyOfGood(look, 1))).toEqual(['ganga', 'black-blade', 'heaven']);
  });

  test('nobody else, and for a reason', () => {
    const laid = game();
    const names = ['heaven', 'michael', 'love', 'dumah', 'courage', 'ganga', 'test:hidden'];
    expect(of(laid, (card) => whyNotPreyOfGood(laid.look, card, 0), ...names)).toEqual([
      null,
      'friend',
      'noHitPoints',
      null,
      'noHitPoints',
      null,
      'cannotBeAttacked',
    ]);
    expect(of(laid, (card) => whyNotPreyOfGood(laid.look, card, 1), 'dumah')).toEqual(['friend']);
  });
});

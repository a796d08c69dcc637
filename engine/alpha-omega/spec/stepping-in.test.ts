import { afterEach, describe, expect, test } from 'vitest';
import { defeatBy } from '../actions/hit.ts';
import type { CardDef, Catalogue, InterruptAbility } from '../definitions.ts';
import { interruptsFor } from '../queries/interrupts.ts';
import { like, withCards, withStrengths } from '../testing/cards.ts';
import { cleanUp, playPhase } from '../testing/phases.ts';
import { expectNothingLeftOpen, scene, type Scene } from '../testing/scene.ts';
import { short } from '../testing/starter.ts';

/* Rulebook, Good Supernatural Person cards: automatic and optional abilities of Good cards that step in. */

afterEach(expectNothingLeftOpen);

type Words = Partial<Omit<InterruptAbility, 'kind'>>;

/** An Angel of Strength 7 that takes blows meant for other Good Persons, if its words say nothing else. */
const guard = (name: string, words: Words = {}) =>
  like('person', 'michael', {
    id: `test:${name}`,
    abilities: [
      {
        kind: 'interrupt',
        on: 'attack',
        who: { side: 'good', type: 'person', not: 'self' },
        do: [{ op: 'redirect', to: { is: 'self' } }],
        ...words,
      },
    ],
  });
/** The set with Ganga as strong as Camael, and with these cards. */
const withGuards = (...cards: readonly CardDef[]): Catalogue =>
  withStrengths({ ganga: 4, leonard: 4 }, withCards(...cards));

const may = { may: true } as const;
const id = (game: Scene, name: string): number => game.card(name)?.id ?? -1;

describe('Who can step in', () => {
  /** The cards that could step in when Ganga attacks, or has defeated, Camael. */
  const able = (
    words: Words,
    {
      on = 'attack',
      lured,
      asked,
    }: { on?: 'attack' | 'defeat'; lured?: number; asked?: `${string}#${number}` } = {},
  ): readonly string[] => {
    const game = scene(
      {
        seats: [{ play: ['camael'] }, { play: ['test:guard'], ...(lured === undefined ? {} : { lured }) }],
        opponents: ['ganga'],
      },
      withGuards(guard('guard', words)),
    );
    const card = game.card('camael');
    if (!card) throw new Error('Camael is not in play');
    const [name = '', index = ''] = asked?.split('#') ?? [];
    const keys = asked === undefined ? [] : [`${String(id(game, name))}#${index}`];
    const found = interruptsFor(game.look, { on, card, by: id(game, 'ganga') }, keys);
    return found.map(({ self }) => short(game.table.cards[self]?.def ?? '?'));
  };

  test('a card whose words speak of that moment, of that card and of that attacker', () => {
    expect(able({})).toEqual(['guard']);
    expect(able({}, { on: 'defeat' })).toEqual([]);
    expect(able({ on: 'defeat' }, { on: 'defeat' })).toEqual(['guard']);
    expect(able({ who: { type: 'place' } })).toEqual([]);
    expect(able({ who: { is: 'it' } })).toEqual(['guard']);
    expect(able({ who: { is: 'other' } })).toEqual([]);
    expect(able({ by: { supernatural: true } })).toEqual(['guard']);
    expect(able({ by: { supernatural: false } })).toEqual([]);
    expect(able({ by: { is: 'other' } })).toEqual(['guard']);
  });

  test('not a card that was asked already, nor a Lured Player’s', () => {
    expect(able({}, { asked: 'camael#0' })).toEqual(['guard']);
    expect(able({}, { asked: 'test:guard#0' })).toEqual([]);
    expect(able({}, { asked: 'test:guard#1' })).toEqual(['guard']);
    expect(able({}, { lured: 1 })).toEqual([]);
  });

  test('ruling 31: not even what of a Lured Player’s does not rest, as a Place', () => {
    const place = like('place', 'heaven', { id: 'test:place', abilities: guard('guard').abilities });
    const count = (lured: object): number => {
      const game = scene(
        { seats: [{ play: ['camael'] }, { play: ['test:place'], ...lured }], opponents: ['ganga'] },
        withGuards(place),
      );
      const card = game.card('camael');
      return card ? interruptsFor(game.look, { on: 'attack', card, by: id(game, 'ganga') }, []).length : -1;
    };
    expect([count({}), count({ lured: 1 })]).toEqual([1, 0]);
  });

  test('an attacker that has left play is judged by its print', () => {
    const words = { on: 'defeat', by: { supernatural: true } } as const;
    const game = scene(
      { seats: [{ play: ['camael', 'test:guard'] }], opponentDeck: ['ganga', 'pharaoh'] },
      withGuards(guard('guard', words)),
    );
    const card = game.card('camael');
    const [ganga = -1, pharaoh = -1] = game.table.opponentPile.deck;
    const count = (by: number): number =>
      card ? interruptsFor(game.look, { on: 'defeat', card, by }, []).length : -1;
    expect([count(ganga), count(pharaoh)]).toEqual([1, 0]);
  });

  test('nothing that a Lured Person carries, nor the Objective, which is nobody’s', () => {
    const [{ abilities }] = [guard('guard')];
    const shield = like('item', 'heavenly-armor', { id: 'test:shield', abilities });
    const objective = like('objective', 'and-there-was-war-in-heaven', { id: 'test:objective', abilities });
    const stepping = (play: readonly string[], opponents: readonly string[]): number => {
      const game = scene(
        { seats: [{ play }], opponents: ['ganga', ...opponents], objective: 'test:objective' },
        withGuards(shield, objective),
      );
      const card = game.card('camael');
      return card ? interruptsFor(game.look, { on: 'attack', card, by: id(game, 'ganga') }, []).length : -1;
    };
    expect(stepping(['camael', 'michael', 'test:shield on michael'], [])).toBe(2);
    expect(stepping(['camael', 'test:shield on camael'], [])).toBe(1);
    expect(stepping(['camael'], ['jehudiel of 0', 'test:shield on jehudiel of 0'])).toBe(0);
  });
});

describe('Stepping in', () => {
  test('is asked of one player after the other in their order, each for all of theirs at once', () => {
    const content = withGuards(guard('first', may), guard('second', may), guard('third', may));
    const game = scene(
      {
        seats: [
          { hand: ['test:third'], play: ['heaven'] },
          { play: ['camael', 'test:first', 'test:second'] },
        ],
        opponents: ['ganga'],
      },
      content,
    ).run(playPhase(0));
    game.answer('play third').run(cleanUp);
    expect([game.askedSeat, game.options]).toEqual([0, ['use third', 'decline']]);
    game.answer('decline');
    expect([game.askedSeat, game.options]).toEqual([1, ['use first', 'use second', 'decline']]);
    expect(game.state.pending).toMatchObject({ about: 'interruptAttack', source: id(game, 'ganga') });
    game.answer('decline');
    expect(game.card('camael')?.side).toBe('opponent');
    game.run();
  });

  test('by one, others are still asked, but not the same again', () => {
    const content = withGuards(guard('first', may), guard('second', may));
    const game = scene(
      { seats: [{ play: ['camael', 'test:first', 'test:second'] }], opponents: ['ganga'] },
      content,
    ).run(cleanUp);
    game.answer('use second');
    expect(game.events).toContainEqual({
      type: 'abilityUsed',
      card: id(game, 'test:second'),
      key: `${String(id(game, 'test:second'))}#0`,
      per: null,
      chosenBy: 0,
      acted: false,
    });
    expect(game.options).toEqual(['use first', 'decline']);
    game.answer('decline');
    expect([game.left('camael'), game.left('test:first'), game.left('test:second')]).toEqual([4, 7, 3]);
  });

  test('that is no choice happens before any that is, as often as its limit says', () => {
    const content = withGuards(
      guard('willing', may),
      guard('bound', { limit: { per: 'round' }, do: [{ op: 'cancelAttack' }] }),
    );
    const game = scene(
      { seats: [{ play: ['camael', 'test:willing', 'test:bound'] }], opponents: ['ganga', 'leonard'] },
      content,
    ).run(cleanUp);
    expect(game.events).toContainEqual({
      type: 'abilityUsed',
      card: id(game, 'test:bound'),
      key: `${String(id(game, 'test:bound'))}#0`,
      per: 'round',
      chosenBy: null,
      acted: false,
    });
    expect(game.types.filter((type) => type === 'attackEnded')).toHaveLength(1);
    // Leonard's attack: the bound one has no more to give.
    expect(game.options).toEqual(['use willing', 'decline']);
    game.answer('use willing');
    expect(game.left('camael')).toBe(4);
  });

  test('is for Good cards that stand with the Good side, against what does not', () => {
    const content = withGuards(guard('guard', { who: { type: 'person', not: 'self' } }));
    const attack = (by: string, target: string, lured?: 0 | 1): number => {
      const game = scene(
        {
          seats: [
            { play: ['camael', 'heaven'], ...(lured === 0 ? { lured: 1 } : {}) },
            { play: ['jehudiel'], ...(lured === 1 ? { lured: 1 } : {}) },
            { play: ['test:guard'] },
          ],
          opponents: ['ganga'],
        },
        content,
      );
      game.run({ kind: 'attack', by: id(game, by), target: id(game, target), why: { kind: 'player' } });
      return game.types.filter((type) => type === 'attackRedirected').length;
    };
    expect(attack('ganga', 'camael')).toBe(1);
    expect(attack('ganga', 'heaven')).toBe(0);
    expect(attack('jehudiel', 'camael')).toBe(0);
    expect(attack('jehudiel', 'camael', 0)).toBe(0);
    expect(attack('jehudiel', 'camael', 1)).toBe(1);
    expect(attack('ganga', 'camael', 0)).toBe(0);
  });
});

describe('Saved from defeat', () => {
  const saviour = guard('saviour', {
    on: 'defeat',
    who: { not: 'self' },
    do: [{ op: 'save' }],
  });

  test('ruling 30: also from one that does not ask for hit points; no Item is, and no Opponent', () => {
    const game = scene(
      { seats: [{ play: ['camael', 'flaming-sword on camael', 'test:saviour'] }], opponents: ['ganga'] },
      withGuards(saviour),
    );
    const defeat = (name: string) => defeatBy(game.look, id(game, 'ganga'), id(game, name), true);
    game.run(defeat('camael'));
    expect([game.left('camael'), game.card('camael')?.side]).toEqual([1, 'good']);
    game.run(defeat('flaming-sword'));
    expect(game.discard(0)).toEqual(['flaming-sword']);
    game.run(defeat('ganga'));
    expect(game.discard('opponent')).toEqual(['ganga']);
  });

  test('ruling 30: nobody is saved by own words that speak of others', () => {
    const game = scene({ seats: [{ play: ['test:saviour'] }], opponents: ['ganga'] }, withGuards(saviour));
    const [card, by] = [id(game, 'test:saviour'), id(game, 'ganga')];
    game.run(defeatBy(game.look, by, card, true));
    expect(game.card('test:saviour')?.side).toBe('opponent');
  });

  test('is not who is only helped otherwise', () => {
    const healer = guard('healer', {
      on: 'defeat',
      who: { side: 'good', type: 'person', not: 'self' },
      do: [{ op: 'heal', to: { is: 'it' }, amount: 'all' }],
    });
    const game = scene(
      { seats: [{ play: ['camael damaged 1', 'test:healer'] }], opponents: ['ganga'] },
      withGuards(healer),
    );
    const [card, by] = [id(game, 'camael'), id(game, 'ganga')];
    game.run(defeatBy(game.look, by, card, true));
    expect(game.card('camael')).toMatchObject({ side: 'opponent', lured: true });
  });
});

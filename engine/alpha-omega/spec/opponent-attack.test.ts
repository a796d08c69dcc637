import { afterEach, describe, expect, test } from 'vitest';
import { whyNoBlow } from '../queries/idle.ts';
import { like, withCards, withStrengths } from '../testing/cards.ts';
import { cleanUp } from '../testing/phases.ts';
import { expectNothingLeftOpen, scene, type Scene } from '../testing/scene.ts';

/* Rulebook, Opponent Phase and Clean-Up Phase: an Opponent attacks, or stays as it is and says why. */

afterEach(expectNothingLeftOpen);

const id = (game: Scene, name: string): number => game.card(name)?.id ?? -1;

const bound = like('person', 'agares', {
  id: 'test:bound',
  abilities: [{ kind: 'constant', affects: { is: 'self' }, gives: { change: 'cannot', what: 'attack' } }],
});

const content = withStrengths({ ganga: 4 }, withCards(bound));

describe('An Opponent that cannot attack', () => {
  const idled = (play: readonly string[]): readonly unknown[] => {
    const game = scene({ seats: [{ play }], opponents: ['test:bound', 'ganga'] }, content);
    game.run(cleanUp);
    return game.events.filter(({ type }) => type === 'idled');
  };

  test('stays as it is, by the words of a card or for want of prey', () => {
    const game = scene({ seats: [{ play: ['michael'] }], opponents: ['test:bound', 'ganga'] }, content);
    const [forbidden, free] = [game.card('test:bound'), game.card('ganga')];
    expect(forbidden && whyNoBlow(game.look, forbidden)).toBe('cannotAttack');
    expect(free && whyNoBlow(game.look, free)).toBeNull();
    const one = {
      type: 'idled',
      card: id(game, 'test:bound'),
      why: 'cannotAttack',
      because: id(game, 'test:bound'),
      rests: true,
    };
    expect(idled(['michael'])).toStrictEqual([one]);
    const [empty] = [scene({ opponents: ['test:bound', 'ganga'] }, content)];
    const [first, second] = [id(empty, 'test:bound'), id(empty, 'ganga')];
    expect(idled([])).toStrictEqual([
      { type: 'idled', card: first, why: 'cannotAttack', because: first, rests: true },
      { type: 'idled', card: second, why: 'nothingToAttack', rests: true },
    ]);
  });

  test('ruling 6: is asked once in a Clean-Up, and once more where it falls and is raised in a fellow’s attack', () => {
    const breaker = like('person', 'ganga', {
      id: 'test:breaker',
      abilities: [
        {
          kind: 'triggered',
          on: [{ moment: 'attacks', who: { is: 'self' } }],
          do: [
            { op: 'damage', to: { name: 'test:bound' }, amount: 9 },
            { op: 'raise', what: { zone: 'opponentDiscard', type: 'person', pick: 'last' } },
          ],
        },
      ],
    });
    const game = scene(
      { seats: [{ play: ['michael'] }], opponents: ['test:bound', 'test:breaker'] },
      withCards(bound, breaker),
    ).run(cleanUp);
    const course = game.events.flatMap((event) =>
      event.type === 'idled' || event.type === 'raised' ? [event.type, ...game.names([event.card])] : [],
    );
    expect(course.slice(0, 6)).toEqual(['idled', 'bound', 'raised', 'bound', 'idled', 'bound']);
  });

  test('is none any more: it has left play, or has come over to the Good side', () => {
    const game = scene({ seats: [{ play: ['michael'] }], opponents: ['ganga'] });
    for (const by of [-1, id(game, 'michael')])
      expect(game.run({ kind: 'opponentAttack', by }).events).toEqual([]);
  });
});

describe('Opponent Play', () => {
  test('ruling 33: in Clean-Up, too, the target is what its player likes, and that is the reason', () => {
    const game = scene(
      { seats: [{ play: ['michael', 'raphael'] }], opponents: ['ganga'], opponentHands: [[]] },
      content,
    ).run(cleanUp);
    game.answer('choose michael');
    const why = game.events.flatMap((event) => (event.type === 'attackDeclared' ? [event.why] : []));
    expect(why).toEqual([{ kind: 'player' }]);
  });

  test('ruling 33: with one Good card alone it is no choice, and still the player’s matter', () => {
    const game = scene(
      { seats: [{ play: ['michael'] }], opponents: ['ganga'], opponentHands: [[]] },
      content,
    );
    game.run(cleanUp);
    const why = game.events.flatMap((event) => (event.type === 'attackDeclared' ? [event.why] : []));
    expect(why).toEqual([{ kind: 'player' }]);
  });
});

test('ruling 11: Crystal Sea keeps the Opponents still in Clean-Up, and says so', () => {
  const game = scene({ seats: [{ play: ['crystal-sea', 'michael'] }], opponents: ['ganga'] }).run(cleanUp);
  expect(game.events).toEqual([
    { type: 'phaseBegan', phase: 'cleanUp' },
    { type: 'phaseSkipped', phase: 'cleanUp', because: id(game, 'crystal-sea') },
  ]);
});

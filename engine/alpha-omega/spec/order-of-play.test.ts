import { afterEach, describe, expect, test } from 'vitest';
import type { AlphaOmegaEvent } from '../events.ts';
import { like, withCards, withStrengths } from '../testing/cards.ts';
import { drawPhase, playPhase } from '../testing/phases.ts';
import { expectNothingLeftOpen, scene, type Scene } from '../testing/scene.ts';

afterEach(expectNothingLeftOpen);

/** Strengths that these tests count with, whatever those of our own are tuned to. */
const props = withStrengths({ flaga: 3, ganga: 4 });

/** What happened, by turns and phases, up to the Strength Check. */
function order(events: readonly AlphaOmegaEvent[]): readonly string[] {
  return events.flatMap((event) => {
    if (event.type === 'turnBegan') return [`turn of ${String(event.seat)}`];
    return event.type === 'phaseBegan' ? [event.phase] : [];
  });
}

const OWN_PHASES = ['drawPhase', 'playPhase', 'actionPhase'];
const END_OF_ROUND = ['cleanUp', 'strengthCheck'];

/** Nobody is asked anything: no Calling, no card in a hand, nobody to act. */
const quietRound = (variants: readonly 'easy'[], seats: number): Scene =>
  scene(
    {
      seats: Array.from({ length: seats }, () => ({})),
      variants,
      opponents: ['envy'],
      opponentDeck: ['black-blade', 'wrath', 'wrath', 'scales-of-leviathan', 'thirty-pieces-of-silver'],
    },
    props,
  ).run({ kind: 'turn', seat: 0 }, ...turns(seats), { kind: 'cleanUp' }, { kind: 'strengthCheck' });

const turns = (seats: number): readonly { kind: 'turn'; seat: number }[] =>
  Array.from({ length: seats - 1 }, (_, index) => ({ kind: 'turn', seat: index + 1 }));

describe('Order of play', () => {
  test('each Good player in turn has Opponent, Draw, Play and Action Phase, then come Clean-Up and Strength Check', () => {
    expect(order(quietRound([], 3).events)).toEqual([
      ...[0, 1, 2].flatMap((seat) => [`turn of ${String(seat)}`, 'opponentPhase', ...OWN_PHASES]),
      ...END_OF_ROUND,
    ]);
  });

  test('rounds follow each other, the first player beginning each', () => {
    const game = scene({ seats: [{}, {}], opponents: ['envy'] }, props).play();
    const begun = game.events.flatMap((event) =>
      event.type === 'roundBegan' || event.type === 'turnBegan' ? [event.type] : [],
    );
    expect(begun.slice(0, 6)).toEqual([
      'roundBegan',
      'turnBegan',
      'turnBegan',
      'roundBegan',
      'turnBegan',
      'turnBegan',
    ]);
    expect(
      order(game.events)
        .filter((entry) => entry.startsWith('turn'))
        .slice(0, 4),
    ).toEqual(['turn of 0', 'turn of 1', 'turn of 0', 'turn of 1']);
  });

  test('Easy Mode: each player draws, plays, acts and then meets the Opponent card; Clean-Up and Strength Check stay last', () => {
    expect(order(quietRound(['easy'], 2).events)).toEqual([
      ...[0, 1].flatMap((seat) => [`turn of ${String(seat)}`, ...OWN_PHASES, 'opponentPhase']),
      ...END_OF_ROUND,
    ]);
  });
});

describe('Easy Mode: Clean-Up', () => {
  test('the longest in play acts first, at the first player’s choice', () => {
    const game = scene(
      {
        seats: [{}, { play: ['azrael', 'michael'] }],
        variants: ['easy'],
        opponents: ['ganga', 'flaga'],
      },
      props,
    ).run({ kind: 'cleanUp' });
    expect([game.asked, game.askedSeat]).toEqual(['opponentTarget', 0]);
    game.answer('choose michael');
    const attackers = game.events.flatMap((event) => (event.type === 'attackDeclared' ? [event.by] : []));
    expect(game.names(attackers)).toEqual(['ganga', 'flaga']);
  });
});

describe('Draw Phase', () => {
  test('1 card is drawn, the top one of the own deck', () => {
    const game = scene({ seats: [{ deck: ['love', 'hope'] }, { deck: ['faith'] }] }, props).run(drawPhase(0));
    expect([game.hand(0), game.hand(1)]).toEqual([['love'], []]);
  });
});

describe('Play Phase', () => {
  test('1 card is played, and no second', () => {
    const game = scene({ seats: [{ hand: ['azrael', 'raphael'] }] }, props).run(playPhase());
    expect(game.options).toEqual(['play azrael', 'play raphael', 'pass']);
    game.answer('play azrael');
    expect(game.asked).toBeNull();
    expect(game.hand(0)).toEqual(['raphael']);
  });

  test('more than 1 card is played where a card says so', () => {
    const feast = like('place', 'heaven', {
      id: 'test:feast',
      abilities: [{ kind: 'constant', gives: { change: 'playPhase', add: 1 } }],
    });
    const seats = [{ hand: ['azrael', 'raphael', 'camael'], play: ['test:feast'] }];
    const game = scene({ seats }, withCards(feast)).run(playPhase());
    game.answers('play azrael', 'play camael');
    expect([game.asked, game.hand(0)]).toEqual([null, ['raphael']]);
  });

  test('a card need not be played', () => {
    const game = scene({ seats: [{ hand: ['azrael'] }] }, props).run(playPhase());
    game.answer('pass');
    expect([game.hand(0), game.inPlay('good')]).toEqual([['azrael'], []]);
  });

  test('a hand holds any number of cards: none is ever to be discarded for being too many', () => {
    const hand = Array.from({ length: 40 }, () => 'hope');
    const game = scene({ seats: [{ hand, deck: ['love', 'faith'] }], opponents: ['envy'] }, props);
    game.run({ kind: 'turn', seat: 0 }, { kind: 'cleanUp' }, { kind: 'strengthCheck' });
    expect(game.asked).toBeNull();
    expect(game.hand(0)).toHaveLength(41);
    expect(game.discard(0)).toEqual([]);
  });
});

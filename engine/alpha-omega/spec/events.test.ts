import { afterEach, describe, expect, test } from 'vitest';
import { withStrengths } from '../testing/cards.ts';
import { expectNothingLeftOpen, scene } from '../testing/scene.ts';

afterEach(expectNothingLeftOpen);

/** Strengths that these tests count with, whatever those of our own are tuned to. */
const props = withStrengths({ dumah: 3, ganga: 4 });

const OPPONENT_PHASE = { kind: 'opponentPhase', seat: 0 } as const;
const play = (seat: number): { kind: 'playPhase'; seat: number } => ({ kind: 'playPhase', seat });

describe('Event cards: a full round', () => {
  test('ruling 10: until the same player’s next Play Phase', () => {
    const game = scene({ seats: [{ hand: ['love'], play: ['camael'] }, { play: ['dumah'] }] }, props);
    game.run(play(0)).answer('play love on camael');
    game.run(play(1));
    expect(game.hostOf('love')).toBe('camael');
    game.run(play(0));
    expect(game.discard(0)).toEqual(['love']);
  });

  test('ruling 10: the second player’s Event is in play through Clean-Up and the next round’s first turn', () => {
    const game = scene({ seats: [{ play: ['camael'] }, { hand: ['love'], deck: ['hope'] }] }, props);
    game.run(play(1)).answer('play love on camael');
    game.run({ kind: 'cleanUp' }, { kind: 'strengthCheck' }, play(0));
    expect(game.hostOf('love')).toBe('camael');
    game.run(play(1));
    expect(game.discard(1)).toEqual(['love']);
  });

  test('ruling 10: an Event may be played on a Person of one’s own or of a team mate, Lured Players’ left out', () => {
    const game = scene(
      {
        seats: [{ hand: ['love'], play: ['camael'] }, { play: ['dumah'] }, { play: ['azrael'], lured: 2 }],
        opponents: ['ganga'],
      },
      props,
    ).run(play(0));
    expect(game.options).toEqual(['play love on camael', 'play love on dumah', 'pass']);
    game.answer('play love on dumah');
    expect(game.hostOf('love')).toBe('dumah');
  });

  test('Events have no Strength: nobody can attack them, and they do not count', () => {
    const game = scene(
      {
        seats: [{ play: ['crystal-sea', 'camael', 'love on camael'] }],
        opponents: ['hail-of-iron-globes rounds 3', 'ganga', 'wrath on ganga'],
      },
      props,
    );
    expect(game.balance).toBe(4 - (4 + 1));
    game.run({ kind: 'actionPhase', seat: 0 });
    expect(game.options).toEqual(['camael attacks ganga', 'end']);
    game.answer('end');
    const alone = scene({ seats: [{ play: ['hope'] }], opponents: ['ganga'] }, props).run({
      kind: 'cleanUp',
    });
    expect(alone.events).toContainEqual(expect.objectContaining({ type: 'idled', why: 'nothingToAttack' }));
  });

  test('ruling 10: an Opponent Event until the same seat’s next Opponent Phase', () => {
    const game = scene(
      {
        seats: [{ play: ['camael', 'michael'] }, {}],
        opponentDeck: ['infidelity', 'wrath', 'envy'],
      },
      props,
    );
    game.run(OPPONENT_PHASE, { kind: 'actionPhase', seat: 0 });
    expect(game.hostOf('infidelity')).toBe('camael');
    game.run({ kind: 'opponentPhase', seat: 1 });
    expect(game.card('infidelity')).toBeDefined();
    game.nextRound().run(OPPONENT_PHASE);
    expect(game.card('infidelity')).toBeUndefined();
  });

  test('ruling 10: what a card brings as the round begins is not over in that round', () => {
    const game = scene(
      { seats: [{ play: ['camael', 'michael'] }], opponentDeck: ['infidelity', 'wrath', 'envy'] },
      props,
    ).nextRound();
    game.run({ kind: 'opponentDraw', seat: 0 }, { kind: 'turn', seat: 0 });
    expect(game.hostOf('infidelity')).toBe('camael');
    game.run();
    game.nextRound().run(OPPONENT_PHASE);
    expect(game.card('infidelity')).toBeUndefined();
  });

  test('ruling 10: one Event of a name on a Person, others beside it', () => {
    const game = scene(
      {
        seats: [{ hand: ['love', 'courage'], play: ['camael', 'love on camael', 'dumah'] }],
      },
      props,
    ).run(play(0));
    expect(game.options).toEqual([
      'play love on dumah',
      'play courage on camael',
      'play courage on dumah',
      'pass',
    ]);
    game.answer('pass');
  });

  test('ruling 10: an Opponent Event picks the weakest Good Person and passes over one that bears it', () => {
    const seats = [{ play: ['dumah', 'despair on dumah', 'camael', 'michael'] }];
    const game = scene({ seats, opponentDeck: ['despair'] }, props).run(OPPONENT_PHASE);
    expect(game.strength('camael')).toBe(2);
  });

  test('ruling 29: a Calling taken ends the player’s Events', () => {
    const game = scene(
      {
        seats: [{ hand: ['love'], play: ['camael'] }],
        callingDeck: ['faithful-only-he'],
      },
      props,
    );
    game.run(play(0)).answer('play love on camael');
    game.run({ kind: 'drawOrCalling', seat: 0 }).answer('calling');
    expect(game.discard(0)).toEqual(['love']);
  });

  test('ruling 28: Unseated Hills needs an Opponent Event', () => {
    const without = scene({ seats: [{ hand: ['unseated-hills'], play: ['dumah'] }] }, props).run(play(0));
    expect(without.asked).toBeNull();
    const withOne = scene(
      {
        seats: [{ hand: ['unseated-hills'] }],
        opponents: ['ganga', 'wrath on ganga'],
      },
      props,
    ).run(play(0));
    withOne.answer('play unseated-hills');
    expect(withOne.discard('opponent')).toEqual(['wrath']);
    expect(withOne.discard(0)).toEqual(['unseated-hills']);
  });
});

describe('Crystal Sea', () => {
  const still = (): ReturnType<typeof scene> =>
    scene(
      {
        seats: [{ hand: ['crystal-sea'], play: ['michael'], deck: ['love'] }],
        opponents: ['abigor', 'hail-of-iron-globes rounds 3'],
        opponentDeck: ['ganga', 'envy'],
      },
      props,
    );

  test('ruling 11: no Opponent card is drawn and none acts', () => {
    const game = still().run(play(0)).answer('play crystal-sea').run({ kind: 'cleanUp' }, OPPONENT_PHASE);
    expect(game.types.filter((type) => type === 'phaseSkipped')).toHaveLength(2);
    expect(game.left('michael')).toBe(7);
  });

  test('ruling 11: lasting Opponent damage is not dealt, though its rounds pass', () => {
    const game = still().run(play(0)).answer('play crystal-sea').run({ kind: 'round' });
    expect(game.left('michael')).toBe(7);
    expect(game.card('hail-of-iron-globes')?.clock?.left).toBe(2);
    game.answers('pass', 'end').run();
  });
});

describe('Hail of Iron Globes', () => {
  test('ruling 12: as many hits as the die shows, the first at once', () => {
    const game = scene(
      {
        seats: [{ play: ['michael', 'heaven'] }],
        opponentDeck: ['hail-of-iron-globes', 'wrath', 'wrath', 'envy'],
        dice: [2],
      },
      props,
    ).run(OPPONENT_PHASE);
    expect(game.left('michael')).toBe(2);
    expect(game.left('heaven')).toBe(8);
    game.run({ kind: 'round' });
    expect(game.discard(0)).toEqual(['michael']);
    expect(game.types).not.toContain('luredAstray');
  });

  test('ruling 12: of several Hails one hits a round', () => {
    const game = scene(
      {
        seats: [{ play: ['michael', 'heavenly-armor on michael'] }],
        opponentDeck: ['hail-of-iron-globes', 'hail-of-iron-globes'],
        dice: [3, 4],
      },
      props,
    ).run(OPPONENT_PHASE, OPPONENT_PHASE);
    expect(game.discard(0)).toEqual(['heavenly-armor']);
    expect(game.left('michael')).toBe(7);
    expect(game.table.inPlay.flatMap(({ clock }) => (clock ? [clock.left] : []))).toEqual([3, 4]);
  });
});

describe('1/3 of the Angels Fall', () => {
  const fall = (): ReturnType<typeof scene> =>
    scene(
      {
        seats: [
          { deck: ['camael', 'love', 'heaven', 'michael'] },
          { deck: ['apollyon', 'courage', 'metatron', 'uriel'] },
        ],
        opponents: ['envy'],
        opponentDeck: ['1-3-of-the-angels-fall'],
        turn: 1,
      },
      props,
    ).run({ kind: 'opponentPhase', seat: 1 });

  test('ruling 13: every Angel among the top 3, the drawing player’s first; the rest stay in order', () => {
    const game = fall();
    expect(game.inPlay('opponent')).toEqual(['envy', 'apollyon', 'metatron', 'camael']);
    expect(game.names(game.table.goodPiles[0]?.deck ?? [])).toEqual(['love', 'heaven', 'michael']);
    expect(game.names(game.table.goodPiles[1]?.deck ?? [])).toEqual(['courage', 'uriel']);
    expect(game.names(game.table.known[0] ?? [])).toEqual(['love', 'heaven']);
  });

  test('ruling 15: falling from a deck uses a Person up', () => {
    expect(fall().table.spent).toEqual(['starter:apollyon', 'starter:metatron', 'starter:camael']);
  });

  test('ruling 15: a Person is played once a game, by whichever player', () => {
    const game = scene({ seats: [{ hand: ['michael', 'camael'] }, { hand: ['michael'] }] }, props);
    game.run(play(0)).answer('play michael');
    game.run(play(1));
    expect(game.asked).toBeNull();
    expect(game.hand(1)).toEqual(['michael']);
  });

  test('ruling 15: nor does a Person fall that was played already', () => {
    const seats = [{ play: ['camael'] }, { deck: ['camael', 'love'] }];
    const game = scene({ seats, opponentDeck: ['1-3-of-the-angels-fall'], turn: 1 }, props).run({
      kind: 'opponentPhase',
      seat: 1,
    });
    expect(game.inPlay('opponent')).toEqual([]);
  });
});

import { afterEach, describe, expect, test } from 'vitest';
import { withStrengths } from '../testing/cards.ts';
import { expectNothingLeftOpen, scene } from '../testing/scene.ts';

afterEach(expectNothingLeftOpen);

/** Strengths that these tests count with, whatever those of our own are tuned to. */
const props = withStrengths({ dumah: 3, nuriel: 4, flaga: 3, ganga: 4, satan: 8 });

const OPPONENT_PHASE = { kind: 'opponentPhase', seat: 0 } as const;

describe('Opponent Phase: the weakest target', () => {
  test('ruling 2: fewest hit points left, whatever the Strength', () => {
    const game = scene(
      { seats: [{ play: ['camael', 'michael damaged 5'] }], opponentDeck: ['ganga'] },
      props,
    ).run(OPPONENT_PHASE);
    expect(game.card('michael')?.side).toBe('opponent');
    expect(game.left('camael')).toBe(4);
  });

  test('ruling 2: Items, carried, and the Place are targets', () => {
    const sword = scene(
      {
        seats: [{ play: ['michael', 'flaming-sword on michael'] }],
        opponentDeck: ['ganga'],
      },
      props,
    );
    expect(sword.run(OPPONENT_PHASE).discard(0)).toEqual(['flaming-sword']);
    const place = scene(
      { seats: [{ play: ['michael', 'heaven damaged 4'] }], opponentDeck: ['ganga'] },
      props,
    );
    expect(place.run(OPPONENT_PHASE).discard(0)).toEqual(['heaven']);
  });

  test('ruling 2: a tie is the acting player’s choice', () => {
    const game = scene({ seats: [{ play: ['camael', 'nuriel'] }], opponentDeck: ['flaga'] }, props).run(
      OPPONENT_PHASE,
    );
    expect(game.asked).toBe('opponentTarget');
    expect(game.options).toEqual(['choose camael', 'choose nuriel']);
    game.answer('choose nuriel');
    expect(game.card('nuriel')?.side).toBe('opponent');
  });

  test('a team mate’s card is attacked when it is the weakest, whoever drew the Opponent', () => {
    const seats = [{ play: ['azrael'] }, { play: ['camael'] }];
    const game = scene({ seats, opponentDeck: ['flaga'] }, props).run(OPPONENT_PHASE);
    expect(game.card('camael')).toMatchObject({ side: 'opponent', owner: 1 });
    expect(game.left('azrael')).toBe(7);
  });

  test('a Good card is attacked until it is defeated, then the next lowest', () => {
    const game = scene(
      {
        seats: [{ play: ['azrael', 'heaven'] }],
        opponents: ['ganga', 'abigor', 'agares'],
      },
      props,
    ).run({ kind: 'cleanUp' });
    const targets = game.events.flatMap((event) => (event.type === 'attackDeclared' ? [event.target] : []));
    expect(game.names(targets)).toEqual(['azrael', 'azrael', 'heaven', 'heaven']);
    expect(game.discard(0)).toEqual(['heaven']);
  });

  test('ruling 2: an Opponent with nothing to attack stays', () => {
    const game = scene({ seats: [{}], opponents: ['envy'], opponentDeck: ['abigor'] }, props).run(
      OPPONENT_PHASE,
    );
    expect(game.events).toContainEqual(expect.objectContaining({ type: 'idled', why: 'nothingToAttack' }));
    expect(game.card('abigor')?.acted).toBe(false);
  });

  test('ruling 23: a single target is never asked, and the reason is told', () => {
    const game = scene({ seats: [{ play: ['michael'] }], opponentDeck: ['ganga'] }, props).run(
      OPPONENT_PHASE,
    );
    expect(game.asked).toBeNull();
    expect(game.events).toContainEqual(
      expect.objectContaining({ why: { kind: 'weakest', left: 7, tied: 1, chosenBy: null } }),
    );
  });
});

describe('Opponent Phase: the first Opponent card', () => {
  test('ruling 3: a Person does not act when drawn', () => {
    const game = scene({ seats: [{}], opponentDeck: ['abigor'] }, props).run(OPPONENT_PHASE);
    expect(game.events).toContainEqual(expect.objectContaining({ type: 'idled', why: 'firstCardOfTheGame' }));
  });

  test('ruling 3: it does when set-up has put a Good card into play', () => {
    const game = scene(
      { objective: 'the-den-of-lions', seats: [{}], opponentDeck: ['abigor'], firstDraw: true },
      props,
    ).run({ kind: 'objectiveSetUp' }, OPPONENT_PHASE);
    expect(game.types).toContain('attackDeclared');
  });

  test('ruling 3: it does not for a Good card that came into play otherwise', () => {
    const game = scene(
      { seats: [{ play: ['dumah'] }], opponentDeck: ['abigor'], firstDraw: true },
      props,
    ).run(OPPONENT_PHASE);
    expect(game.types).not.toContain('attackDeclared');
  });

  test('ruling 3: an Item and a Place stay', () => {
    for (const card of ['black-blade', 'pandemonium']) {
      const game = scene({ seats: [{}], opponentDeck: [card] }, props).run(OPPONENT_PHASE);
      expect(game.inPlay('opponent')).toEqual([card]);
    }
  });

  test('ruling 3: the second card of the game acts, whoever draws it', () => {
    const bare = scene({ seats: [{ hand: ['michael'] }, {}], opponentDeck: ['abigor', 'agares'] }, props);
    bare.run(OPPONENT_PHASE, { kind: 'playPhase', seat: 0 }).answer('play michael');
    bare.run({ kind: 'opponentPhase', seat: 1 });
    const attackers = bare.events.flatMap((event) => (event.type === 'attackDeclared' ? [event.by] : []));
    expect(bare.names(attackers)).toEqual(['agares']);
  });

  test('ruling 3: an Event is spent without effect, but one for an Opponent Person waits', () => {
    const hail = scene({ seats: [{}], opponentDeck: ['hail-of-iron-globes'] }, props).run(OPPONENT_PHASE);
    expect(hail.discard('opponent')).toEqual(['hail-of-iron-globes']);
    expect(hail.types).not.toContain('dieRolled');
    const wrath = scene({ seats: [{}], opponentDeck: ['wrath'] }, props).run(OPPONENT_PHASE);
    expect(wrath.card('wrath')?.waiting).toBe(true);
  });
});

describe('Opponent Phase: Items and Events that wait', () => {
  test('ruling 8: the first Opponent Person put into play equips what waits and strikes with it', () => {
    const game = scene(
      {
        seats: [{ play: ['michael'] }],
        opponents: ['black-blade'],
        opponentDeck: ['ganga'],
      },
      props,
    );
    game.run(OPPONENT_PHASE);
    expect(game.hostOf('black-blade')).toBe('ganga');
    expect(game.card('michael')?.side).toBe('opponent');
  });

  test('ruling 8: an Item goes to the first able Person, passes on when its bearer falls, and waits when nobody is left', () => {
    const game = scene(
      {
        seats: [{ play: ['michael', 'azrael'] }],
        opponents: ['ganga', 'flaga', 'black-blade on ganga'],
      },
      props,
    ).run({ kind: 'actionPhase', seat: 0 });
    game.answer('michael attacks ganga');
    expect(game.hostOf('black-blade')).toBe('flaga');
    game.answer('azrael attacks flaga');
    expect(game.card('black-blade')).toMatchObject({ host: null, waiting: true });
    expect(game.balance).toBe(14 - 3);
  });

  test('an Event goes to the first Opponent Person able to bear it', () => {
    const game = scene(
      {
        seats: [{}],
        opponents: ['ganga', 'wrath on ganga', 'flaga', 'satan'],
        opponentDeck: ['wrath'],
      },
      props,
    ).run(OPPONENT_PHASE);
    const hosts = game.table.inPlay.filter(({ def }) => def === 'starter:wrath').map(({ host }) => host);
    expect(hosts).toEqual([game.card('ganga')?.id, game.card('flaga')?.id]);
  });

  test('ruling 8: a waiting Item can be attacked and defeated before anybody claims it', () => {
    const game = scene(
      {
        seats: [{ play: ['michael'] }],
        opponents: ['black-blade'],
        opponentDeck: ['ganga'],
      },
      props,
    ).run({ kind: 'actionPhase', seat: 0 });
    game.answer('michael attacks black-blade').run(OPPONENT_PHASE);
    expect(game.discard('opponent')).toEqual(['black-blade']);
    expect(game.attack('ganga')).toBe(4);
  });

  test('ruling 8: an Item that waits is taken up as soon as one in play has room for it, before any newcomer', () => {
    const game = scene(
      {
        seats: [{ play: ['michael'] }],
        opponents: ['satan', 'black-blade on satan', 'black-blade'],
        opponentDeck: ['flaga'],
      },
      props,
    ).run({ kind: 'actionPhase', seat: 0 });
    game.answer('michael attacks black-blade');
    expect(game.discard('opponent')).toEqual(['black-blade']);
    expect(game.hostOf('black-blade')).toBe('satan');
    game.run(OPPONENT_PHASE);
    expect(game.hostOf('black-blade')).toBe('satan');
  });

  test('ruling 8: of two Items that wait the longer in play comes first', () => {
    const game = scene(
      {
        seats: [{ play: ['michael'] }],
        opponents: ['fiery-darts', 'black-blade'],
        opponentDeck: ['ganga', 'flaga'],
      },
      props,
    );
    const hosts = (): readonly (string | null)[] => [game.hostOf('fiery-darts'), game.hostOf('black-blade')];
    const slots = ['fiery-darts', 'black-blade'].map((name) => game.look.content.get(`starter:${name}`));
    expect(slots).toEqual([
      expect.objectContaining({ slot: 'weapon' }),
      expect.objectContaining({ slot: 'weapon' }),
    ]);
    game.run(OPPONENT_PHASE);
    expect(hosts()).toEqual(['ganga', null]);
    game.run(OPPONENT_PHASE);
    expect(hosts()).toEqual(['ganga', 'flaga']);
  });

  test('ruling 8: an Event that waits takes effect as soon as the one of its name before it is over', () => {
    const game = scene({ seats: [{}, {}], opponents: ['ganga'], opponentDeck: ['wrath', 'wrath'] }, props);
    const wraths = (): readonly (string | null)[] =>
      game.table.inPlay
        .filter(({ def }) => def === 'starter:wrath')
        .map(({ host }) => (host === null ? null : (game.names([host])[0] ?? null)));
    game.run(OPPONENT_PHASE, { kind: 'opponentPhase', seat: 1 });
    expect(wraths()).toEqual(['ganga', null]);
    game.nextRound().run(OPPONENT_PHASE);
    expect(wraths()).toEqual(['ganga']);
    expect(game.discard('opponent')).toEqual(['wrath']);
  });

  test('ruling 8: a second weapon is not for who has one', () => {
    const game = scene(
      {
        seats: [{}],
        opponents: ['ganga', 'flaga', 'black-blade on ganga'],
        opponentDeck: ['black-blade'],
      },
      props,
    );
    game.run(OPPONENT_PHASE);
    expect(
      game.table.inPlay.filter((card) => card.def === 'starter:black-blade').map((card) => card.host),
    ).toEqual([game.card('ganga')?.id, game.card('flaga')?.id]);
  });

  test('ruling 8: Items can be attacked, carried or waiting', () => {
    const carried = scene(
      { seats: [{ play: ['michael'] }], opponents: ['ganga', 'black-blade on ganga'] },
      props,
    );
    expect(carried.run({ kind: 'actionPhase', seat: 0 }).options).toContain('michael attacks black-blade');
    carried.answer('michael attacks black-blade');
    expect(carried.discard('opponent')).toEqual(['black-blade']);
  });

  test('ruling 27: Wrath waits for an Opponent Person, Despair without a Good Person is spent', () => {
    const game = scene({ seats: [{ play: ['heaven'] }], opponentDeck: ['wrath', 'despair', 'ganga'] }, props);
    game.run(OPPONENT_PHASE, OPPONENT_PHASE);
    expect(game.card('wrath')?.waiting).toBe(true);
    expect(game.discard('opponent')).toEqual(['despair']);
    expect(game.events).toContainEqual(expect.objectContaining({ type: 'idled', why: 'noGoodPerson' }));
    game.run(OPPONENT_PHASE);
    expect(game.hostOf('wrath')).toBe('ganga');
    expect(game.strength('ganga')).toBe(5);
  });
});

import { afterEach, describe, expect, test } from 'vitest';
import { expectNothingLeftOpen, scene, type Scene } from '../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const MINDY = 0;
const STEVE = 1;

/** The decks stacked as the rulebook's "Example of Play" draws them; Crystal Sea hides two draws of the Opponents. */
function exampleOfPlay(): Scene {
  return scene({
    seats: [
      {
        name: 'Mindy',
        hand: ['crystal-sea', 'heaven', 'love', 'loyalty', 'courage', 'gabriel', 'uriel'],
        deck: ['azrael', 'camael', 'flaming-sword', 'apollyon', 'metatron', 'ambriel'],
      },
      {
        name: 'Steve',
        hand: ['heavenly-armor', 'unseated-hills', 'raphael', 'jehudiel', 'love', 'courage', 'zadkiel'],
        deck: ['michael', 'haniel', 'dumah', 'nuriel'],
      },
    ],
    opponentDeck: [
      'abigor',
      'black-blade',
      'agares',
      'satan-lures-angels',
      'paimon',
      'wrath',
      'adramalech',
      'envy',
      'alloces',
    ],
    callingDeck: ['squadrons-at-once', 'faithful-only-he'],
    dice: [4],
  });
}

const round1 = (game: Scene): Scene =>
  game.play().answers('draw', 'play azrael', 'azrael attacks abigor', 'calling');

const round2 = (game: Scene): Scene =>
  round1(game).answers('draw', 'play crystal-sea', 'draw', 'play michael', 'michael attacks azrael');

const round3 = (game: Scene): Scene =>
  round2(game).answers(
    'draw',
    'play heaven',
    'draw',
    'play heavenly-armor on michael',
    'michael attacks agares',
  );

const cardOf = (game: Scene, name: string): number | undefined => game.card(name)?.id;

/** Leaves the question that the next round begins with. */
const rest = (game: Scene): void => {
  expect(game.asked).toBe('drawOrCalling');
  game.run();
};

describe('Example of Play, round 1', () => {
  test('Abigor has no Good card to attack and waits', () => {
    const game = exampleOfPlay().play();
    expect(game.inPlay('opponent')).toEqual(['abigor']);
    expect(game.types).not.toContain('attackDeclared');
    rest(game);
  });

  test('Mindy draws an 8th card and chooses Azrael among them', () => {
    const game = exampleOfPlay().play();
    expect(game.hand(MINDY)).toHaveLength(7);
    game.answer('draw');
    expect(game.hand(MINDY)).toHaveLength(8);
    game.answer('play azrael');
    expect(game.inPlay('good')).toEqual(['azrael']);
    rest(game.answer('azrael attacks abigor'));
  });

  test('Azrael attacks with 7 and 1 more and defeats Abigor, with no damage back', () => {
    const game = exampleOfPlay().play().answers('draw', 'play azrael');
    expect(game.attack('azrael', 'abigor')).toBe(8);
    expect(game.strength('azrael')).toBe(7);
    game.answer('azrael attacks abigor');
    expect(game.events).toContainEqual(expect.objectContaining({ type: 'struck', amount: 8 }));
    expect(game.discard('opponent')).toEqual(['abigor']);
    expect(game.left('azrael')).toBe(7);
    rest(game);
  });

  test('the Black Blade waits without a bearer, and a Calling replaces draw, play and action', () => {
    const before = exampleOfPlay().play().answers('draw', 'play azrael', 'azrael attacks abigor');
    expect([before.asked, before.askedSeat]).toEqual(['drawOrCalling', STEVE]);
    // Steve’s Opponent card came before he was asked; nobody is there to carry it, and nothing is done with it.
    const blade = before.card('black-blade');
    expect(before.inPlay('opponent')).toEqual(['black-blade']);
    expect([blade?.host, before.hostOf('black-blade')]).toEqual([null, null]);
    const drawn = before.types.lastIndexOf('opponentDrawn');
    expect(drawn).toBeGreaterThan(-1);
    expect(before.types.slice(drawn)).not.toContain('attackDeclared');
    const hand = before.hand(STEVE);

    const game = before.answer('calling');
    const callings = game.table.seats[STEVE]?.callings.map(({ id }) => id);
    expect(game.names(callings ?? [])).toEqual(['squadrons-at-once']);
    expect(game.hand(STEVE)).toEqual(hand);
    expect(hand).toHaveLength(7);
    // Mindy is asked next, in a new round: Steve neither played a card nor acted.
    expect([game.asked, game.askedSeat]).toEqual(['drawOrCalling', MINDY]);
    rest(game);
  });

  test('without an Opponent Person nothing happens in Clean-Up', () => {
    const game = round1(exampleOfPlay());
    const cleanUp = game.types.indexOf('strengthChecked');
    expect(game.types.slice(0, cleanUp)).not.toContain('attackDeclared');
    rest(game);
  });

  test('the balance is +4: the waiting weapon counts 3', () => {
    const game = round1(exampleOfPlay());
    expect(game.table.balances).toEqual([{ good: 7, opponent: 3 }]);
    rest(game);
  });
});

describe('Example of Play, round 2', () => {
  test('Agares equips the Blade and defeats Azrael with 5 and 3; Azrael joins the Opponents undamaged', () => {
    const game = round1(exampleOfPlay());
    expect(game.hostOf('black-blade')).toBe('agares');
    const declared = game.events.find((event) => event.type === 'attackDeclared');
    expect(declared).toMatchObject({ target: cardOf(game, 'azrael'), why: { kind: 'weakest', tied: 1 } });
    expect(game.events).toContainEqual(expect.objectContaining({ type: 'struck', amount: 8 }));
    expect(game.card('azrael')).toMatchObject({ side: 'opponent', lured: true, damage: 0, acted: false });
    rest(game);
  });

  test('Crystal Sea shows both players the top 5 Opponent cards and stops the Opponents', () => {
    const game = round1(exampleOfPlay()).answers('draw', 'play crystal-sea');
    const seen = ['satan-lures-angels', 'paimon', 'wrath', 'adramalech', 'envy'];
    for (const seat of [MINDY, STEVE]) expect(game.names(game.table.known[seat] ?? [])).toEqual(seen);
    expect(game.types).toContain('phaseSkipped');
    expect(game.table.opponentPile.deck).toHaveLength(6);
    rest(game);
  });

  test('Michael defeats Azrael with 7 against 7, who goes to his owner’s discard pile', () => {
    const game = round2(exampleOfPlay());
    expect(game.discard(MINDY)).toEqual(['azrael']);
    rest(game);
  });

  test('Agares has acted; without Crystal Sea, Azrael, if still there, would have defeated Michael', () => {
    const game = scene({
      seats: [{}, { play: ['michael acted'] }],
      opponents: ['agares acted', 'black-blade on agares', 'azrael of 0'],
    }).run({ kind: 'cleanUp' });
    const attackers = game.events.flatMap((event) => (event.type === 'attackDeclared' ? [event.by] : []));
    expect(game.names(attackers)).toEqual(['azrael']);
    expect(game.card('michael')?.side).toBe('opponent');
  });

  test('the balance is −1, and nobody has won', () => {
    const game = round2(exampleOfPlay());
    expect(game.table.balances[1]).toEqual({ good: 7, opponent: 8 });
    expect(game.state.outcome).toBeNull();
    rest(game);
  });
});

describe('Example of Play, round 3', () => {
  test('Crystal Sea still holds in Mindy’s Opponent Phase and ends with her Play Phase', () => {
    const game = round2(exampleOfPlay());
    expect(game.card('crystal-sea')).toBeDefined();
    game.answer('draw');
    expect(game.card('crystal-sea')).toBeUndefined();
    game.run();
  });

  test('Heaven lets Mindy draw 2 more at once, and Steve draw 2', () => {
    const game = round2(exampleOfPlay());
    const before = game.hand(MINDY).length;
    game.answers('draw', 'play heaven');
    expect(game.hand(MINDY)).toHaveLength(before + 1 - 1 + 2);
    const steve = game.hand(STEVE).length;
    game.answer('draw');
    expect(game.hand(STEVE)).toHaveLength(steve + 2);
    game.run();
  });

  test('Satan Lures Angels rolls 4: Paimon and Adramalech enter and wait, the others stay on top in order', () => {
    const game = round2(exampleOfPlay()).answers('draw', 'play heaven');
    expect(game.events).toContainEqual(expect.objectContaining({ type: 'dieRolled', value: 4 }));
    expect(game.inPlay('opponent')).toEqual(['black-blade', 'agares', 'paimon', 'adramalech']);
    expect(game.types).not.toContain('attackDeclared');
    expect(game.names(game.table.opponentPile.deck)).toEqual(['wrath', 'envy', 'alloces']);
    game.run();
  });

  test('Michael defeats Agares, and the Blade passes to Paimon', () => {
    const game = round3(exampleOfPlay());
    expect(game.discard('opponent')).toContain('agares');
    expect(game.hostOf('black-blade')).toBe('paimon');
    game.run();
  });

  test('Paimon’s 8 break the Armour and the excess is lost; Adramalech’s 5 hit Michael', () => {
    const game = round3(exampleOfPlay());
    expect(game.events).toContainEqual(
      expect.objectContaining({
        type: 'attackDeclared',
        why: {
          kind: 'weakest',
          left: 5,
          tied: 1,
          chosenBy: null,
          next: { card: game.card('michael')?.id, left: 7 },
        },
      }),
    );
    expect(game.discard(STEVE)).toEqual(['heavenly-armor']);
    expect(game.left('michael')).toBe(2);
    expect(game.left('heaven')).toBe(8);
    game.run();
  });

  test('the balance is −6', () => {
    const game = round3(exampleOfPlay());
    expect(game.table.balances[2]).toEqual({ good: 7, opponent: 13 });
    game.run();
  });
});

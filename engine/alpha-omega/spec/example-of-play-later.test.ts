import { afterEach, describe, expect, test } from 'vitest';
import { expectNothingLeftOpen, scene, type Scene } from '../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const MINDY = 0;
const STEVE = 1;

/**
 * "A Few Rounds Later…" and "The Next Round" of the rulebook's "Example of Play" as one game. The rounds between are not
 * told, so the table is laid out as the text finds it; Michael must have been healed since Adramalech hit him.
 */
function aFewRoundsLater(): Scene {
  return scene({
    seats: [
      {
        name: 'Mindy',
        hand: ['unseated-hills', 'heaven'],
        // Ambriel would fall with the others if he lay on top; so he is drawn a round before, and in her lured turn Mindy
        // draws the card that 1/3 of the Angels Fall has left there.
        deck: ['ambriel', 'apollyon', 'metatron', 'love'],
        play: ['gabriel', 'uriel'],
        lossRounds: 2,
        lostThisRound: true,
      },
      {
        name: 'Steve',
        hand: ['raphael', 'jehudiel'],
        deck: ['love', 'camael', 'courage', 'hope'],
        play: ['michael'],
        callings: ['squadrons-at-once achieved'],
      },
    ],
    opponents: ['alloces'],
    opponentDeck: ['hail-of-iron-globes', 'asmodee', '1-3-of-the-angels-fall', 'foolishness', 'envy'],
    dice: [2, 3],
    round: 7,
  });
}

const hail = (): Scene => aFewRoundsLater().play();
const asmodee = (): Scene => hail().answers('play unseated-hills', 'end');
const raphael = (): Scene => asmodee().answers('decline', 'play raphael');
const afterCheck = (): Scene =>
  raphael().answers(
    'use raphael',
    'michael attacks uriel',
    'michael attacks asmodee',
    'raphael attacks alloces',
  );
const ambriel = (): Scene => afterCheck().answers('play ambriel', 'ambriel attacks michael');
const jehudiel = (): Scene => ambriel().answers('play jehudiel', 'jehudiel attacks apollyon');
const cleanUp = (): Scene => jehudiel().answers('end', 'choose jehudiel');

/** Leaves the question that the game would go on with. */
const rest = (game: Scene): void => {
  expect(game.asked).not.toBeNull();
  game.run();
};

describe('Example of Play, A Few Rounds Later…', () => {
  test('the Hail rolls 2 and deals 5 to each Good Person: Michael has 2 left and Uriel 1', () => {
    const game = hail();
    expect(game.events).toContainEqual(expect.objectContaining({ type: 'dieRolled', value: 2 }));
    expect([game.left('michael'), game.left('uriel')]).toEqual([2, 1]);
    expect(game.card('hail-of-iron-globes')?.clock?.left).toBe(2);
    rest(game);
  });

  test('the Hail lures nobody: Gabriel is discarded, which is no loss to Opponent play', () => {
    const game = hail();
    expect(game.discard(MINDY)).toEqual(['gabriel']);
    expect(game.table.seats[MINDY]).toMatchObject({ lossRounds: 2, lured: null });
    rest(game);
  });

  test('Mindy draws, and Unseated Hills takes the Hail away before its 2nd round', () => {
    const game = asmodee();
    expect(game.hand(MINDY)).toEqual(['heaven', 'ambriel']);
    expect(game.discard('opponent')).toEqual(['hail-of-iron-globes']);
    rest(game);
  });

  test('Asmodee finds Uriel, and Steve is asked whether Michael steps in', () => {
    const game = asmodee();
    expect([game.asked, game.askedSeat]).toEqual(['interruptAttack', STEVE]);
    expect(game.options).toEqual(['use michael', 'decline']);
    expect(game.table.attack?.target).toBe(game.card('uriel')?.id);
    rest(game);
  });

  test('Uriel turns to Opponent play, undamaged', () => {
    const game = raphael();
    expect(game.card('uriel')).toMatchObject({ side: 'opponent', lured: true, damage: 0, acted: false });
    rest(game);
  });

  test('Mindy’s third round of loss in a row makes her a Lured Player, for the 3 turns that the die shows', () => {
    const game = asmodee().answer('decline');
    expect(game.events).toContainEqual(expect.objectContaining({ type: 'dieRolled', value: 3 }));
    expect(game.table.seats[MINDY]?.lured).toEqual({ turns: 3 });
    rest(game);
  });

  test('Raphael heals Michael wholly in the turn in which he is played', () => {
    const game = raphael();
    expect(game.left('michael')).toBe(2);
    game.answer('use raphael');
    expect(game.left('michael')).toBe(7);
    rest(game);
  });

  test('by his Calling Michael attacks twice and defeats Uriel and Asmodee; Raphael defeats Alloces', () => {
    const game = afterCheck();
    expect(game.discard('opponent')).toEqual(expect.arrayContaining(['asmodee', 'alloces']));
    expect(game.discard(MINDY)).toEqual(['gabriel', 'unseated-hills', 'uriel']);
    rest(game);
  });

  test('no Opponent card is left, and the balance is +13 of Michael and Raphael', () => {
    const game = afterCheck();
    expect(game.table.balances).toEqual([{ good: 13, opponent: 0 }]);
    rest(game);
  });
});

describe('Example of Play, The Next Round', () => {
  // The text speaks of "the first Angel they find", and yet Mindy loses two: ruling 13.
  test('a Lured Player has her Opponent Phase: three Angels fall, hers first, and wait', () => {
    const game = afterCheck();
    expect(game.inPlay('opponent')).toEqual(['apollyon', 'metatron', 'camael']);
    const nextRound = game.types.slice(game.types.indexOf('roundBegan'));
    expect(nextRound.filter((type) => type === 'fell')).toHaveLength(3);
    expect(nextRound).not.toContain('attackDeclared');
    rest(game);
  });

  test('in a lured turn Mindy draws a card and plays Ambriel, who attacks Michael for 4, not the weakest', () => {
    const game = afterCheck();
    expect(game.hand(MINDY)).toEqual(['heaven', 'ambriel', 'love']);
    expect(game.options).toContain('play ambriel');
    game.answer('play ambriel');
    expect(game.options).toEqual(['ambriel attacks michael', 'ambriel attacks raphael']);
    game.answer('ambriel attacks michael');
    expect(game.table.seats[MINDY]?.lured).toEqual({ turns: 2 });
    rest(game);
  });

  test('Foolishness: Apollyon attacks Michael, who has 3 left and joins the Opponents, and Metatron, who is discarded', () => {
    const game = ambriel();
    const struck = game.events.flatMap((event) => (event.type === 'struck' ? [event] : []));
    expect(struck.map(({ by, target }) => game.names([by, target]))).toEqual([
      ['ambriel', 'michael'],
      ['apollyon', 'michael'],
      ['apollyon', 'metatron'],
    ]);
    expect(game.card('michael')).toMatchObject({ side: 'opponent', damage: 0, acted: false });
    expect(game.discard(MINDY)).toContain('metatron');
    expect(game.inPlay('opponent')).toEqual(['apollyon', 'camael', 'michael']);
    rest(game);
  });

  test('Steve’s Jehudiel attacks and defeats Apollyon', () => {
    const game = jehudiel();
    expect(game.discard(MINDY)).toContain('apollyon');
    rest(game);
  });

  // Raphael is no weaker than Jehudiel, so the tie is Steve's choice (rulings 2 and 25); the text passes over Raphael.
  test('Camael and Michael, who have not acted, attack Jehudiel in Clean-Up; nobody attacks Ambriel', () => {
    const game = jehudiel().answer('end');
    expect([game.asked, game.askedSeat]).toEqual(['opponentTarget', STEVE]);
    expect(game.options).toEqual(['choose raphael', 'choose jehudiel']);
    game.answer('choose jehudiel');
    const round = game.events.slice(0, game.types.indexOf('strengthChecked'));
    const attacks = round.flatMap((event) => (event.type === 'attackDeclared' ? [event] : []));
    expect(attacks.map(({ by, target }) => game.names([by, target]))).toEqual([
      ['camael', 'jehudiel'],
      ['michael', 'jehudiel'],
    ]);
    rest(game);
  });

  /*
   * The text adds up Camael's 4, Michael's 7 and Ambriel's 4. Jehudiel, beaten by Fallen Angels, has joined them with 6,
   * and Raphael's 6 are still with Steve: the text leaves out both, and the balance is the same.
   */
  test('the balance is −15: the Lured Player’s Ambriel counts for the Opponents', () => {
    const game = cleanUp();
    const counted = ['camael', 'michael', 'ambriel', 'jehudiel'].map((name) => game.strength(name));
    expect(counted).toEqual([4, 7, 4, 6]);
    expect(game.card('jehudiel')).toMatchObject({ side: 'opponent', lured: true });
    expect(game.table.balances[1]).toEqual({ good: 6, opponent: 21 });
    rest(game);
  });

  test('the Objective is not lost by it: the next round begins', () => {
    const game = cleanUp();
    expect(game.state.outcome).toBeNull();
    expect(game.table.round).toBe(10);
    rest(game);
  });
});

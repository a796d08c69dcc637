import { describe, expect, test } from 'vitest';
import { announced, announcedQuestion } from './announce.ts';
import { boardInWords } from './board.ts';
import { namesOf } from '../asking/names.ts';
import { fakeBook } from '../testing/fake-cards.ts';
import { battle, over, start } from '../testing/scenes.ts';
import { story } from '../testing/story.ts';
import { AS_PRINTED } from './sides.ts';

const cast = { book: fakeBook, seats: ['Mindy', 'Steve'] };

describe('the table in words', () => {
  test('names everything that is in play with its numbers, and who carries what', () => {
    const passages = boardInWords(battle(), cast);
    expect(passages.map(({ heading }) => heading)).toMatchInlineSnapshot(`
      [
        "State of the game",
        "The Opponents: 5 cards",
        "The Good side: 5 cards",
        "Mindy’s hand: 8 cards",
        "Callings",
        "Decks and discards",
      ]
    `);
    const said = passages.flatMap(({ lines }) => lines).join('\n');
    for (const card of battle().inPlay) expect(said).toContain(fakeBook.get(card.def)?.name);
  });

  test('says of each card of a hand what it is and what it counts', () => {
    const hand = boardInWords(battle(), cast).find(({ heading }) => heading.includes('hand'));
    expect(hand?.lines[0]).toMatch(/^[^,]+, (Good|Supernatural|Person)[^,]*(, |$)/);
    expect(hand?.lines.join('\n')).toMatch(/Supernatural Person.*, strength \d/);
  });

  test('says how the game stands, and that it is over', () => {
    expect(boardInWords(battle(), cast)[0]?.lines).toMatchInlineSnapshot(`
      [
        "Round 3, Action Phase. It is Mindy’s turn.",
        "Good 13, Opponents 8. Good leads by 5.",
        "Objective: And There Was War in Heaven. Good wins with a lead of 50, the Opponents win with a lead of 50.",
      ]
    `);
    expect(boardInWords(over(), cast)[0]?.lines.at(-1)).toBe('The game is over.');
  });

  test('names the phase that is asked for before it has begun, as the row of phases does', () => {
    const view = start();
    expect(view.pending?.about).toBe('drawOrCalling');
    expect(boardInWords(view, cast)[0]?.lines[0]).toMatch(/^Round 1, Draw Phase\./);
  });

  test('says whose a card is where several play, and of no card of the Opponents', () => {
    const alone = battle();
    const [mindy] = alone.seats;
    if (mindy === undefined) throw new Error('nobody plays');
    const several = { ...alone, seats: [mindy, { ...mindy, name: 'Steve' }] };
    const inPlay = (view: typeof alone, side: string): string =>
      boardInWords(view, cast)
        .filter(({ heading }) => heading.startsWith(side))
        .flatMap(({ lines }) => lines)
        .join('\n');
    expect(inPlay(several, 'The Good side')).toContain('Mindy');
    expect(inPlay(alone, 'The Good side')).not.toContain('Mindy');
    const theirs = alone.inPlay.filter(({ side, owner }) => side === 'opponent' && owner === null);
    expect(theirs.length).toBeGreaterThan(0);
    const owned = inPlay(several, 'The Opponents')
      .split('\n')
      .filter((line) => line.includes('Mindy'));
    expect(owned).toHaveLength(
      alone.inPlay.filter(({ side, owner }) => side === 'opponent' && owner !== null).length,
    );
  });

  test('keeps to itself the hand that nobody may see', () => {
    const view = start();
    const hidden = { ...view, seats: view.seats.map((seat) => ({ ...seat, hand: null })) };
    expect(boardInWords(hidden, cast).some(({ heading }) => heading.includes('hand'))).toBe(false);
  });
});

describe('what is announced', () => {
  test('is little, all, or all with its reasons', () => {
    const events = story(battle());
    const [brief, usual, full] = (['brief', 'usual', 'full'] as const).map(
      (verbosity) => announced(events, cast, verbosity, AS_PRINTED).length,
    );
    expect(brief).toBeLessThan(usual ?? 0);
    expect(usual).toBeLessThan(full ?? 0);
  });

  test('is the question, its choices counted or read out', () => {
    const view = battle();
    const { pending } = view;
    if (pending === null) throw new Error('nothing is asked');
    const names = namesOf(view, fakeBook);
    const said = (['brief', 'usual', 'full'] as const).map((verbosity) =>
      announcedQuestion(pending, names, verbosity),
    );
    expect(said).toMatchInlineSnapshot(`
      [
        [
          "Mindy, choose who acts.",
        ],
        [
          "Mindy, choose who acts.",
          "6 choices.",
        ],
        [
          "Mindy, choose who acts.",
          "6 choices: End phase, Attack Paimon with Michael (11 damage, defeats), Attack Uriel with Michael (11 damage, defeats), Attack Abigor with Michael (11 damage, defeats), Attack Black Blade with Michael (11 damage, defeats) and Use Raphael’s ability.",
        ],
      ]
    `);
  });
});

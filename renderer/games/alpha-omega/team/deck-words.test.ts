import { beforeEach, describe, expect, test } from 'vitest';
import type { StarterDeck } from '../../../../electron/shared/games/alpha-omega/api.ts';
import { WANTS } from '../../../../engine/alpha-omega/beyond/deck-study/wish.ts';
import { studyOf } from '../../../../engine/alpha-omega/beyond/deck-study/study.ts';
import type { Swap } from '../../../../engine/alpha-omega/beyond/deck-study/swaps.ts';
import { speak } from '../../../text/language/language.ts';
import { fakeBook, idOf } from '../words/testing/fake-cards.ts';
import { fromStarter, starterName, starterPlay } from '../decks/starters.ts';
import { cardsOf, namedSets } from '../doctor/holding-sets.ts';
import { purposeRows } from '../doctor/count-row.ts';
import { OFFERED, reasonWords, refusalWords, wantWords } from '../wish/wish-words.ts';
import { swapReasons, swapTitle } from './swap-words.ts';

beforeEach(() => {
  speak('en');
});

describe('a wish', () => {
  test('offers all that a deck can be wished for', () => {
    expect(OFFERED).toEqual(WANTS);
    expect(OFFERED.map(wantWords)).toEqual([
      'Strong Persons',
      'Protect from being lured',
      'Heal',
      'Lessen damage',
      'Strike harder',
      'Armor',
      'Hurt the Opponents',
      'Bring cards to the hand',
      'Look ahead',
      'Do more in a turn',
    ]);
  });

  test('is answered card by card', () => {
    const reasons = [
      { code: 'asked' },
      { code: 'want', want: 'strong' },
      { code: 'want', want: 'heals' },
      { code: 'trait', trait: 'angel' },
      { code: 'simple' },
      { code: 'balance', type: 'place' },
      { code: 'sound' },
    ] as const;
    expect(reasons.map(reasonWords)).toEqual([
      'you asked for it',
      'for: Strong Persons',
      'for: Heal',
      'it is of the kind you like',
      'it works by itself',
      'the deck had too few Places',
      'a sound card to round the deck off',
    ]);
  });

  test('is refused by name', () => {
    const codes = ['unknownCard', 'notForThisDeck', 'tooManyCopies', 'inAndOut', 'tooManyAsked'] as const;
    const cards = [idOf('Michael'), 'lost:old-friend'];
    expect(codes.map((code) => refusalWords({ code, cards }, fakeBook))).toEqual([
      'No pack has Michael and old-friend.',
      'No Good deck can hold Michael and old-friend.',
      'You asked for more copies of Michael and old-friend than a deck may hold.',
      'Michael and old-friend cannot be both in the deck and out of it.',
      'More cards are asked for than the deck is to have.',
    ]);
  });
});

describe('a swap', () => {
  const swap: Swap = {
    ...{ deck: 1, take: idOf('Gabriel'), put: idOf('Uriel'), keeper: 0, strength: 2 },
    ...{ keeps: ['heals'], loses: ['guards', 'draws'], gains: ['harms'] },
  };
  const decks = ['Light', 'Garden'];

  test('has a title in which cards can be looked up', () => {
    expect(
      swapTitle(swap, decks, fakeBook)
        .map(({ text }) => text)
        .join(''),
    ).toBe('Garden: Gabriel out, Uriel in');
    expect(
      swapTitle({ ...swap, put: null, deck: 5 }, decks, fakeBook)
        .map(({ text }) => text)
        .join(''),
    ).toBe(': Gabriel out');
    expect(swapTitle(swap, decks, fakeBook).flatMap(({ def }) => def ?? [])).toEqual([swap.take, swap.put]);
  });

  test('has reasons', () => {
    const bare = { ...swap, keeper: 1, keeps: [], loses: [], gains: [] };
    expect(swapReasons(swap, decks)).toEqual([
      'stays with Light',
      '2 more Strength',
      'also: Heal',
      'no longer: Protect from being lured, Bring cards to the hand',
      'new: Hurt the Opponents',
    ]);
    expect(swapReasons({ ...swap, put: null, strength: null, keeps: [], gains: [] }, decks)).toEqual([
      'stays with Light',
      'no other card is left that may take its place, so the deck becomes a card smaller',
      'no longer: Protect from being lured, Bring cards to the hand',
    ]);
    expect([0, 3, -3].map((strength) => swapReasons({ ...bare, strength }, decks).join())).toEqual([
      'same Strength',
      '3 more Strength',
      '3 less Strength',
    ]);
    expect(swapReasons({ ...bare, strength: null }, decks)).toEqual([]);
  });
});

describe('a ready-made deck', () => {
  const starter = (ready: StarterDeck['ready'], side: StarterDeck['side'] = 'good'): StarterDeck => ({
    ...{ pack: 'starter', title: 'Alpha/Omega Starter', side, ready },
    cards: [{ card: 'a', name: 'Michael', copies: 1 }],
  });

  test('is called and played so', () => {
    const all = [
      starter(null),
      starter(null, 'opponent'),
      starter('archangels'),
      starter('mighty', 'opponent'),
    ];
    expect(all.map((one) => `${starterName(one)}: ${starterPlay(one)}`)).toEqual([
      'Alpha/Omega Starter, the Good deck: The deck that new games start with: something of everything.',
      'Alpha/Omega Starter, the Opponent deck: The Opponents of every game, until you choose others.',
      'The Archangels: Few and mighty. Arm the strongest Angel, give it Courage before a hard attack, and let Dumah keep the Opponents silent.',
      'Principalities: Few words, great Strength. Each of them can end a game that is not ready for it: for players who have won often.',
    ]);
  });

  test('becomes a deck of one’s own, of a name that is not too long', () => {
    const mine = fromStarter(starter(null), 'x'.repeat(70));
    expect(mine).toEqual({
      ...{
        side: 'good',
        cards: starter(null).cards,
        sideList: [],
        tags: [],
        cardNotes: {},
        name: 'x'.repeat(60),
      },
      notes: starterPlay(starter(null)),
      origin: { kind: 'starter', of: starterName(starter(null)) },
    });
    const long = { ...starter(null), title: 'y'.repeat(70) };
    expect(fromStarter(long, 'mine').origin).toEqual({ kind: 'starter', of: 'y'.repeat(60) });
  });
});

describe('the sets of a deck that have a name', () => {
  const list = (...names: readonly string[]) => names.map((name) => ({ card: idOf(name), copies: 1 }));
  const setsOf = (side: 'good' | 'opponent', ...names: readonly string[]): readonly string[] =>
    namedSets(studyOf(list(...names), fakeBook), side).map(
      ({ label, sets }) =>
        `${label}: ${sets.map(({ words, part }) => `${words} ${String(part.copies)}`).join(', ')}`,
    );

  test('are those that it has any card of', () => {
    expect(setsOf('good', 'Michael', 'Moses', 'Raphael', 'Flaming Sword', 'Zion', 'Hope')).toEqual([
      'Types: Persons 3, Items 1, Places 1, Events 1, Supernatural Persons 2, Human Persons 1',
      'What the cards do: Protect from being lured 2, Heal 2, Weapons 1, Strike harder 1, Change Strength 1, Do more in a turn 1',
    ]);
    expect(setsOf('opponent', 'Paimon', 'Envy', 'Infidelity')).toEqual([
      'Types: Persons 1, Events 2, Supernatural Persons 1',
      'What the cards do: Lure Astray 1, Change Strength 2, Hurt the Good side 1, Do more in a turn 1, Slow the other side down 1',
    ]);
    expect(setsOf('good')).toEqual([]);
    const [types] = namedSets(studyOf(list('Zion', 'Moses'), fakeBook), 'good');
    expect(types?.sets.map(cardsOf)).toEqual([[idOf('Moses')], [idOf('Zion')], [idOf('Moses')]]);
  });

  test('for a purpose: what every deck of a side needs comes first, although none is for it', () => {
    const rows = (side: 'good' | 'opponent', ...names: readonly string[]): readonly string[] =>
      purposeRows(studyOf(list(...names), fakeBook), side).map(
        ({ key, words, part, why = '' }) => `${key} ${String(part.copies)}: ${words}. ${why}`,
      );
    expect(rows('good', 'Puriel', 'Zion')).toEqual([
      'guards 0: Protect from being lured. A Good Person whom a Fallen Angel defeats is Lured Astray and fights for the Opponents from then on. These cards keep that from happening, or bring the lured back.',
      'heals 1: Heal. Damage stays on a card until it is removed. These cards remove it, so that somebody outlives the next attack.',
      'weapons 0: Weapons. A weapon adds its figure to the blows of whoever bears it, and to its side in the Strength Check. There it counts even while nobody bears it, as one of the Opponents may lie waiting. Each Person bears only one; there is 1 Person in the deck to bear them.',
      'harms 1: Hurt the Opponents. These cards damage, defeat or win over Opponents by more than an attack.',
      'hastens 1: Do more in a turn. One card is played a turn, and each Person attacks once. These cards allow more.',
    ]);
    expect(rows('opponent', 'Agares', 'Flaga', 'Black Blade')).toEqual([
      'lures 2: Lure Astray. Whoever is defeated by one of these joins the Opponents.',
      'guards 1: Stand in for each other. These cards take or block attacks for other Opponents, or save them.',
      'arms 1: Strike harder. With these cards attacks deal more damage; weapons are among them.',
      'strengthens 1: Change Strength. The Strength Check decides the game. These cards raise the Strength of your side or lower that of the other.',
      'harms 1: Hurt the Good side. These cards damage or defeat Good cards by more than an attack.',
      'weapons 1: Weapons. A weapon adds its figure to the blows of whoever bears it, and to its side in the Strength Check. There it counts even while nobody bears it, as one of the Opponents may lie waiting. Each Person bears only one; there are 2 Persons in the deck to bear them.',
    ]);
  });
});

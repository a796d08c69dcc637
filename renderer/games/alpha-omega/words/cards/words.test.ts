import { beforeEach, describe, expect, test } from 'vitest';
import type { CardDef, Outcome, OutcomeReason, Variant } from '../../../../../engine/alpha-omega/index.ts';
import { speak } from '../../../../text/language/language.ts';
import { textOf } from '../../../../text/line.ts';
import { listOf } from '../../../../text/lists.ts';
import { numberWords, inWords, timesInWords } from '../../../../text/numbers.ts';
import { lead, outcomeLine, outcomeSentence, signed, standOffNote, weighed } from '../game/outcome.ts';
import { isMissing, missingNote, printOf } from './prints.ts';
import { fakeBook, fakeCards } from '../testing/fake-cards.ts';
import { noOpponentsWith, variantHint, variantName, whyNotVariant } from '../game/variants.ts';
import { AS_PRINTED } from '../telling/sides.ts';
import { isPerson, toneOf, voiceOf } from '../telling/voice.ts';
import {
  lostNote,
  nameOf,
  originOf,
  outcomeTitle,
  PHASES,
  phaseName,
  ratingInShort,
  ratingParts,
  scoreLines,
  sideOf,
  typeLine,
  wholeOf,
} from './words.ts';
import { seatName } from '../../../../text/seats.ts';

beforeEach(() => {
  speak('en');
});

const printed = (name: string): CardDef => {
  const card = fakeCards.find((one) => one.name === name);
  if (card === undefined) throw new Error(name);
  return card;
};

/** One of each kind of card. */
const KINDS = [
  ...[
    'Michael',
    'Paimon',
    'Moses',
    'Goliath',
    'Flaming Sword',
    'Heavenly Armor',
    'Golden Censer',
    'Black Blade',
  ],
  ...['Zion', 'Pandemonium', 'Hope', 'Wrath', 'Squadrons at Once', 'Answer by Fire'],
].map(printed);

/** Numbers that these tests count with, whatever those of our own cards are tuned to. */
function withFixedNumbers(def: CardDef): CardDef {
  if (def.type === 'objective') return { ...def, value: 50 };
  if (def.type === 'item') return { ...def, strength: 5, attack: def.attack > 0 ? 3 : 0 };
  return 'strength' in def ? { ...def, strength: 7 } : def;
}

describe('the words of a card', () => {
  test('under its name', () => {
    expect(KINDS.map((def) => `${def.name}: ${typeLine(def)}`)).toEqual([
      'Michael: Supernatural Person · Angel, Archangel',
      'Paimon: Supernatural Opponent',
      'Moses: Person · Human',
      'Goliath: Opponent Person · Human',
      'Flaming Sword: Good Item · Weapon',
      'Heavenly Armor: Good Item · Armor',
      'Golden Censer: Good Item',
      'Black Blade: Opponent Item · Weapon',
      'Zion: Good Place',
      'Pandemonium: Opponent Place',
      'Hope: Good Event',
      'Wrath: Opponent Event',
      'Squadrons at Once: Calling',
      'Answer by Fire: Objective',
    ]);
  });

  test('at its corner: what counts, and what it endures', () => {
    const corners = KINDS.map(withFixedNumbers).map((def) => {
      const { counts = '', endures = '' } = ratingParts(def) ?? {};
      const { figure = '', words = 'nothing' } = ratingInShort(def) ?? {};
      return [
        def.name,
        String(counts),
        String(endures),
        figure,
        words,
        sideOf(def),
        String(wholeOf(def)),
      ].join(' | ');
    });
    expect(corners).toEqual([
      'Michael | 7 | null | 7 | Strength = 7 | good | 7',
      'Paimon | 7 | null | 7 | Strength = 7 | opponent | 7',
      'Moses | 7 | null | 7 | Strength = 7 | good | 7',
      'Goliath | 7 | null | 7 | Strength = 7 | opponent | 7',
      'Flaming Sword | +3 | 5 | +3 | nothing | good | 5',
      'Heavenly Armor | null | 5 | ♥ 5 | 5 hit points | good | 5',
      'Golden Censer | null | 5 | ♥ 5 | 5 hit points | good | 5',
      'Black Blade | +3 | 5 | +3 | nothing | opponent | 5',
      'Zion | null | 7 | ♥ 7 | 7 hit points | good | 7',
      'Pandemonium | null | 7 | ♥ 7 | 7 hit points | opponent | 7',
      'Hope |  |  |  | nothing | good | null',
      'Wrath |  |  |  | nothing | opponent | null',
      'Squadrons at Once |  |  |  | nothing | good | null',
      'Answer by Fire | 50 | null | 50 | nothing | good | null',
    ]);
  });

  test('its name, and where its pack is gone the name by which it goes', () => {
    expect([nameOf(fakeBook, 'starter:michael'), nameOf(fakeBook, 'lost:old-friend')]).toEqual([
      'Michael',
      'old-friend',
    ]);
    const blank = printOf(fakeBook, 'lost:old-friend');
    expect(blank).toEqual({
      ...{ id: 'lost:old-friend', type: 'event', side: 'good', name: 'old-friend', copies: 0, emblem: '' },
      ...{ flavour: { quote: '', source: '' }, provenance: {}, lasts: 'moment', abilities: [] },
    });
    const michael = printed('Michael');
    expect(printOf(fakeBook, michael.id)).toBe(michael);
    expect([isMissing(blank), isMissing(michael)]).toEqual([true, false]);
  });

  test('where its effect comes from, or nothing where it has none', () => {
    const from = (abilities?: 'published' | 'ours') =>
      originOf({ ...printed('Michael'), provenance: abilities === undefined ? {} : { abilities } });
    expect([from('published'), from('ours'), from(), missingNote()]).toEqual([
      'Effect by the author',
      'Effect made for this program',
      null,
      'The pack that printed this card is missing.',
    ]);
  });

  test('of a text that no longer counts, why: it was Lured, or came over; of any other nothing', () => {
    const paimon = printed('Paimon');
    expect(lostNote(printed('Michael'), { lured: true, side: 'opponent' })).toMatch(/^Lured Astray: /);
    expect(lostNote(paimon, { lured: false, side: 'good' })).toMatch(/^Came over from the Opponents: /);
    expect(lostNote(paimon, { lured: false, side: 'opponent' })).toBeNull();
    expect(lostNote(printed('Michael'), { lured: false, side: 'good' })).toBeNull();
    expect(lostNote(paimon, null)).toBeNull();
    const under = [{ effects: [{ name: 'bewitched', source: paimon.id }] }];
    expect(lostNote(paimon, { lured: true, side: 'opponent' }, under)).toMatch(/goes on\.$/);
    expect(lostNote(printed('Michael'), { lured: true, side: 'opponent' }, under)).not.toMatch(/goes on/);
  });

  test('in a voice: who it is, for whom it fights, and what is hidden', () => {
    const cast = { book: fakeBook, seats: ['Mindy'] };
    const defs = { 1: 'starter:michael', 2: 'starter:paimon', 3: 'starter:zion', 4: 'lost:old-friend' };
    const voice = voiceOf(cast, defs, AS_PRINTED);
    expect(
      [1, 2, 3, 4, 5].map((id) => [voice.card(id).text, isPerson(voice, id), toneOf(voice, id)]),
    ).toEqual([
      ['Michael', true, 'good'],
      ['Paimon', true, 'opponent'],
      ['Zion', false, 'good'],
      ['old-friend', false, 'good'],
      ['a hidden card', false, 'good'],
    ]);
    expect(voice.card(1)).toEqual({ text: 'Michael', def: 'starter:michael' });
    expect(voiceOf(cast, defs, new Map([[1, 'opponent']])).side(1)).toBe('opponent');
    expect([voice.seat(0), voice.seat(2), seatName(['Ann'], 0)]).toEqual(['Mindy', 'Player 3', 'Ann']);
  });
});

test('phases and scores, by their names and in their order', () => {
  expect(PHASES.map(phaseName)).toEqual([
    'Opponent Phase',
    'Draw Phase',
    'Play Phase',
    'Action Phase',
    'Clean-Up',
    'Strength Check',
  ]);
  expect(scoreLines().map(({ key, words }) => `${key}: ${words}`)).toEqual([
    'ownPersons: Good Persons in play',
    'teamMatesPersons: Teammates’ Good Persons in play',
    'ownCallings: Callings achieved',
    'teamMatesCallings: Callings that teammates achieved',
    'withinTenRounds: The Objective achieved in 10 rounds or less',
    'neverLured: Never a Lured Player',
  ]);
});

test('numbers in words, as far as words are short', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 100].map(inWords)).toEqual([
    'none',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    '11',
    '100',
  ]);
  expect([0, 1, 2, 3, 12].map(timesInWords)).toEqual(['never', 'once', 'twice', 'three times', '12 times']);
  expect([
    numberWords(1.5, 2),
    numberWords(1234.5, { upTo: 2 }),
    numberWords(2, { upTo: 1 }),
    numberWords(0.456, 1),
  ]).toEqual(['1.50', '1234.5', '2', '0.5']);
  speak('es');
  expect([numberWords(1.5, 2), listOf(['Ana', 'Luis', 'Eva'])]).toEqual(['1,50', 'Ana, Luis y Eva']);
  speak('en');
  expect([listOf(['Ann', 'Steve', 'Eve']), listOf(['Ann']), listOf([])]).toEqual([
    'Ann, Steve and Eve',
    'Ann',
    '',
  ]);
});

describe('how a game stands and ends', () => {
  const REASONS: readonly OutcomeReason[] = [
    ...(['objectiveAchieved', 'objectiveLost', 'objectiveFulfilled', 'objectiveFailed'] as const),
    ...(['opponentDeckDefeated', 'goodDecksExhausted', 'standOff'] as const),
  ];
  const outcome = (reason: OutcomeReason, by: number, winner: Outcome['winner'] = 'good'): Outcome => ({
    ...{ winner, reason, round: 7, achieved: 1, scores: [] },
    balance: { good: 40 + by, opponent: 40 },
  });

  test('each end by its title, and why', () => {
    const ends = REASONS.map((reason) => {
      const by = reason === 'objectiveLost' ? -52 : 9;
      return `${outcomeTitle(reason)}: ${outcomeSentence(outcome(reason, by))}`;
    });
    expect(ends).toEqual([
      'The Objective is achieved: The Good side led by 9 points at the Strength Check in round 7: the Objective is achieved.',
      'The Objective is lost: The Opponents led by 52 points in round 7: the Objective is lost.',
      'The Objective is fulfilled: What the Objective asks for was done in round 7.',
      'The Objective has failed: The Objective failed in round 7.',
      'The Opponent deck is defeated: No Opponent card is left in deck or play in round 7.',
      'No Good cards left: No Good card was left in round 7: the campaign ends here.',
      'Draw: No Opponent card came for ten rounds, and neither side won: a draw in round 7.',
    ]);
  });

  test('the last line in the colour of who won', () => {
    expect(
      [outcome('standOff', 0, null), outcome('standOff', 1), outcome('standOff', 2, 'opponent')]
        .map((one) => outcomeLine(one))
        .map(({ tone }) => tone),
    ).toEqual(['check', 'gain', 'loss']);
    expect(textOf(outcomeLine(outcome('standOff', 0)))).toBe(outcomeSentence(outcome('standOff', 0)));
  });

  test('a Strength Check, and its lead with a sign', () => {
    const checks = [
      { good: 9, opponent: 4 },
      { good: 4, opponent: 9 },
      { good: 4, opponent: 4 },
    ];
    expect(checks.map(weighed).map(textOf)).toEqual([
      'Strength Check: Good 9, Opponents 4. The Good side leads by 5.',
      'Strength Check: Good 4, Opponents 9. The Opponents lead by 5.',
      'Strength Check: Good 4, Opponents 4. Even.',
    ]);
    expect(checks.map(lead)).toEqual([5, -5, 0]);
    expect([5, -5, 0].map(signed)).toEqual(['+5', '−5', '0']);
  });

  test('a table that goes quiet is told of it from the sixth round on', () => {
    expect([0, 5].map(standOffNote)).toEqual([null, null]);
    expect(standOffNote(6)).toBe(
      'No Opponent card was drawn for 6 rounds; after 10 the game ends, won only if no Opponent card is left.',
    );
  });
});

describe('variations', () => {
  const ALL: readonly Variant[] = ['easy', 'fast', 'extended', 'narrowWay', 'allOrNothing', 'allAsWell'];

  test('by their names, with what they change', () => {
    expect(ALL.map((variant) => `${variantName(variant)}: ${variantHint(variant)}`)).toEqual([
      'Easy Mode: The rulebook’s other turn order: you draw, play and act before the Opponent card of your turn comes.',
      'Fast Play: A lead of 25 decides, for either side.',
      'Extended Play: A lead of 100 decides, for either side.',
      'Narrow Way: From the first Strength Check on, the Opponents win as soon as they lead, even by 1.',
      'All or Nothing: You win by defeating the whole Opponent deck, not by the Objective.',
      'All or Nothing, with the Objective: You win by achieving the Objective and then defeating the whole Opponent deck.',
    ]);
  });

  test('that cannot be chosen, and why', () => {
    expect([
      whyNotVariant([], false),
      whyNotVariant([], true),
      whyNotVariant(['fast', 'easy'], true),
    ]).toEqual([
      null,
      'Not when somebody plays the Opponents: there is no Opponent Phase then.',
      'Not together with Fast Play and Easy Mode.',
    ]);
    expect(noOpponentsWith(['easy', 'narrowWay'])).toBe('Not together with Easy Mode and Narrow Way.');
  });
});

import { describe, expect, test } from 'vitest';
import type { ToldBranch, Unsure } from '../../../../../engine/alpha-omega/index.ts';
import { textOf } from '../../../../text/line.ts';
import { omenSummary } from './omen-summary.ts';
import { balanceWords, forkTitle, forkChoices, omenSections, type OmenSection } from './omens.ts';
import { namesOf } from '../asking/names.ts';
import { fakeBook } from '../testing/fake-cards.ts';
import { blow, branch, comingIn, omen } from '../testing/omens.ts';
import { battle } from '../testing/scenes.ts';
import { AS_PRINTED } from '../telling/sides.ts';

const view = battle();
const names = namesOf(view, fakeBook);
const cast = { book: fakeBook, seats: ['Mindy', 'Steve'] };
const idOf = (name: string): number => view.inPlay.find(({ id }) => names.card(id) === name)?.id ?? -1;
const [michael, raphael, paimon, uriel] = ['Michael', 'Raphael', 'Paimon', 'Uriel'].map(idOf) as [
  number,
  number,
  number,
  number,
];

const cleanUp = omen(view, { type: 'phaseBegan', phase: 'cleanUp' });
const start = { title: 'Action Phase', isUnsure: false, sides: AS_PRINTED };

type Told = readonly [title: string | null, mark: string | null, ...lines: readonly string[]];
const told = (sections: readonly OmenSection[]): readonly Told[] =>
  sections.map(({ title, mark, lines }) => [title, mark, ...lines.map(textOf)]);
const sections = (of: ToldBranch): readonly Told[] => told(omenSections(of, cast, start));

describe('what is to come', () => {
  test('is told as the log will tell it, under the phase it happens in', () => {
    expect(sections(comingIn(view))).toEqual([
      [
        'Clean-Up',
        null,
        'Paimon attacks Michael, who has the fewest hit points left (5).',
        'Michael takes 8 points of damage from Paimon.',
        'Paimon defeats Michael.',
        'Michael is Lured Astray by Paimon and joins the Opponents.',
      ],
    ]);
  });

  test('an empty Clean-Up is said to be empty', () => {
    expect(sections(branch([cleanUp]))).toEqual([['Clean-Up', null, 'Nothing will act in the Clean-Up.']]);
    expect(sections(branch([]))).toEqual([]);
  });

  test('phases of a turn that begins bear its name, those of all do not', () => {
    const steve = omen(view, { type: 'turnBegan', seat: 1 });
    const drawing = omen(view, { type: 'phaseBegan', phase: 'opponentPhase' });
    const drawn = omen(view, { type: 'opponentDrawn', seat: 1, card: paimon });
    const both = branch([steve, drawing, drawn, cleanUp, ...blow(view, paimon, raphael)]);
    expect(sections(both).map(([title]) => title)).toEqual(['Steve’s Opponent Phase', 'Clean-Up']);
  });

  test.each<readonly [Unsure, string]>([
    [
      'hiddenCards',
      'From here it is not sure: an Opponent card that nobody has seen will be drawn. If it changes nothing, this follows.',
    ],
    ['die', 'From here it is not sure: a die will be rolled. It may go like this.'],
    [
      'opponentPlayer',
      'From here it is not sure: what a player of the Opponents will do is open. If it is nothing, this follows.',
    ],
    [
      'luredPlayer',
      'From here it is not sure: what a Lured Player will play and attack is open. It may go like this.',
    ],
  ])('from the first unsure step on (%s) it is marked with the reason', (why, mark) => {
    const drawing = omen(view, { type: 'phaseBegan', phase: 'opponentPhase' });
    const rest = [cleanUp, ...blow(view, paimon, raphael)].map((each) => ({ ...each, unsure: why }));
    const shown = omenSections(branch([drawing, ...rest], { unsure: why }), cast, start);
    expect(told(shown).map(([title, said]) => [title, said])).toEqual([
      ['Opponent Phase', mark],
      ['Clean-Up', null],
    ]);
    expect(shown.map(({ isUnsure }) => isUnsure)).toEqual([true, true]);
  });

  test('within a phase only what follows the mark is unsure, also if nothing follows', () => {
    const [attack, ...after] = blow(view, paimon, raphael);
    if (attack === undefined) throw new Error('a blow begins with an attack');
    const unsure = after.map((each) => ({ ...each, unsure: 'die' as const }));
    const shown = omenSections(branch([cleanUp, attack, ...unsure], { unsure: 'die' }), cast, start);
    expect(shown.map(({ isUnsure, lines }) => [isUnsure, lines.length])).toEqual([
      [false, 1],
      [true, 1],
    ]);
    expect(told(shown)[1]?.slice(0, 2)).toEqual([null, expect.stringContaining('a die will be rolled')]);
    const last = omenSections(branch([cleanUp, attack], { unsure: 'hiddenCards' }), cast, start).at(-1);
    expect(last).toMatchObject({ mark: expect.stringContaining('a card that nobody') as string, lines: [] });
  });

  test('a branch of an unsure one is not marked again', () => {
    const doubtful = branch(blow(view, paimon, raphael), { unsure: 'die' });
    const [only] = omenSections(doubtful, cast, { title: null, isUnsure: true, sides: AS_PRINTED });
    expect(only).toMatchObject({ title: null, mark: null, isUnsure: true, sides: AS_PRINTED });
  });
});

describe('a fork', () => {
  const { fork } = comingIn(view);
  if (fork === null) throw new Error('the battle comes to a tie');

  test('says who chooses, and between what', () => {
    expect(forkTitle(fork, names, cast)).toBe('A tie: Mindy will choose.');
    expect(forkTitle({ ...fork, about: 'chooseCard', seat: 1 }, names, cast)).toBe(
      'Steve will choose for Uriel.',
    );
    expect(forkTitle({ ...fork, about: 'chooseCard', source: null }, names, cast)).toBe('Mindy will choose.');
  });

  test('names no hit points, which may be others by then', () => {
    expect(forkChoices(fork, names)).toMatchObject([
      { id: `card:${raphael}`, words: 'Let Uriel attack Raphael', then: { fork: null } },
      { words: 'Let Uriel attack Heaven', then: null },
    ]);
  });

  test('a player of the Opponents chooses without a tie being spoken of', () => {
    const judas = { seat: 1, name: 'Judas', hand: null, handCount: 7 };
    const theirs = namesOf({ ...view, opponents: [judas] }, fakeBook);
    expect(forkTitle({ ...fork, seat: 1 }, theirs, { ...cast, seats: ['Mindy', 'Judas'] })).toBe(
      'Judas will choose for Uriel.',
    );
  });
});

describe('the summary', () => {
  const balance = { good: 7, opponent: 13 };

  test('names who attacks whom where nothing else is said of it', () => {
    expect(omenSummary(comingIn(view), names, cast, 'named')).toBe(
      'Clean-Up: Paimon attacks Michael, Michael will be Lured Astray, then a tie: Mindy will choose between two.',
    );
  });

  test('counts attacks, names who is lost, and says the balance in words that can be spoken', () => {
    const lured = [
      ...blow(view, paimon, michael, { type: 'luredAstray', card: michael, by: paimon }),
      ...blow(view, uriel, raphael),
    ];
    expect(omenSummary(branch([cleanUp, ...lured], { balance }), names, cast)).toBe(
      'Clean-Up: 2 attacks, Michael will be Lured Astray, balance minus 6.',
    );
  });

  test('what falls is told apart from what is lured; a deed before the Clean-Up widens what is spoken of', () => {
    const fallen = omen(view, {
      type: 'defeated',
      card: paimon,
      by: michael,
      fate: 'discarded',
      shielded: false,
    });
    const even = { good: 9, opponent: 9 };
    expect(omenSummary(branch([fallen, cleanUp], { balance: even }), names, cast)).toBe(
      'Until the Strength Check: Paimon will fall, balance even.',
    );
  });

  test('an empty Clean-Up', () => {
    expect(omenSummary(branch([cleanUp], { balance: { good: 9, opponent: 4 } }), names, cast)).toBe(
      'Clean-Up: nothing will act, balance plus 5.',
    );
  });

  test('stops at a fork', () => {
    expect(omenSummary(comingIn(view), names, cast)).toBe(
      'Clean-Up: 1 attack, Michael will be Lured Astray, then a tie: Mindy will choose between two.',
    );
  });

  test('says what is sure, why the rest is not, and what it may be', () => {
    const drawing = omen(view, { type: 'phaseBegan', phase: 'opponentPhase' });
    const rest = [cleanUp, ...blow(view, paimon, raphael)].map((each) => ({
      ...each,
      unsure: 'hiddenCards' as const,
    }));
    const doubtful = branch([drawing, ...rest], { unsure: 'hiddenCards', balance });
    expect(omenSummary(doubtful, names, cast)).toBe(
      'Until the Strength Check: not sure, because an Opponent card that nobody has seen will be drawn; perhaps 1 attack, balance minus 6.',
    );
    const die = branch([cleanUp, ...blow(view, paimon, raphael)], { unsure: 'die', balance: null });
    expect(omenSummary(die, names, cast)).toBe(
      'Clean-Up: 1 attack, then not sure, because a die will be rolled.',
    );
  });
});

test('the balance with a real minus sign, and with a doubt where there is one', () => {
  const words = (good: number, isUnsure: boolean): string =>
    Object.values(balanceWords({ good, opponent: 13 }, isUnsure)).join(' ');
  expect(words(7, false)).toBe('The balance will be −6 Good 7, Opponents 13');
  expect(words(13, true)).toBe('The balance may be 0 Good 13, Opponents 13');
});

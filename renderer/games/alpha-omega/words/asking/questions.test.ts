import { beforeEach, describe, expect, test } from 'vitest';
import type { LogEntry } from '../../../../../electron/shared/games/alpha-omega/api.ts';
import type {
  Ability,
  About,
  AlphaOmegaEvent,
  CardDef,
  DecisionView,
  Program,
  View,
} from '../../../../../engine/alpha-omega/index.ts';
import { speak } from '../../../../text/language/language.ts';
import { namesOf } from './names.ts';
import { purposeChoice, purposeOf, purposeQuestion } from './purpose.ts';
import { howMany } from '../../../../text/how-many.ts';
import { luredNote, questionOf } from './questions.ts';
import { isTurnBeginning, stepHint, stepName, stepNow, stepsOf } from '../telling/round-steps.ts';
import { fakeBook, fakeCards, idOf } from '../testing/fake-cards.ts';
import { played } from '../testing/card-views.ts';
import { scene } from '../testing/table.ts';
import { usesLeftWords } from '../cards/uses-left.ts';

beforeEach(() => {
  speak('en');
});

const [michael, paimon] = [played('Michael', 'good'), played('Paimon', 'opponent')];
const table = (changes: Partial<View> = {}): View => scene({ inPlay: [michael, paimon], ...changes });
const one = { kind: 'one', options: [] } as const;

const question = (
  about: About,
  card: { readonly id: number; readonly def: string } | null,
  view = table(),
  seat = 0,
): string => {
  const source = card && { id: card.id, def: card.def };
  return questionOf({ id: 1, seat, about, source, ask: one }, namesOf(view, fakeBook));
};

const ABOUTS: readonly About[] = [
  ...([
    'newHand',
    'drawOrCalling',
    'play',
    'action',
    'luredAttack',
    'opponentTarget',
    'interruptAttack',
  ] as const),
  ...([
    'interruptDefeat',
    'may',
    'discardCards',
    'opponentPlay',
    'opponentAction',
    'chooseCard',
    'arrangeCards',
  ] as const),
];

describe('what is asked', () => {
  test('of a player, about each thing', () => {
    expect(ABOUTS.map((about) => `${about}: ${question(about, null)}`)).toEqual([
      'newHand: Mindy, you hold no Person to play. Draw a new hand?',
      'drawOrCalling: Mindy, draw a card or take a Calling?',
      'play: Mindy, play a card.',
      'action: Mindy, choose who acts.',
      'luredAttack: Mindy is Lured: attack which card?',
      'opponentTarget: It’s a tie. Mindy, who does it attack?',
      'interruptAttack: Mindy, does anyone step in?',
      'interruptDefeat: A Person is about to fall. Mindy, does anyone step in?',
      'may: Mindy, use the ability?',
      'discardCards: Mindy, discard.',
      'opponentPlay: Mindy, play an Opponent card.',
      'opponentAction: Mindy, choose which Opponent acts.',
      'chooseCard: Mindy, choose a card.',
      'arrangeCards: Mindy, order the cards.',
    ]);
  });

  test('by a card', () => {
    expect(
      ABOUTS.map((about) => question(about, paimon)).filter((words) => words.includes('Paimon')),
    ).toEqual([
      'It’s a tie. Mindy, who does Paimon attack?',
      'Paimon is about to fall. Mindy, does anyone step in?',
      'Mindy, use the Opponent’s ability (Paimon)?',
      'Paimon: Mindy, discard.',
      'Paimon: Mindy, choose a card.',
    ]);
    const wrath = fakeCards.find(({ name }) => name === 'Wrath');
    const view = table();
    expect(
      questionOf(
        { id: 1, seat: 0, about: 'opponentTarget', source: { id: 77, def: wrath?.id ?? '' }, ask: one },
        namesOf(view, fakeBook),
      ),
    ).toBe('It’s a tie. Mindy, who does a hidden card fall on?');
  });

  test('whose ability it is, and how often that can be used again', () => {
    const may = (name: string): string =>
      questionOf(
        { id: 1, seat: 0, about: 'may', source: { id: 77, def: idOf(name) }, ask: one },
        namesOf({ ...table(), objective: { id: 77, def: idOf(name) } }, fakeBook),
      );
    expect(may('Ye Shall Be as Gods')).toBe('Mindy, use the Objective’s ability (Ye Shall Be as Gods)?');
    const def = idOf('Ye Shall Be as Gods');
    const view = { ...table(), usesLeft: [{ card: 77, def, per: 'game', times: 3, left: 2 }] } as const;
    expect(usesLeftWords(view, { id: 77, def })).toEqual(['2 uses left in this game']);
    expect(usesLeftWords(view, { id: 1, def: idOf('Paimon') })).toEqual([]);
  });

  test('of whoever plays the Opponents, whose targets are no ties', () => {
    const view = table({ opponents: [{ seat: 1, name: 'Saul', hand: null, handCount: 3 }] });
    expect([
      question('opponentTarget', null, view, 1),
      question('opponentTarget', paimon, view, 1),
      question('opponentPlay', null, view, 7),
    ]).toEqual([
      'Saul, who does the Opponent attack?',
      'Saul, who does Paimon attack?',
      'Player, play an Opponent card.',
    ]);
  });

  test('when an attack is made, and where several cards may be played', () => {
    const attack = { by: paimon.id, target: michael.id, cancelled: false };
    expect(question('interruptAttack', null, table({ attack }))).toBe(
      'Paimon attacks Michael. Mindy, does anyone step in?',
    );
    expect([null, 1, 2].map((playsLeft) => question('play', null, table({ playsLeft })))).toEqual([
      'Mindy, play a card.',
      'Mindy, play a card.',
      'Mindy, play a card: you may play 2.',
    ]);
    const further = [1, 2].map((playsLeft) => table({ playsLeft, playsFurther: true }));
    expect(further.map((view) => question('play', null, view))).toEqual([
      'Mindy, you may play one more card.',
      'Mindy, you may play 2 more cards.',
    ]);
  });

  test('and how many answers are wanted', () => {
    const wanted = (ask: object | null): string | null => howMany(ask as DecisionView['ask']);
    const some = (min: number, max: number) => ({ kind: 'some', min, max, options: [] });
    expect([
      wanted(null),
      wanted(one),
      wanted({ kind: 'order', options: [] }),
      ...[some(2, 2), some(1, 1), some(0, 3), some(1, 3)].map(wanted),
    ]).toEqual([
      null,
      null,
      'The first card will be on top.',
      'Choose 2.',
      'Choose 1.',
      'Choose up to 3, or none.',
      'Choose from 1 to 3.',
    ]);
  });

  test('of a Lured Player, who is told what a lured turn is', () => {
    const [seat] = table().seats;
    const note = (
      about: About,
      luredTurns: number | null,
      alone = true,
      options: readonly object[] = [],
    ): string | null => {
      const own = seat === undefined ? [] : [{ ...seat, luredTurns }];
      const view = table({ seats: alone ? own : [...own, ...own] });
      const told = luredNote(
        { id: 1, seat: 0, about, source: null, ask: { kind: 'one', options } } as never,
        namesOf(view, fakeBook),
      );
      return told === null ? null : told.map(({ text }) => text).join('');
    };
    expect([note('play', 2), note('luredAttack', 0), note('play', 2, false)]).toEqual([
      'Lured Player: must play a card, counts for the Opponents, and does not attack.',
      'Lured Player: counts for the Opponents, and does not attack.',
      'Lured Player: must play a card, counts for the Opponents, and must attack the other players’ cards.',
    ]);
    expect([
      note('play', null),
      note('action', 2),
      note('play', 2, true, [{ id: 'pass', kind: 'pass' }]),
    ]).toEqual([null, null, null]);
    expect(note('play', 2, true, [{ id: 'end', kind: 'end' }])).not.toBeNull();
  });
});

describe('what a card’s choice is for', () => {
  const choosing = (after: Program, type: 'person' | 'item' = 'person', lured?: true): Ability => ({
    ...{ kind: 'activated', limit: { per: 'turn' } },
    do: [{ op: 'choose', from: { type, ...(lured ? { lured } : {}) }, as: 'it' }, ...after],
  });
  const cardWith = (...abilities: readonly Ability[]): CardDef => {
    const michaelDef = fakeBook.get(michael.def);
    if (michaelDef?.type !== 'person') throw new Error('Michael is a Person');
    return { ...michaelDef, abilities };
  };
  const IT = { is: 'it' } as const;
  const PROGRAMS: readonly Program[] = [
    [{ op: 'damage', to: IT, amount: 1 }],
    [{ op: 'heal', to: IT, amount: 1 }],
    [{ op: 'defeat', what: IT }],
    [{ op: 'discard', what: IT }],
    [{ op: 'arrange', what: 'it' }],
    [{ op: 'putUnder', what: IT }],
    [{ op: 'fall', what: 'it', only: {} }],
    [{ op: 'bringOver', what: IT }],
    [{ op: 'shuffleIn', what: IT }],
    [{ op: 'takeBack', what: IT }],
    [{ op: 'raise', what: IT }],
    [{ op: 'redirect', to: IT }],
    [{ op: 'lasting', on: IT, name: 'zeal', abilities: [] }],
    [{ op: 'strike', by: IT, at: [{}] }],
    [{ op: 'if', cond: { round: 2 }, then: [{ op: 'draw', amount: 1 }], else: [{ op: 'defeat', what: IT }] }],
  ];

  test('is what its words do with the card', () => {
    const told = PROGRAMS.map((program) => {
      const purpose = purposeOf(cardWith(choosing(program)));
      return (
        purpose &&
        [purposeQuestion(purpose, 'Mindy', 'Eremiel'), purposeChoice(purpose, 'Paimon')].join(' / ')
      );
    });
    expect(told).toEqual([
      'Eremiel · Mindy, who takes the damage? / Damage Paimon',
      'Eremiel · Mindy, who is healed? / Heal Paimon',
      'Eremiel · Mindy, who is defeated? / Defeat Paimon',
      'Eremiel · Mindy, who is discarded? / Discard Paimon',
      'Eremiel · Mindy, who goes on top of the Opponent deck? / Put Paimon on top of the Opponent deck',
      'Eremiel · Mindy, who goes under the Opponent deck? / Put Paimon under the Opponent deck',
      'Eremiel · Mindy, who falls? / Let Paimon fall',
      'Eremiel · Mindy, who comes over to the Good side? / Bring over Paimon',
      'Eremiel · Mindy, who is shuffled back? / Shuffle back Paimon',
      'Eremiel · Mindy, who returns to the hand? / Return Paimon to hand',
      'Eremiel · Mindy, who is raised? / Raise Paimon',
      'Eremiel · Mindy, who takes the attack? / Send the attack to Paimon',
      'Eremiel · Mindy, who is affected? / Put Paimon under its effect',
      'Eremiel · Mindy, who is struck? / Strike Paimon',
      'Eremiel · Mindy, whom do you choose? / Choose Paimon',
    ]);
    const things = PROGRAMS.slice(0, 4).map((program) => {
      const purpose = purposeOf(cardWith(choosing(program, 'item')));
      return purpose && purposeQuestion(purpose, 'Mindy', 'Eremiel');
    });
    expect(things).toEqual([
      'Eremiel · Mindy, which card takes the damage?',
      'Eremiel · Mindy, which card is healed?',
      'Eremiel · Mindy, which card is defeated?',
      'Eremiel · Mindy, which card is discarded?',
    ]);
  });

  test('to bring over who was Lured is to bring back', () => {
    expect(purposeOf(cardWith(choosing([{ op: 'bringOver', what: IT }], 'person', true)))?.deed).toBe(
      'bringBack',
    );
    expect(purposeOf(cardWith(choosing([{ op: 'heal', to: IT, amount: 1 }], 'person', true)))?.deed).toBe(
      'heal',
    );
  });

  test('is found within conditions and turns of all players', () => {
    const heal: Program = [
      { op: 'choose', from: {}, as: 'it' },
      { op: 'heal', to: IT, amount: 1 },
    ];
    const inside = (program: Program) =>
      purposeOf(cardWith({ kind: 'activated', limit: { per: 'turn' }, do: program }));
    const found = { deed: 'heal', whom: false };
    expect(inside([{ op: 'eachPlayer', do: heal }])).toEqual(found);
    expect(inside([{ op: 'if', cond: { round: 2 }, then: heal }])).toEqual(found);
    expect(inside([{ op: 'if', cond: { round: 2 }, then: [], else: heal }])).toEqual(found);
  });

  test('is none where nothing is done with it, or where choices are for different things', () => {
    const defeat = choosing([{ op: 'defeat', what: IT }]);
    expect(purposeOf(undefined)).toBeNull();
    expect(purposeOf(cardWith(choosing([{ op: 'defeat', what: { is: 'self' } }])))).toBeNull();
    expect(purposeOf(cardWith(defeat, defeat))).toEqual({ deed: 'defeat', whom: true });
    expect(purposeOf(cardWith(defeat, choosing([{ op: 'heal', to: IT, amount: 1 }])))).toBeNull();
    expect(purposeOf(cardWith(defeat, choosing([{ op: 'defeat', what: IT }], 'item')))).toBeNull();
  });
});

describe('the steps of a round', () => {
  test('in the order in which a table takes them', () => {
    const saul = { seat: 1, name: 'Saul', hand: null, handCount: 3 };
    expect([
      stepsOf({ variants: [], opponents: [] }),
      stepsOf({ variants: ['easy'], opponents: [] }),
      stepsOf({ variants: ['easy'], opponents: [saul] }),
    ]).toEqual([
      ['opponentPhase', 'drawPhase', 'playPhase', 'actionPhase', 'cleanUp', 'strengthCheck'],
      ['drawPhase', 'playPhase', 'actionPhase', 'opponentPhase', 'cleanUp', 'strengthCheck'],
      ['drawPhase', 'playPhase', 'actionPhase', 'opponentTurn', 'cleanUp', 'strengthCheck'],
    ]);
    const steps = [...stepsOf({ variants: [], opponents: [] }), 'opponentTurn'] as const;
    expect(steps.map((step) => `${stepName(step)}: ${stepHint(step)}`)).toEqual([
      'Opponent Phase: An Opponent card is drawn and acts at once.',
      'Draw Phase: A Good card is drawn, or a Calling is taken instead of the rest of the turn.',
      'Play Phase: One card may be played.',
      'Action Phase: Good cards attack and use their abilities.',
      'Clean-Up: Opponents that have not acted this round act now, the longest in play first.',
      'Strength Check: The strengths of both sides are weighed.',
      'Opponents’ turn: A player of the Opponents draws a card, may play one, and lets Opponents attack.',
    ]);
  });

  test('what a round begins with is asked before its first step, no more in the check of the last round', () => {
    const asked = { about: 'may' } as never;
    const over = { good: 1, opponent: 0 };
    const check = { round: 3, phase: 'strengthCheck', turn: null, balances: [over, over] } as const;
    const checked = scene({ ...check, pending: asked });
    expect([
      stepNow(checked),
      stepNow({ ...checked, variants: ['easy'] }),
      stepNow({ ...checked, pending: null }),
      stepNow({ ...checked, balances: [over, over, over] }),
    ]).toEqual(['opponentPhase', 'drawPhase', 'strengthCheck', 'strengthCheck']);
    // What a turn begins with is told: a die is rolled, cards are drawn.
    expect(stepNow({ ...checked, pending: null, turn: 0 })).toBe('opponentPhase');
  });

  test('what a later turn begins with is told in its first step, not in the last one of the turn before', () => {
    const later = scene({ phase: 'actionPhase', turn: 1 });
    const told = (...events: readonly AlphaOmegaEvent[]): LogEntry => ({
      ...{ kind: 'answered', moment: 1, seat: 0, by: 0 },
      events: events.map((event) => ({ event, defs: {} })),
    });
    const began = told({ type: 'phaseBegan', phase: 'actionPhase' }, { type: 'turnBegan', seat: 1 });
    const rolled = told({ type: 'dieRolled', value: 4, seat: 1, source: null });
    expect(stepNow(later, isTurnBeginning([began, rolled]))).toBe('opponentPhase');
    expect(stepNow({ ...later, variants: ['easy'] }, isTurnBeginning([began, rolled]))).toBe('drawPhase');
    const playing = told({ type: 'phaseBegan', phase: 'actionPhase' });
    expect(stepNow(later, isTurnBeginning([began, rolled, playing]))).toBe('actionPhase');
    expect(isTurnBeginning([rolled])).toBe(false);
    expect(isTurnBeginning([])).toBe(false);
  });

  test('the one that the game is in, also where its phase has not begun', () => {
    const now = (about: About | null, phase: View['phase']) =>
      stepNow({ ...scene({ phase }), pending: about === null ? null : ({ about } as never) });
    expect([
      now(null, 'cleanUp'),
      now('drawOrCalling', 'opponentPhase'),
      now('action', 'actionPhase'),
    ]).toEqual([...['cleanUp', 'drawPhase', 'actionPhase']]);
    expect([
      now('opponentPlay', 'actionPhase'),
      now('opponentAction', 'actionPhase'),
      now('opponentAction', 'cleanUp'),
    ]).toEqual([...['opponentTurn', 'opponentTurn', 'cleanUp']]);
  });
});

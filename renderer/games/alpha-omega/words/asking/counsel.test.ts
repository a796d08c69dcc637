import { describe, expect, onTestFinished, test } from 'vitest';
import {
  COUNTED,
  type Counsel,
  type CounselReason,
  type DecisionView,
} from '../../../../../engine/alpha-omega/index.ts';
import { counselWords } from './counsel.ts';
import { LANGUAGES, speak } from '../../../../text/language/language.ts';
import { namesOf } from './names.ts';
import { fakeBook } from '../testing/fake-cards.ts';
import { played } from '../testing/card-views.ts';
import type { Seal } from '../omens/seals.ts';
import { hint } from '../testing/counsel.ts';
import { attack } from '../testing/options.ts';
import { battle, playing } from '../testing/scenes.ts';
import { scene } from '../testing/table.ts';

const view = battle();
const names = namesOf(view, fakeBook);
const idOf = (name: string): number => view.inPlay.find(({ id }) => names.card(id) === name)?.id ?? -1;

function reasonFor(reason: CounselReason, changes: Partial<Counsel> = {}): string | null {
  if (view.pending === null) throw new Error('The battle asks something');
  return counselWords({ ...hint(view, [reason]), ...changes }, view.pending, names).reason;
}

test('says the choice as the choice is worded, and what comes next to it', () => {
  if (view.pending === null) throw new Error('The battle asks something');
  expect(counselWords(hint(view), view.pending, names)).toEqual({
    advice: 'Attack Paimon with Michael (11 damage, defeats)',
    outlook: null,
    alike: null,
    reason: 'On average, the coming Strength Check ends at +5, not at −2 without it.',
    because: null,
    otherwise: null,
    says: null,
  });
});

test.each<readonly [CounselReason, string]>([
  [
    { kind: 'fate', card: idOf('Paimon'), fate: 'defeated', chance: 1, instead: 0.31 },
    'Paimon is defeated before the Strength Check in 10 of 10 cases instead of 3 without it.',
  ],
  [
    { kind: 'fate', card: idOf('Michael'), fate: 'lured', chance: 0.32, instead: 0.68 },
    'Michael is Lured Astray before the Strength Check in 3 of 10 cases instead of 7 without it.',
  ],
  [
    { kind: 'fate', card: idOf('Uriel'), fate: 'broughtOver', chance: 1, instead: 0 },
    'Uriel comes over to the Good side before the Strength Check in 10 of 10 cases instead of 0 without it.',
  ],
  [
    { kind: 'fate', card: idOf('Heavenly Armor'), fate: 'defeated', chance: 0, instead: 0.4 },
    'Heavenly Armor is destroyed before the Strength Check in 0 of 10 cases instead of 4 without it.',
  ],
  [
    { kind: 'won', chance: 0.5, instead: 0.1 },
    'Your side wins 5 of 10 games from here instead of 1 without it.',
  ],
  [
    { kind: 'next', mean: 2.6, instead: -1 },
    'On average, the Strength Check of the next round ends at +3, not at −1 without it.',
  ],
  [
    { kind: 'callings', mean: 1.24, instead: 0.5 },
    'At the end of the next round, 1.2 Callings are fulfilled on average, not 0.5 without it.',
  ],
  [
    { kind: 'hand', mean: 0.8, instead: 2.1 },
    'At the end of the next round, the Good side holds 1 card in hand, not 2 without it.',
  ],
  [
    { kind: 'goodPersons', mean: 3.9, instead: 2.1 },
    'At the end of the next round, the Good side has 4 Persons, not 2 without it.',
  ],
  [
    { kind: 'opponentPersons', mean: 0.2, instead: 2.1 },
    'At the end of the next round, the Opponents have no Person, not 2 without it.',
  ],
  [
    { kind: 'goodDamage', mean: 3.2, instead: 8 },
    'At the end of the next round, the Good Persons bear 3 damage, not 8 without it.',
  ],
  [
    { kind: 'opponentDamage', mean: 6, instead: 2 },
    'At the end of the next round, the Opponents’ Persons bear 6 damage, not 2 without it.',
  ],
  [{ kind: 'rounds', mean: 6.4, instead: 3 }, 'The game lasts 6 more rounds, not 3 without it.'],
])('words the reason %j', (reason, words) => {
  expect(reasonFor(reason)).toBe(words);
});

describe('what whoever is struck down would do', () => {
  const [uriel, michael] = [idOf('Uriel'), idOf('Michael')];
  const strikesUriel = attack(michael, uriel);
  const decision = view.pending && {
    ...view.pending,
    ask: { kind: 'one', options: [strikesUriel] } as const,
  };
  const strike: Seal = {
    ...{ target: idOf('Raphael'), def: null, amount: 6, tied: [], blows: 1, lures: false, spares: false },
  };
  const said = (seal: Seal, left: number, reasons: readonly CounselReason[] = []) => {
    if (decision === null) throw new Error('The battle asks something');
    const best = [{ ...{ answer: [strikesUriel.id], worth: 0, tried: 9, won: 0, lead: 0 } }];
    const blows = [{ by: michael, target: uriel, damage: 11, excess: 0, absorbed: 0, left }];
    const now = namesOf({ ...view, blows }, fakeBook);
    const seals = new Map([[uriel, seal]]);
    const { because, otherwise } = counselWords({ ...hint(view, reasons), best }, decision, now, { seals });
    return { because, otherwise };
  };

  test('is said of one who falls by it', () => {
    expect(said(strike, 0).because).toBe('Left alone, Uriel would strike Raphael for 6.');
    expect(said({ ...strike, lures: true }, 0).because).toBe('Left alone, Uriel would Lure Raphael Astray.');
    expect(said({ ...strike, target: null, tied: [idOf('Raphael'), idOf('Heaven')] }, 0).because).toBe(
      'Left alone, Uriel would strike Raphael or Heaven for 6.',
    );
  });

  test('is not said of one who lives on, nor twice of a card whose loss is told', () => {
    expect(said(strike, 1).because).toBe('It leaves Uriel with 1 hit point.');
    const lost: CounselReason = {
      ...{ kind: 'fate', card: idOf('Raphael'), fate: 'lured', chance: 0, instead: 1 },
    };
    const { because, otherwise } = said({ ...strike, lures: true }, 0, [lost]);
    expect(because).toBeNull();
    expect(otherwise).toMatch(/Raphael would be Lured Astray/);
  });
});

describe('what would be lost otherwise', () => {
  type Fate = Extract<CounselReason, { readonly kind: 'fate' }>;
  const said = (reasons: readonly CounselReason[], changes: Partial<Counsel> = {}) => {
    if (view.pending === null) throw new Error('The battle asks something');
    const { reason, otherwise } = counselWords({ ...hint(view, reasons), ...changes }, view.pending, names);
    return { reason, otherwise };
  };
  const lured = (name: string, instead = 1, chance = 0): Fate => ({
    ...{ kind: 'fate', card: idOf(name), fate: 'lured', chance, instead },
  });
  const won: CounselReason = { kind: 'won', chance: 0.5, instead: 0.1 };

  test('is said beside what weighs more, with what the Opponents gain by it, weapons and all', () => {
    expect(said([won, lured('Michael')])).toEqual({
      reason: 'Your side wins 5 of 10 games from here instead of 1 without it.',
      otherwise: 'Otherwise Michael would be Lured Astray: the Opponents gain 11.',
    });
  });

  test('takes the place of a reason that would say the same', () => {
    expect(said([lured('Raphael', 0.7)])).toEqual({
      reason: null,
      otherwise: 'Otherwise Raphael would be Lured Astray in 7 of 10 cases: the Opponents gain 6.',
    });
    expect(said([{ ...lured('Raphael'), fate: 'defeated' }]).otherwise).toBe(
      'Otherwise Raphael would be defeated: the Good side loses 6.',
    );
    expect(said([{ ...lured('Heavenly Armor'), fate: 'defeated' }]).otherwise).toBe(
      'Otherwise Heavenly Armor would be destroyed.',
    );
  });

  test('is nothing that happens anyway, or seldom, or to the Opponents', () => {
    expect(said([won, lured('Michael', 0.9, 0.4)]).otherwise).toBeNull();
    expect(said([won, lured('Michael', 0.3)]).otherwise).toBeNull();
    expect(said([won, { ...lured('Abigor'), fate: 'defeated' }]).otherwise).toBeNull();
    expect(
      said([won, { ...lured('Uriel'), fate: 'broughtOver', chance: 1, instead: 0 }]).otherwise,
    ).toBeNull();
  });

  test('names the other choice where it is one of the same kind', () => {
    const attacks = (view.pending?.ask?.options ?? []).filter(({ kind }) => kind === 'attack');
    const weighed = (id = ''): Counsel['best'][number] => ({
      ...{ answer: [id], worth: 0, tried: 9, won: 0, lead: 0 },
    });
    const changes = { best: [weighed(attacks[0]?.id)], instead: weighed(attacks[1]?.id) };
    expect(said([lured('Michael')], changes).otherwise).toBe(
      'With “Attack Uriel with Michael (11 damage, defeats)” Michael would be Lured Astray: the Opponents gain 11.',
    );
  });
});

test('compares with a choice of the same kind by its name, with any other in plain words', () => {
  const { options = [] } = view.pending?.ask ?? {};
  const weighed = (id = ''): Counsel['best'][number] => ({
    answer: [id],
    worth: 0,
    tried: 9,
    won: 0,
    lead: 0,
  });
  const attacks = options.filter(({ kind }) => kind === 'attack');
  const [first, second] = attacks;
  const ability = options.find(({ kind }) => kind === 'ability');
  const said = (
    best: string | undefined,
    instead: string | undefined,
    alike: Counsel['alike'] = [],
  ): string | null =>
    reasonFor(
      { kind: 'lead', lead: 5, instead: -2 },
      { best: [weighed(best)], instead: weighed(instead), alike },
    );
  const so = 'On average, the coming Strength Check ends at +5, not at −2';
  expect(said(first?.id, second?.id)).toBe(`${so} with “Attack Uriel with Michael (11 damage, defeats)”.`);
  expect(said(first?.id, 'end')).toBe(`${so} without it.`);
  expect(said('end', first?.id)).toBe(`${so} with another choice.`);
  expect(said(first?.id, ability?.id)).toBe(`${so} with another choice.`);
  // Where another is about as good, which one is worse must be said.
  const third = [[attacks[2]?.id ?? '']];
  expect(said(first?.id, 'end', third)).toBe(`${so} if you do nothing.`);
  expect(said(first?.id, ability?.id, third)).toBe(`${so} with “Use Raphael’s ability”.`);
});

test('tells of several reasons the weightiest alone', () => {
  const { pending } = view;
  if (pending === null) throw new Error('The battle asks something');
  const both: readonly CounselReason[] = [
    { kind: 'won', chance: 0.5, instead: 0.1 },
    { kind: 'lead', lead: 4, instead: 1 },
  ];
  expect(counselWords(hint(view, both), pending, names).reason).toBe(
    'Your side wins 5 of 10 games from here instead of 1 without it.',
  );
  expect(counselWords({ ...hint(view, []), instead: null }, pending, names).reason).toBeNull();
});

test('beside what is about equally good one reason is told, the plainest', () => {
  const { pending } = view;
  if (pending === null) throw new Error('The battle asks something');
  const fate = { kind: 'fate', fate: 'defeated', chance: 1, instead: 0 } as const;
  const reasons: readonly CounselReason[] = [
    { ...fate, card: idOf('Paimon') },
    { ...fate, card: idOf('Michael'), chance: 0, instead: 1 },
  ];
  const other = pending.ask?.options.find(({ kind }) => kind === 'ability')?.id ?? '';
  const said = counselWords({ ...hint(view, reasons), alike: [[other]] }, pending, names);
  expect([said.reason, said.because, said.outlook, said.says]).toEqual([null, null, null, null]);
  // “Otherwise” would be what was just called about as good.
  expect(said.otherwise).toMatch(/^If you do nothing, Michael would be defeated/);
  expect(said.alike).toBe('About equally good: “Use Raphael’s ability”.');
});

test('who is taught is told another reason than the odds, and that more is won where there is none', () => {
  const { pending } = view;
  if (pending === null) throw new Error('The battle asks something');
  const won: CounselReason = { kind: 'won', chance: 1, instead: 0.8 };
  const lead: CounselReason = { kind: 'lead', lead: 4, instead: 1 };
  const said = (reasons: readonly CounselReason[], changes: Partial<Counsel> = {}) =>
    counselWords({ ...hint(view, reasons), ...changes }, pending, names, {
      seals: new Map(),
      hidesOdds: true,
    });
  expect(said([won, lead]).reason).toMatch(/^On average, the coming Strength Check ends at \+4/);
  expect(said([won]).reason).toBe('Your side wins more often from here this way.');
  expect(said([], { instead: null }).outlook).toBeNull();
  const only = { instead: null, outlook: { games: 0, least: 0, most: 0 } };
  expect(said([], only).outlook).toBe('It is the only choice.');
});

test('what comes to much the same is named, but not without end', () => {
  const { pending } = view;
  if (pending === null) throw new Error('The battle asks something');
  const [, ...ids] = pending.ask?.options.map(({ id }) => id) ?? [];
  const alike = (answers: readonly string[], isAllTheSame = false): string | null =>
    counselWords({ ...hint(view), alike: answers.map((id) => [id]), isAllTheSame }, pending, names).alike;
  expect(alike([])).toBeNull();
  expect(alike(ids.slice(4))).toBe('About equally good: “Use Raphael’s ability”.');
  expect(alike(ids)).toMatch(/^About equally good: “Attack Paimon .*”, “Attack Uriel .*” and 3 more\.$/);
  expect(alike(ids, true)).toBe('All choices are about equally good.');
  // Doing nothing is not quoted like a choice of its own.
  expect(alike(['end'])).toBe('Doing nothing is about as good.');
  expect(alike([...ids.slice(4), 'end'])).toBe(
    'About equally good: “Use Raphael’s ability”. Doing nothing is about as good.',
  );
});

test('which of equal copies is played is no choice', () => {
  const copies = [1, 2].map((number) => ({ ...played('Hope', 'good'), id: 90 + number, spent: false }));
  const michael = played('Michael', 'good');
  const options = copies.map(({ id }) => ({
    ...({ id: `play:${id}`, kind: 'play', card: id, host: michael.id } as const),
  }));
  const pending: DecisionView = {
    ...{ id: 1, seat: 0, about: 'play', source: null },
    ask: { kind: 'one', options: [...options, { id: 'pass', kind: 'pass' }] },
  };
  const [mine, ...others] = view.seats;
  if (mine === undefined) throw new Error('Nobody plays');
  const shown = scene({ inPlay: [michael], pending, seats: [{ ...mine, hand: copies }, ...others] });
  const answers = options.map(({ id }) => [id]);
  const counsel: Counsel = {
    ...hint(shown),
    best: [{ answer: answers[0] ?? [], worth: 0, tried: 1, won: 0, lead: null }],
  };
  const told = (more: Partial<Counsel>) =>
    counselWords({ ...counsel, ...more }, pending, namesOf(shown, fakeBook));
  expect(told({ alike: answers.slice(1) })).toMatchObject({ advice: 'Play Hope on Michael', alike: null });
  expect(told({ alike: [...answers.slice(1), ['pass']] }).alike).toBe('Doing nothing is about as good.');
  const instead = { answer: answers[1] ?? [], worth: 0, tried: 1, won: 0, lead: null };
  expect(told({ instead }).reason).toBeNull();
});

test('an order is told from the top, several cards as a list, and none as none', () => {
  const cards = ['Agares', 'Wrath', 'Abigor'].map((name) => played(name, 'opponent'));
  const options = cards.map(({ id }) => ({ id: `card:${id}`, kind: 'card', card: id }) as const);
  const ids = options.map(({ id }) => id);
  const advice = (ask: object, answer: readonly string[]): string => {
    const asking = { id: 3, seat: 0, about: 'arrangeCards', source: null, ...ask } as NonNullable<
      typeof view.pending
    >;
    const shown = scene({ inPlay: cards, pending: asking });
    const counsel: Counsel = { ...hint(shown), best: [{ answer, worth: 0, tried: 1, won: 0, lead: null }] };
    return counselWords(counsel, asking, namesOf(shown, fakeBook)).advice;
  };
  expect(advice({ ask: { kind: 'order', options } }, ids.toReversed())).toBe(
    'In this order: Abigor, Wrath, Agares',
  );
  const some = { ask: { kind: 'some', options, min: 0, max: 3 } };
  expect(advice(some, ids)).toBe('Choose Agares, Wrath and Abigor');
  expect(advice(some, [])).toBe('Choose none');
});

test('where the worth of a card shows only later, the card itself says what it does', () => {
  const hand = playing();
  const { pending } = hand;
  const place = hand.seats[0]?.hand?.find(({ def }) => fakeBook.get(def)?.type === 'place');
  if (pending?.ask == null || place === undefined) throw new Error('a Place can be played');
  const advice: Counsel = {
    ...hint(hand, [{ kind: 'next', mean: 9, instead: 2 }]),
    best: [{ answer: [`play:${place.id}`], worth: 9, tried: 40, won: 0.5, lead: 0 }],
  };
  const { reason, says } = counselWords(advice, pending, namesOf(hand, fakeBook));
  expect(reason).toMatch(/^On average, the Strength Check of the next round ends at \+9, not at \+2/);
  expect(says?.intro).toBe('What Heaven does:');
  expect(says?.text).toMatch(/draw/);
});

test('where no choice is better it says how games from here end, and where all are lost in any case', () => {
  const { pending } = view;
  if (pending === null) throw new Error('The battle asks something');
  const said = (least: number, most: number, changes: Partial<Counsel> = {}): string | null => {
    const counsel = { ...hint(view), instead: null, outlook: { games: 80, least, most }, ...changes };
    return counselWords(counsel, pending, names).outlook;
  };
  const better = { instead: hint(view).instead };
  expect(said(0, 0)).toBe(
    'None of 80 simulated games from here was won, whatever was chosen. Very hard, but not over.',
  );
  expect(said(0, 0, better)).toBe(said(0, 0));
  expect(said(1, 1)).toBe('All 80 simulated games from here were won, whatever was chosen.');
  expect(said(0, 0.03)).toBe('Hardly any of 80 simulated games from here was won, whatever was chosen.');
  expect(said(0.32, 0.28)).toBe('About 3 of 10 simulated games from here were won, whatever was chosen.');
  expect(said(0.2, 0.4)).toBe(
    'Between 2 and 4 of 10 simulated games from here were won, and chance alone can make that difference.',
  );
  expect(said(0.2, 0.4, better)).toBeNull();
  expect(said(0, 0, { outlook: { games: 0, least: 0, most: 0 } })).toBe('It is the only choice.');
});

/** Every kind of reason, with the figures that it compares. */
const KINDS: readonly CounselReason[] = [
  { kind: 'won', chance: 0.7, instead: 0.4 },
  ...(['defeated', 'lured', 'broughtOver'] as const).map(
    (fate) => ({ kind: 'fate', card: idOf('Michael'), fate, chance: 0.7, instead: 0.4 }) as const,
  ),
  { kind: 'lead', lead: 7, instead: 4 },
  ...COUNTED.map((kind) => ({ kind, mean: 7, instead: 4 }) as const),
];

test.each(LANGUAGES)(
  'no reason in %s restates the choice: each tells two figures that differ',
  (language) => {
    speak(language);
    onTestFinished(() => speak('en'));
    const { pending } = view;
    if (pending === null) throw new Error('The battle asks something');
    const { advice } = counselWords(hint(view), pending, names);
    const reasons = KINDS.map((reason) => reasonFor(reason));
    expect(new Set(reasons).size).toBe(KINDS.length);
    for (const reason of reasons) {
      expect(reason).toMatch(/7.*4/);
      expect(reason).not.toContain(advice);
    }
  },
);

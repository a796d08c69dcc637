import { expect, test } from 'vitest';
import {
  alphaOmega,
  randomAnswer,
  tell,
  type Setup,
  type View,
} from '../../../../../engine/alpha-omega/index.ts';
import { createMachine } from '../../../../../engine/index.ts';
import { startStream } from '../../../../../engine/kernel/rng.ts';
import { fakeBook, fakeCards, idOf } from '../testing/fake-cards.ts';
import { played } from '../testing/card-views.ts';
import { attack, blow } from '../testing/options.ts';
import { battle, luredTurn, playing } from '../testing/scenes.ts';
import { scene } from '../testing/table.ts';
import { textOf, type Part } from '../../../../text/line.ts';
import { narrateAll } from '../telling/narrate.ts';
import { cardsOfOption, optionSentence, optionSentences } from './options.ts';
import { namesOf } from './names.ts';
import { purposeOf } from './purpose.ts';
import { luredNote, questionOf } from './questions.ts';
import { AS_PRINTED } from '../telling/sides.ts';

test('an attack says with what, and what it will do', () => {
  const view = battle();
  if (view.pending === null) throw new Error('The battle asks something');
  const sentences = [...optionSentences(view.pending, namesOf(view, fakeBook)).values()];
  expect(sentences).toContain('Attack Paimon with Michael (11 damage, defeats)');
  expect(sentences).toContain('Use Raphael’s ability');
  expect(sentences).toContain('End phase');
});

test('where a card takes the draw away, the choice says so and names it', () => {
  const envies = played("Lucifer Envies God's Glory", 'opponent');
  const option = { id: 'draw', kind: 'draw' } as const;
  const pending = {
    id: 1,
    seat: 0,
    about: 'drawOrCalling',
    source: null,
    ask: { kind: 'one', options: [option] },
  } as const;
  const sentenceOf = (drawTakenBy: number | null): string =>
    optionSentence(option, pending, namesOf(scene({ inPlay: [envies], drawTakenBy, pending }), fakeBook));
  expect([null, envies.id].map(sentenceOf)).toEqual(['Draw', "Draw nothing (Lucifer Envies God's Glory)"]);
});

test.each([
  [{ damage: 3, absorbed: 0, left: 2 }, '3 damage, then 2 left'],
  [{ damage: 3, excess: 4, absorbed: 0, left: 1 }, '3 damage, spared, 1 left'],
  [{ damage: 1, absorbed: 5, left: 4 }, 'Armor takes 5, 1 damage, then 4 left'],
  [{ damage: 9, absorbed: 0, left: 0 }, '9 damage, defeats'],
])('a blow that does %j says "%s"', (does, numbers) => {
  const [michael, paimon] = [played('Michael', 'good'), played('Paimon', 'opponent')];
  const option = attack(michael.id, paimon.id);
  const view = scene({
    inPlay: [michael, paimon],
    blows: [{ ...blow(michael, paimon), ...does }],
    pending: { id: 1, seat: 0, about: 'action', source: null, ask: { kind: 'one', options: [option] } },
  });
  if (view.pending === null) throw new Error('The scene asks something');
  expect(optionSentence(option, view.pending, namesOf(view, fakeBook))).toBe(
    `Attack Paimon with Michael (${numbers})`,
  );
});

test('a choice is picked up by its card, and laid where that goes or whom it strikes', () => {
  const id = 'any';
  expect(cardsOfOption({ id, kind: 'play', card: 1, host: 2 })).toEqual({ from: 1, to: 2 });
  expect(cardsOfOption({ id, kind: 'play', card: 1 })).toEqual({ from: 1, to: null });
  expect(cardsOfOption(attack(1, 2))).toEqual({ from: 1, to: 2 });
  expect(cardsOfOption({ id, kind: 'ability', card: 1, ability: 0 })).toEqual({ from: 1, to: null });
  expect(cardsOfOption({ id, kind: 'card', card: 1 })).toEqual({ from: 1, to: 1 });
  expect(cardsOfOption({ id: 'end', kind: 'end' })).toEqual({ from: null, to: null });
});

test('two copies of a card are told apart', () => {
  const cards = [played('Black Blade', 'opponent'), played('Black Blade', 'opponent')];
  const options = cards.map((card) => ({ id: `card:${card.id}`, kind: 'card', card: card.id }) as const);
  const view = scene({
    inPlay: cards,
    pending: { id: 1, seat: 0, about: 'chooseCard', source: null, ask: { kind: 'one', options } },
  });
  if (view.pending === null) throw new Error('The scene asks something');
  expect([...optionSentences(view.pending, namesOf(view, fakeBook)).values()]).toEqual([
    'Choose Black Blade (4 left), first copy',
    'Choose Black Blade (4 left), second copy',
  ]);
});

test('an attack on one’s own Place names it as such, an attack on another’s names the other', () => {
  const place = played('Heaven', 'good');
  const theirs = played('Heaven', 'good', { owner: 1 });
  const michael = played('Michael', 'good', { left: 5, attack: 7 });
  const sentence = (target: typeof place): string => {
    const [mindy] = scene().seats;
    if (mindy === undefined) throw new Error('The scene has a player');
    const options = [attack(michael.id, target.id)];
    const view = scene({
      seats: [mindy, { ...mindy, seat: 1, name: 'Steve' }],
      inPlay: [michael, target],
      pending: { id: 1, seat: 0, about: 'action', source: null, ask: { kind: 'one', options } },
    });
    if (view.pending === null || options[0] === undefined) throw new Error('The scene asks something');
    return optionSentence(options[0], view.pending, namesOf(view, fakeBook));
  };
  expect(sentence(place)).toMatch(/^Attack your own place Heaven with Michael/);
  expect(sentence(theirs)).toMatch(/^Attack Steve’s place Heaven with Michael/);
});

const choosing = (name: string, among: ReturnType<typeof played>): readonly string[] => {
  const source = played(name, 'good');
  const options = [{ id: `card:${among.id}`, kind: 'card', card: among.id } as const];
  const view = scene({
    inPlay: [source, among],
    pending: { id: 1, seat: 0, about: 'chooseCard', source, ask: { kind: 'one', options } },
  });
  if (view.pending === null) throw new Error('The scene asks something');
  const names = namesOf(view, fakeBook);
  return [questionOf(view.pending, names), ...optionSentences(view.pending, names).values()];
};

test.each([
  ['Eremiel', 'Eremiel · Mindy, who is defeated?', 'Defeat Paimon (5 left)'],
  ['Raphael', 'Raphael · Mindy, who is healed?', 'Heal Paimon (5 left)'],
  ['Puriel', 'Puriel · Mindy, whom do you choose?', 'Choose Paimon (5 left)'],
  ['Pahaliah', 'Pahaliah · Mindy, who comes over to the Good side?', 'Bring over Paimon (5 left)'],
  ['Haniel', 'Haniel · Mindy, which card comes back?', 'Bring back Paimon (5 left)'],
  ['Metatron', 'Metatron · Mindy, which card is shuffled back?', 'Shuffle back Paimon (5 left)'],
  ['Unseated Hills', 'Unseated Hills · Mindy, which card is discarded?', 'Discard Paimon (5 left)'],
  [
    'Zophiel',
    'Zophiel · Mindy, which card goes under the Opponent deck?',
    'Put Paimon (5 left) under the Opponent deck',
  ],
  ['Deborah', 'Deborah · Mindy, who is affected?', 'Put Paimon (5 left) under its effect'],
] as const)('the choice of %s says what becomes of the card', (name, question, choice) => {
  expect(choosing(name, played('Paimon', 'opponent'))).toEqual([question, choice]);
});

test('no card of the packs asks for a choice without a word for what it is for', () => {
  const choosers = fakeCards.filter((card) => JSON.stringify(card.abilities).includes('"choose"'));
  expect(choosers.length).toBeGreaterThan(5);
  expect(choosers.filter((card) => purposeOf(card) === null).map((card) => card.name)).toEqual([]);
});

test.each([
  ['Michael', 'interruptAttack', 'Michael steps in: 5 damage, 2 left'],
  ['Zadkiel', 'interruptAttack', 'Zadkiel stops it'],
  ['Eremiel', 'interruptDefeat', 'Eremiel saves Camael'],
] as const)('%s steps in with words that say what happens (%s)', (name, about, words) => {
  const card = played(name, 'good');
  const camael = played('Camael', 'good');
  const paimon = played('Paimon', 'opponent');
  const option = { id: `ability:${card.id}#0`, kind: 'ability', card: card.id, ability: 0 } as const;
  const asking = (source: typeof card): string | undefined => {
    const pending = { id: 1, seat: 0, about, source, ask: { kind: 'one', options: [option] } } as const;
    const view = scene({
      inPlay: [card, camael, paimon],
      attack: { by: paimon.id, target: camael.id, cancelled: false },
      blows: [blow(paimon, card)],
      pending,
    });
    return optionSentence(option, pending, namesOf(view, fakeBook));
  };
  expect(asking(camael)).toBe(words);
  if (about === 'interruptDefeat') expect(asking(card)).toBe(`${name} saves himself`);
});

test.each([
  [{ damage: 9, absorbed: 0, left: 0 }, 'Let Camael fall (9 damage)'],
  [{ damage: 3, absorbed: 2, left: 4 }, 'Let Camael take it (Armor takes 2, 3 damage, 4 left)'],
  [null, 'Let Paimon strike Camael'],
])('letting an attack come says what becomes of its target: %o', (falls, words) => {
  const camael = played('Camael', 'good');
  const paimon = played('Paimon', 'opponent', { luresAstray: false });
  const option = { id: 'decline', kind: 'decline' } as const;
  const ask = { kind: 'one', options: [option] } as const;
  const pending = { id: 1, seat: 0, about: 'interruptAttack', source: camael, ask } as const;
  const view = scene({
    inPlay: [camael, paimon],
    attack: { by: paimon.id, target: camael.id, cancelled: false },
    blows: falls === null ? [] : [{ ...blow(paimon, camael), ...falls }],
    pending,
  });
  expect(optionSentence(option, pending, namesOf(view, fakeBook))).toBe(words);
});

test('whom "a third at most" spares of a blow is not said to fall', () => {
  const [camael, michael] = [played('Camael', 'good'), played('Michael', 'good')];
  const paimon = played('Paimon', 'opponent', { luresAstray: false });
  const decline = { id: 'decline', kind: 'decline' } as const;
  const steps = { id: `ability:${michael.id}#0`, kind: 'ability', card: michael.id, ability: 0 } as const;
  const ask = { kind: 'one', options: [steps, decline] } as const;
  const pending = { id: 1, seat: 0, about: 'interruptAttack', source: camael, ask } as const;
  const falls = { damage: 18, absorbed: 0, left: 0 };
  const spared = { ...falls, damage: 6, excess: 12, left: 1 };
  const said = (does: Partial<View['blows'][number]>): readonly string[] => {
    const view = scene({
      inPlay: [camael, michael, paimon],
      attack: { by: paimon.id, target: camael.id, cancelled: false },
      blows: [camael, michael].map((one) => ({ ...blow(paimon, one), ...does })),
      pending,
    });
    return [decline, steps].map((option) => optionSentence(option, pending, namesOf(view, fakeBook)));
  };
  expect(said(falls)).toEqual(['Let Camael fall (18 damage)', 'Michael steps in: 18 damage, falls']);
  expect(said(spared)).toEqual([
    'Let Camael take it (6 damage, spared, 1 left)',
    'Michael steps in: 6 damage, spared, 1 left',
  ]);
});

test('whom an attacker Lures Astray is not said to fall', () => {
  const paimon = played('Paimon', 'opponent', { luresAstray: true });
  const decline = { id: 'decline', kind: 'decline' } as const;
  const said = (
    about: 'interruptAttack' | 'interruptDefeat',
    cannot: readonly 'beLured'[],
  ): readonly string[] => {
    const [camael, michael] = [played('Camael', 'good', { cannot }), played('Michael', 'good', { cannot })];
    const steps = { id: `ability:${michael.id}#0`, kind: 'ability', card: michael.id, ability: 0 } as const;
    const ask = { kind: 'one', options: [steps, decline] } as const;
    const pending = { id: 1, seat: 0, about, source: camael, ask } as const;
    const view = scene({
      inPlay: [camael, michael, paimon],
      attack: { by: paimon.id, target: camael.id, cancelled: false },
      blows: [camael, michael].map((one) => ({ ...blow(paimon, one), damage: 18, left: 0 })),
      pending,
    });
    return [decline, steps].map((option) => optionSentence(option, pending, namesOf(view, fakeBook)));
  };
  expect(said('interruptAttack', [])).toEqual([
    'Let Camael be Lured Astray (18 damage)',
    'Michael steps in: 18 damage, is Lured Astray',
  ]);
  expect(said('interruptAttack', ['beLured'])).toEqual([
    'Let Camael fall (18 damage)',
    'Michael steps in: 18 damage, falls',
  ]);
  expect(said('interruptDefeat', [])[0]).toBe('Let Camael be Lured Astray');
});

const wordsOf = (parts: readonly Part[]): string => parts.map(({ text }) => text).join('');

test('a lured turn says what it means, alone and with team mates', () => {
  const view = luredTurn();
  const together = { ...view, seats: [...view.seats, ...scene().seats] };
  if (view.pending === null) throw new Error('The scene asks something');
  const alone = luredNote(view.pending, namesOf(view, fakeBook)) ?? [];
  expect(alone.find(({ to }) => to === 'luredPlayer')?.text).toBe('Lured Player');
  expect(wordsOf(alone)).toBe(
    'Lured Player: must play a card, counts for the Opponents, and does not attack.',
  );
  expect(wordsOf(luredNote(view.pending, namesOf(together, fakeBook)) ?? [])).toMatch(
    /must attack the other players’ cards\.$/,
  );
  const usual = playing();
  if (usual.pending === null) throw new Error('The scene asks something');
  expect(luredNote(usual.pending, namesOf(usual, fakeBook))).toBeNull();
});

test('where several cards may be played, the question says how many, until the last', () => {
  const asked = (playsLeft: number): string => {
    const view = { ...playing(), playsLeft };
    if (view.pending === null) throw new Error('The scene asks something');
    return questionOf(view.pending, namesOf(view, fakeBook));
  };
  expect([2, 1].map(asked)).toEqual(['Mindy, play a card: you may play 2.', 'Mindy, play a card.']);
});

const deck = (side: 'good' | 'opponent'): readonly string[] =>
  fakeCards
    .filter((card) => 'side' in card && card.side === side)
    .flatMap((card) => Array.from({ length: card.copies }, () => card.id));

const setup = (seats: readonly string[]): Setup => ({
  objective: idOf('And There Was War in Heaven'),
  seats: seats.map((name) => ({ name, deck: deck('good') })),
  opponentDeck: deck('opponent'),
  callingDeck: fakeCards.filter((card) => card.type === 'calling').map((card) => card.id),
});

test.each([[['Mindy']], [['Mindy', 'Steve']], [['Ann', 'Ben', 'Cleo']]])(
  'in whole games of %s every choice has a name of its own, and every line is well formed',
  (seats) => {
    const machine = createMachine(alphaOmega, fakeBook);
    for (const seed of ['one', 'two', 'three', 'four', 'five', 'six']) {
      let { state, events } = machine.begin(setup(seats), seed);
      let rng = startStream(seed, 'words');
      for (;;) {
        const lines = narrateAll(tell(events, state.table, [0]), { book: fakeBook, seats }, AS_PRINTED);
        for (const line of lines) expect(textOf(line)).toMatch(/^(Round \d+|[A-Z0-9].*\.)$/);
        for (const line of lines) expect(textOf(line)).not.toMatch(/undefined|NaN|\s\s|hidden card/);
        const pending = state.pending;
        if (pending === null) break;
        const view = machine.view(state, [pending.seat]);
        if (view.pending === null) throw new Error('A view shows what is asked');
        const names = namesOf(view, fakeBook);
        const sentences = [...optionSentences(view.pending, names).values()];
        expect(new Set(sentences).size).toBe(pending.ask.options.length);
        expect([questionOf(view.pending, names), ...sentences].join(' ')).not.toMatch(
          /undefined|hidden card|Player/,
        );
        const [answer, after] = randomAnswer(pending.ask, rng);
        rng = after;
        const applied = machine.apply(state, { decision: pending.id, seat: pending.seat, answer });
        if (!applied.ok) throw new Error(applied.error.code);
        ({ state, events } = applied.value);
      }
    }
  },
);

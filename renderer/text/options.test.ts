import { expect, test } from 'vitest';
import { alphaOmega, createMachine, randomAnswer, tell, type Setup } from '../../engine/index.ts';
import { startStream } from '../../engine/kernel/rng.ts';
import { fakeBook, fakeCards, idOf } from './testing/fake-cards.ts';
import { battle, played, scene } from './testing/scenes.ts';
import { textOf } from './line.ts';
import { narrateAll } from './narrate.ts';
import { namesOf, optionSentences } from './options.ts';
import { questionOf } from './questions.ts';

test('an attack says with what, how hard, and how much is left', () => {
  const view = battle();
  if (view.pending === null) throw new Error('The battle asks something');
  const sentences = [...optionSentences(view.pending, namesOf(view, fakeBook)).values()];
  expect(sentences).toContain('Attack Paimon with Michael (11 damage, 5 left)');
  expect(sentences).toContain('Use Raphael’s ability');
  expect(sentences).toContain('End the Action Phase');
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
        const lines = narrateAll(tell(events, state.table, [0]), { book: fakeBook, seats });
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

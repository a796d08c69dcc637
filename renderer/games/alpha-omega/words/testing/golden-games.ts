import { alphaOmega, tell } from '../../../../../engine/alpha-omega/index.ts';
import { createMachine } from '../../../../../engine/index.ts';
import type { Golden } from '../../../../../engine/alpha-omega/testing/golden.ts';
import { spokenCard } from '../cards/card-words.ts';
import { textOf } from '../../../../text/line.ts';
import { narrateAll } from '../telling/narrate.ts';
import { optionSentences } from '../asking/options.ts';
import { namesOf } from '../asking/names.ts';
import { howMany } from '../../../../text/how-many.ts';
import { luredNote, questionOf } from '../asking/questions.ts';
import { fakeBook } from './fake-cards.ts';
import { AS_PRINTED } from '../telling/sides.ts';

// The very games that the rules are held to, read by Vite as they stand.
const files: Readonly<Record<string, unknown>> = import.meta.glob(
  '../../../../../engine/alpha-omega/spec/games/*.json',
  { eager: true, import: 'default' },
);

export const goldenGames = Object.values(files) as readonly Golden[];

/** The names of all who play a game, the Opponents' players last. */
export const playersOf = ({ setup }: Golden): readonly string[] =>
  [...setup.seats, ...(setup.opponents ?? [])].map(({ name }) => name);

/** A table is described so seldom that a game stays short to tell. */
const DESCRIBED = 9;

/** Everything that is said in a whole game in the language of now, each sentence once: log, questions, choices, cards. */
export function saidIn(game: Golden): readonly string[] {
  const machine = createMachine(alphaOmega, fakeBook);
  const seats = playersOf(game);
  const cast = { book: fakeBook, seats };
  const said = new Set<string>();
  let { state, events } = machine.begin(game.setup, game.seed);
  const tellEvents = (): void =>
    narrateAll(tell(events, state.table, [0]), cast, AS_PRINTED).forEach((line) => said.add(textOf(line)));
  game.answers.forEach(([seat, ...answer], at) => {
    tellEvents();
    const view = machine.view(state, [seat]);
    const { pending } = view;
    if (pending === null) throw new Error('A golden game asks something before each answer');
    const names = namesOf(view, fakeBook);
    const lured =
      luredNote(pending, names)
        ?.map(({ text }) => text)
        .join('') ?? null;
    for (const text of [questionOf(pending, names), lured, howMany(pending.ask)])
      if (text !== null) said.add(text);
    if (at % DESCRIBED === 0) {
      for (const sentence of optionSentences(pending, names).values()) said.add(sentence);
      for (const card of view.inPlay)
        said.add(spokenCard(fakeBook.get(card.def), card, { book: fakeBook, seats }));
    }
    const applied = machine.apply(state, { decision: pending.id, seat, answer });
    if (!applied.ok) throw new Error(applied.error.code);
    ({ state, events } = applied.value);
  });
  tellEvents();
  return [...said];
}

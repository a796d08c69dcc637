import { allKinds, NOTE, type Mark } from '../time/marks.ts';
import { placeOf } from '../time/places.ts';
import type { TableWords } from '../words.ts';
import type { AnyWatching } from './watching.svelte.ts';

/** A line of a note, as it stands in a list. */
const SHORT = 60;

const shortened = (text: string): string => {
  const [line = ''] = text.trim().split('\n');
  return line.length > SHORT ? `${line.slice(0, SHORT)}…` : line;
};

/**
 * What stands out in a replay, in its order: what happened, the choices that moved the odds, and the notes.
 * @param choices those choices
 */
export function watchMarks(
  { notes, session }: Pick<AnyWatching, 'notes' | 'session'>,
  words: Pick<TableWords, 'kinds' | 'marks'>,
  choices: readonly Mark[],
): readonly Mark[] {
  const at = (moment: number): number => placeOf(session, moment);
  const kinds = allKinds(words.kinds);
  const written = notes.map(({ moment, text }): Mark => ({
    ...{ kind: NOTE, moment, round: session.moments[at(moment)]?.round ?? 0 },
    words: shortened(text),
  }));
  return [...words.marks, ...choices, ...written]
    .filter(({ moment }) => at(moment) >= 0)
    .toSorted((a, b) => at(a.moment) - at(b.moment) || kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
}

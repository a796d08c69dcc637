import { points } from '../../../table/replays/share-words.ts';
import { allKinds, NOTE, PIVOTAL, type Mark } from '../../../table/time/marks.ts';
import { placeOf } from '../../../table/time/places.ts';
import type { TableWords } from '../../../table/words.ts';
import { t } from '../../../text/language/language.ts';
import type { Watching } from './watching.svelte.ts';

/** A line of a note, as it stands in a list. */
const SHORT = 60;

const shortened = (text: string): string => {
  const [line = ''] = text.trim().split('\n');
  return line.length > SHORT ? `${line.slice(0, SHORT)}…` : line;
};

/** What stands out in a replay, in its order: what happened, the choices that moved the odds, and the notes. */
export function watchMarks(
  { notes, pivotal, session }: Watching,
  words: Pick<TableWords, 'kinds' | 'marks'>,
): readonly Mark[] {
  const at = (moment: number): number => placeOf(session, moment);
  const kinds = allKinds(words.kinds);
  const choices = (pivotal?.moments ?? []).map(({ number, round, swing }): Mark => ({
    ...{ kind: PIVOTAL, moment: number, round },
    words: t('replays.pivotalAt', { points: points(Math.abs(swing.value)) }),
  }));
  const written = notes.map(({ moment, text }): Mark => ({
    ...{ kind: NOTE, moment, round: session.moments[at(moment)]?.round ?? 0 },
    words: shortened(text),
  }));
  return [...words.marks, ...choices, ...written]
    .filter(({ moment }) => at(moment) >= 0)
    .toSorted((a, b) => at(a.moment) - at(b.moment) || kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
}

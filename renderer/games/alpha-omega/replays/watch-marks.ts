import { t } from '../../../text/language/language.ts';
import { countedRound, followedIn } from '../words/telling/objective-round.ts';
import type { Cast } from '../words/telling/voice.ts';
import { MARK_KINDS, marksOf, type Mark } from '../time/marks.ts';
import { placeOf } from '../../../table/time/places.ts';
import { points } from '../../../table/replays/share-words.ts';
import type { Watching } from './watching.svelte.ts';

/** A line of a note, as it stands in a list. */
const SHORT = 60;

const shortened = (text: string): string => {
  const [line = ''] = text.trim().split('\n');
  return line.length > SHORT ? `${line.slice(0, SHORT)}…` : line;
};

/** What stands out in a replay, in its order: what happened, the choices that moved the odds, and the notes. */
export function watchMarks({ replay, notes, pivotal, session }: Watching, cast: Cast): readonly Mark[] {
  const at = (moment: number): number => placeOf(session, moment);
  const roundAt = (moment: number): number => session.moments[at(moment)]?.round ?? 0;
  const followed = followedIn(session.log);
  const choices = (pivotal?.moments ?? []).map(({ number, round, swing }): Mark => ({
    ...{ kind: 'pivotal', moment: number, counted: countedRound(round, followed) },
    words: t('replays.pivotalAt', { points: points(Math.abs(swing.value)) }),
  }));
  const written = notes.map(({ moment, text }): Mark => ({
    ...{ kind: 'note', moment, counted: countedRound(roundAt(moment), followed) },
    words: shortened(text),
  }));
  return [...marksOf(replay.log, cast), ...choices, ...written]
    .filter(({ moment }) => at(moment) >= 0)
    .toSorted(
      (a, b) => at(a.moment) - at(b.moment) || MARK_KINDS.indexOf(a.kind) - MARK_KINDS.indexOf(b.kind),
    );
}

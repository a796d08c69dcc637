import type { Phase, ToldEvent } from '../../../../engine/alpha-omega/index.ts';
import { t } from '../../../text/language/language.ts';
import { answerBroughtBack, answerTo, type Answered, type Line } from '../../../table/time/line.ts';
import type { LineWords } from '../../../table/words.ts';
import { phaseName } from '../words/cards/words.ts';
import { countedRound } from '../words/telling/objective-round.ts';
import type { Cast } from '../words/telling/voice.ts';
import { deedWords } from './deeds.ts';

/** In which phase a moment counts: whether to draw is asked before the phase that it opens. */
function phaseAt(line: Line<ToldEvent>, place: number): Phase {
  const [first] = answerTo(line, place + 1)?.events ?? [];
  const opens = first?.event.type === 'phaseBegan' && first.event.phase === 'drawPhase';
  const looksAtCallings = first?.event.type === 'looked' && first.event.deck === 'calling';
  const isDraw = opens || looksAtCallings || first?.event.type === 'callingDrawn';
  return isDraw ? 'drawPhase' : ((line.moments[place]?.phase as Phase | undefined) ?? 'opponentPhase');
}

/** What is said of a game of Alpha/Omega as it can be gone back in. */
export function lineWordsOf(line: Line<ToldEvent>, cast: Cast): LineWords {
  const wordsOf = (answered: Answered<ToldEvent> | null): string | null =>
    answered === null ? null : deedWords(answered, cast);
  return {
    deed: (place) => wordsOf(answerTo(line, place)),
    broughtBack: (leap) => wordsOf(answerBroughtBack(line, leap)),
    phase: (place) => phaseName(phaseAt(line, place)),
    round: (round) => {
      const counted = countedRound(round, cast.followed);
      return { number: counted.round, words: t('past.round', { ...counted }) };
    },
  };
}

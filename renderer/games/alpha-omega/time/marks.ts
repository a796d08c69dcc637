import type { LogEntry } from '../../../../electron/shared/games/alpha-omega/api.ts';
import type { Mark, MarkKind } from '../../../table/time/marks.ts';
import { t } from '../../../text/language/language.ts';
import { textOf } from '../../../text/line.ts';
import { lead } from '../words/game/outcome.ts';
import { narrate } from '../words/telling/narrate.ts';
import { AS_PRINTED } from '../words/telling/sides.ts';
import type { Cast } from '../words/telling/voice.ts';
import { roundsOf, turns, type Happening } from './rounds.ts';

const lured: MarkKind = {
  id: 'lured',
  word: () => t('past.lured'),
  // A broken pane.
  shape: 'M8 1L15 8L8 15L1 8ZM8 1L6 6L10 9L7 15',
  tone: 'loss',
  command: 'watchLured',
};

const defeat: MarkKind = {
  id: 'defeat',
  word: () => t('past.defeat'),
  shape: 'M3 3L13 13M13 3L3 13',
  tone: 'text',
};

const check: MarkKind = {
  id: 'check',
  word: () => t('past.check'),
  // A scale.
  shape: 'M8 3V14M4 14H12M2 6L14 3M0.5 10A2.5 2 0 0 0 4.5 10L2.5 6ZM11.5 7A2.5 2 0 0 0 15.5 7L13.5 3Z',
  tone: 'gold',
  command: 'watchTurning',
};

const calling: MarkKind = {
  id: 'calling',
  word: () => t('past.calling'),
  shape: 'M8 1L10 6H15L11 9.5L12.5 15L8 11.5L3.5 15L5 9.5L1 6H6Z',
  tone: 'gain',
  isFull: true,
};

/** What one looks for when one looks back. */
export const MARK_KINDS: readonly MarkKind[] = [lured, defeat, check, calling];

function kindOf({ told: { event, defs } }: Happening, book: Cast['book']): MarkKind | null {
  switch (event.type) {
    case 'luredAstray':
    case 'playerLured':
      return lured;
    case 'callingAchieved':
      return calling;
    case 'defeated': {
      const isPerson = book.get(defs[event.card] ?? '')?.type === 'person';
      return isPerson && event.fate === 'discarded' ? defeat : null;
    }
    default:
      return null;
  }
}

/** The marks of a story in its order: who was lured or defeated, Callings, and where the lead changed sides. */
export function marksOf(log: readonly LogEntry[], cast: Cast): readonly Mark[] {
  const rounds = roundsOf(log);
  const checked = rounds.filter(({ check: found }) => found !== null);
  const turned = turns(checked.map(({ check: found }) => (found === null ? 0 : lead(found.balance))));
  const turning = new Set(checked.filter((_, index) => turned[index] === true));
  return rounds.flatMap((round) =>
    round.happenings.flatMap((happening): readonly Mark[] => {
      const { moment, told } = happening;
      const isTurn = told.event.type === 'strengthChecked' && turning.has(round);
      const kind = isTurn ? check : kindOf(happening, cast.book);
      const line = kind === null ? null : narrate(told, cast, AS_PRINTED);
      return kind === null || line === null
        ? []
        : [{ kind, moment, round: round.round, words: textOf(line) }];
    }),
  );
}

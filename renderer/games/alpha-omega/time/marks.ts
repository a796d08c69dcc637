import type { LogEntry } from '../../../../electron/shared/games/alpha-omega/api.ts';
import { AS_PRINTED } from '../words/telling/sides.ts';
import { lead } from '../words/game/outcome.ts';
import { textOf } from '../../../text/line.ts';
import type { CountedRound } from '../words/telling/objective-round.ts';
import { narrate } from '../words/telling/narrate.ts';
import type { Cast } from '../words/telling/voice.ts';
import { roundsOf, turns, type Happening } from './rounds.ts';

/** What one looks for when one looks back. */
export const MARK_KINDS = ['lured', 'defeat', 'check', 'calling', 'pivotal', 'note'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

/** A moment that stands out. */
export interface Mark {
  readonly kind: MarkKind;
  /** The moment at which it had happened. */
  readonly moment: number;
  readonly counted: CountedRound;
  readonly words: string;
}

function kindOf({ told: { event, defs } }: Happening, book: Cast['book']): MarkKind | null {
  switch (event.type) {
    case 'luredAstray':
    case 'playerLured':
      return 'lured';
    case 'callingAchieved':
      return 'calling';
    case 'defeated': {
      const isPerson = book.get(defs[event.card] ?? '')?.type === 'person';
      return isPerson && event.fate === 'discarded' ? 'defeat' : null;
    }
    default:
      return null;
  }
}

/** The marks of a story in its order: who was lured or defeated, Callings, and where the lead changed sides. */
export function marksOf(log: readonly LogEntry[], cast: Cast): readonly Mark[] {
  const rounds = roundsOf(log);
  const checked = rounds.filter(({ check }) => check !== null);
  const turned = turns(checked.map(({ check }) => (check === null ? 0 : lead(check.balance))));
  const turning = new Set(checked.filter((_, index) => turned[index] === true));
  return rounds.flatMap((round) =>
    round.happenings.flatMap((happening): readonly Mark[] => {
      const { moment, told } = happening;
      const isTurn = told.event.type === 'strengthChecked' && turning.has(round);
      const kind = isTurn ? 'check' : kindOf(happening, cast.book);
      const line = kind === null ? null : narrate(told, cast, AS_PRINTED);
      return kind === null || line === null
        ? []
        : [{ kind, moment, counted: round.counted, words: textOf(line) }];
    }),
  );
}

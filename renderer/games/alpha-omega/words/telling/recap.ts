import type { LogEntry } from '../../../../../electron/shared/games/alpha-omega/api.ts';
import type { AlphaOmegaEvent, View } from '../../../../../engine/alpha-omega/index.ts';
import { weighs } from './announce.ts';
import { standing } from './board.ts';
import { chronicle } from './chronicle.ts';
import { t } from '../../../../text/language/language.ts';
import { textOf } from '../../../../text/line.ts';
import type { ToldLine } from './told-line.ts';
import { listOf } from '../../../../text/lists.ts';
import { changeWords, freshChange } from './rules-changed.ts';
import type { StoryRound } from '../../../../text/story.ts';
import { storyRounds } from './story-rounds.ts';
import type { Cast } from './voice.ts';
import { nameOf } from '../cards/words.ts';

/** A round of what came before, in the lines that weighed and those of what was done. */
export interface RecapRound {
  readonly title: string;
  /** The last ones that weighed, in the words of the story. */
  readonly lines: readonly ToldLine[];
  /** So many that weighed came before these. */
  readonly before: number;
}

/** What whoever comes back to a game wants to know first. */
export interface Recap {
  /** The last round that was played to its end, and the one that is being played, as far as anything weighed in them. */
  readonly rounds: readonly RecapRound[];
  /** How the game stands, a sentence each. */
  readonly stands: readonly string[];
  /** What newer rules changed since somebody played it last, a sentence each; empty where nothing did. */
  readonly changed: readonly string[];
}

/** What somebody did themselves: who was played, used, and struck with. */
const DEEDS: ReadonlySet<AlphaOmegaEvent['type']> = new Set([
  'cardPlayed',
  'callingDrawn',
  'attackDeclared',
  'abilityUsed',
] as const);

/** So many lines of a round are told again; who wants more has the story. */
const MOST = 9;

/** The last round, and the one that is being played. */
const ROUNDS = 2;

/**
 * What happened last and where the game stands, out of the story as it is told to whoever looks: what they may not see is
 * not in it.
 */
export function recapOf(log: readonly LogEntry[], view: View, cast: Cast): Recap {
  const rounds = storyRounds(chronicle(log, cast), cast.book)
    .slice(-ROUNDS)
    .map(roundOf)
    .filter(({ lines }) => lines.length > 0);
  const change = freshChange(log);
  const changed =
    change === null
      ? []
      : [t('rulesChanges.because', { from: change.from, to: change.to }), ...changeWords(change)];
  return { rounds, stands: [...standing(view, cast), ...people(view, cast)], changed };
}

/** Who of the Good side is hurt, and who is with the Opponents by now. */
function people({ inPlay }: View, { book }: Cast): readonly string[] {
  const persons = inPlay.filter(({ def }) => book.get(def)?.type === 'person');
  const hurt = persons.flatMap(({ def, countsFor, damage, left }) =>
    countsFor === 'good' && damage > 0 && left !== null
      ? [t('recap.hitPoints', { card: nameOf(book, def), left, of: left + damage })]
      : [],
  );
  const lured = persons.filter((card) => card.lured).map(({ def }) => nameOf(book, def));
  return [
    ...(hurt.length === 0 ? [] : [t('recap.hurt', { cards: listOf(hurt) })]),
    ...(lured.length === 0 ? [] : [t('recap.lured', { cards: listOf(lured), count: lured.length })]),
  ];
}

function roundOf({ title, rows }: StoryRound<ToldLine>): RecapRound {
  const lines = rows.flatMap(({ piece }): readonly ToldLine[] => {
    const event = piece.kind === 'line' ? piece.line.tells?.event : undefined;
    return piece.kind === 'line' && event !== undefined && (weighs(event) || DEEDS.has(event.type))
      ? [piece.line]
      : [];
  });
  return { title, lines: lines.slice(-MOST), before: Math.max(0, lines.length - MOST) };
}

/** The same for those who listen. */
export function spokenRecap({ rounds, changed }: Recap): readonly string[] {
  const told = rounds.flatMap(({ title, lines }) => [
    t('recap.inRound', { round: title }),
    ...lines.map(textOf),
  ]);
  return [...changed, ...(told.length === 0 ? [t('recap.quiet')] : told)];
}

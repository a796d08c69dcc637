import type { LogEntry } from '../../../../electron/shared/api.ts';
import type { HigherCardWire } from '../../../../electron/shared/games/higher-card/wire.ts';
import type { HigherCardEvent } from '../../../../engine/higher-card/game.ts';
import { foldTitle, noteOf } from '../../../text/log-notes.ts';
import { textOf, type Line } from '../../../text/line.ts';
import { wordsOf, type Piece, type Row, type StoryRound } from '../../../text/story.ts';
import { linesOf } from './lines.ts';

const rowOf = (piece: Piece<Line>, seats: Row['seats'] = []): Row => ({
  ...{ piece, kind: null, seats, side: null },
  words: wordsOf(piece),
});

const rowsOf = (event: HigherCardEvent, names: readonly string[]): readonly Row[] =>
  linesOf(event, names).map((line) =>
    rowOf({ kind: 'line', line }, event.type === 'laid' ? [event.seat] : []),
  );

/** The log of a game a round at a time: what happened, what was undone, and who came and went. */
export function storyOf(
  log: readonly LogEntry<HigherCardWire>[],
  names: readonly string[],
): readonly StoryRound[] {
  const rounds: { title: string; rows: Row[] }[] = [];
  const add = (...rows: readonly Row[]): void => {
    const [first] = rows;
    const isHeading = first?.piece.kind === 'line' && first.piece.line.tone === 'heading';
    if (isHeading) rounds.push({ title: first.words, rows: [...rows.slice(1)] });
    else rounds.at(-1)?.rows.push(...rows);
  };
  for (const entry of log) {
    const text = noteOf(entry, names);
    if (text !== null) add(rowOf({ kind: 'note', text }));
    if (entry.kind === 'undone') {
      const lines = entry.events.flatMap((event) => linesOf(event, names));
      add(rowOf({ kind: 'fold', title: foldTitle(entry, names), lines }));
    }
    if (entry.kind === 'answered') for (const event of entry.events) add(...rowsOf(event, names));
  }
  return rounds;
}

/** The same as plain sentences, for a game of which no table was stored. */
export const toldRounds = (log: readonly LogEntry<HigherCardWire>[], names: readonly string[]) =>
  storyOf(log, names).map(({ rows }, index) => ({
    round: index + 1,
    lines: rows.flatMap(({ piece }) => (piece.kind === 'line' ? [textOf(piece.line)] : [])),
  }));

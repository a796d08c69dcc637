import type { SeatId } from '../../engine/index.ts';
import { textOf, type Line } from './line.ts';

/** A piece of the log as it is shown: a line, a word about the people at the table, or a fold of what was taken back. */
export type Piece<L extends Line> =
  | { readonly kind: 'line'; readonly line: L }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'fold'; readonly title: string; readonly lines: readonly L[] };

/** A piece of the story with what it can be found by. */
export interface Row<L extends Line = Line> {
  readonly piece: Piece<L>;
  /** What it is about, as its game sorts it; null for what the rest hangs on, told whatever is shown. */
  readonly kind: string | null;
  /** Whose turn it was, and whom it was about. */
  readonly seats: readonly SeatId[];
  /** Whose doing it was, as its game tells sides; null where it was nobody's. */
  readonly side: string | null;
  readonly words: string;
}

/** A round of the story under its heading; the first may be what came before any round. */
export interface StoryRound<L extends Line = Line> {
  readonly title: string;
  readonly rows: readonly Row<L>[];
}

/** A piece of the story in words, to be found by. */
export function wordsOf<L extends Line>(piece: Piece<L>): string {
  if (piece.kind === 'line') return textOf(piece.line);
  return piece.kind === 'note' ? piece.text : [piece.title, ...piece.lines.map(textOf)].join('\n');
}

/** What is to be shown of the story; what is null or empty is no condition. */
export interface Wanted {
  readonly kinds: readonly string[];
  readonly seat: SeatId | null;
  readonly side: string | null;
  readonly words: string;
}

export const EVERYTHING: Wanted = { kinds: [], seat: null, side: null, words: '' };

/** Letters without case and accents, as they are looked for. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

export const wantsAll = ({ kinds, seat, side, words }: Wanted): boolean =>
  kinds.length === 0 && seat === null && side === null && words.trim() === '';

function isWanted(row: Row, { kinds, seat, side }: Wanted, words: string): boolean {
  return (
    (kinds.length === 0 || (row.kind !== null && kinds.includes(row.kind))) &&
    (seat === null || row.seats.includes(seat)) &&
    (side === null || row.side === side) &&
    (words === '' || plain(row.words).includes(words))
  );
}

/** Only what is wanted of the story, with the rounds in which there is any of it. */
export function onlyWanted<L extends Line>(
  rounds: readonly StoryRound<L>[],
  wanted: Wanted,
): readonly StoryRound<L>[] {
  if (wantsAll(wanted)) return rounds;
  const words = plain(wanted.words.trim());
  return rounds
    .map((round) => ({ ...round, rows: round.rows.filter((row) => isWanted(row, wanted, words)) }))
    .filter(({ rows }) => rows.length > 0);
}

/** The story as a text to take along. */
export const storyText = (rounds: readonly StoryRound[]): string =>
  rounds.map(({ title, rows }) => [title, ...rows.map(({ words }) => words)].join('\n')).join('\n\n');

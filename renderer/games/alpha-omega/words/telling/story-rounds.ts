import type { AlphaOmegaEvent, Side } from '../../../../../engine/alpha-omega/index.ts';
import type { SeatId } from '../../../../../engine/index.ts';
import type { Piece } from './chronicle.ts';
import { t } from '../../../../text/language/language.ts';
import { textOf } from '../../../../text/line.ts';
import type { ToldLine } from './told-line.ts';
import { sideOf, type CardBook } from '../cards/words.ts';

/** What a line of the story is about, to show only some of them. */
export const STORY_KINDS = ['attacks', 'cards', 'losses', 'chance', 'aims', 'players'] as const;
export type StoryKind = (typeof STORY_KINDS)[number];

/** `frame`: what the rest hangs on, told whatever is shown. */
const KINDS = {
  gameBegan: 'frame',
  deckShuffled: 'frame',
  roundBegan: 'frame',
  turnBegan: 'players',
  phaseBegan: 'frame',
  phaseSkipped: 'players',
  opponentDrawn: 'cards',
  opponentDeckEmpty: 'cards',
  cardsDrawn: 'cards',
  nothingDrawn: 'cards',
  nothingPlayable: 'cards',
  nobodyActs: 'players',
  callingDrawn: 'aims',
  cardPlayed: 'cards',
  enteredPlay: 'cards',
  attached: 'cards',
  eventApplied: 'cards',
  waited: 'cards',
  clockSet: 'cards',
  clockTicked: 'cards',
  attackDeclared: 'attacks',
  attackRedirected: 'attacks',
  attackCancelled: 'attacks',
  struck: 'attacks',
  attackEnded: 'attacks',
  idled: 'attacks',
  damaged: 'attacks',
  healed: 'attacks',
  saved: 'losses',
  spared: 'losses',
  defeated: 'losses',
  luredAstray: 'losses',
  discarded: 'losses',
  broughtOver: 'losses',
  dieRolled: 'chance',
  looked: 'chance',
  arranged: 'chance',
  putUnder: 'chance',
  raised: 'cards',
  brought: 'cards',
  cardsLost: 'losses',
  takenBack: 'cards',
  fell: 'losses',
  shuffledIn: 'cards',
  handShuffledIn: 'cards',
  lastingBegan: 'cards',
  abilityUsed: 'cards',
  strengthChecked: 'aims',
  callingProgressed: 'aims',
  callingAchieved: 'aims',
  playerLured: 'players',
  luredTurnTaken: 'players',
  playerFreed: 'players',
  opponentTurnBegan: 'players',
  opponentCardsDrawn: 'cards',
  opponentCardPlayed: 'cards',
  objectiveBegan: 'aims',
  objectiveAchieved: 'aims',
  objectiveFollowed: 'aims',
  conceded: 'aims',
  gameEnded: 'aims',
} as const satisfies Record<AlphaOmegaEvent['type'], StoryKind | 'frame'>;

/** A piece of the story with what it can be found by. */
export interface Row {
  readonly piece: Piece;
  readonly kind: StoryKind | 'frame';
  /** Whose turn it was, and whom it was about. */
  readonly seats: readonly SeatId[];
  /** Whose doing it was. */
  readonly side: Side | null;
  readonly words: string;
}

/** A round of the story under its heading; the first may be what came before any round. */
export interface StoryRound {
  readonly title: string;
  readonly rows: readonly Row[];
}

function sideIn({ tone, tells, parts }: ToldLine, book: CardBook): Side | null {
  if (tone === 'good' || tone === 'opponent') return tone;
  if (tells === undefined || !('by' in tells.event || 'card' in tells.event)) return null;
  const def = parts.find((part) => part.def !== undefined)?.def;
  const print = def === undefined ? undefined : book.get(def);
  return print === undefined ? null : sideOf(print);
}

/** Rows made already: a line of the log stays the same object while the log grows. */
const made = new WeakMap<ToldLine, Row>();

function lineRow(piece: Piece, line: ToldLine, book: CardBook): Row {
  const row = made.get(line) ?? newRow(piece, line, book);
  made.set(line, row);
  return row;
}

function newRow(piece: Piece, line: ToldLine, book: CardBook): Row {
  const { event, turn = null } = line.tells ?? {};
  const about = event !== undefined && 'seat' in event ? [event.seat] : [];
  return {
    piece,
    kind: event === undefined ? 'frame' : KINDS[event.type],
    seats: [...about, turn].filter((seat) => seat !== null),
    side: sideIn(line, book),
    words: textOf(line),
  };
}

function rowOf(piece: Piece, book: CardBook): Row {
  if (piece.kind === 'line') return lineRow(piece, piece.line, book);
  const words = piece.kind === 'note' ? piece.text : [piece.title, ...piece.lines.map(textOf)].join('\n');
  return { piece, kind: 'players', seats: [], side: null, words };
}

/** The story, a round at a time. */
export function storyRounds(pieces: readonly Piece[], book: CardBook): readonly StoryRound[] {
  const rounds: { title: string; rows: Row[] }[] = [];
  for (const piece of pieces) {
    if (piece.kind === 'line' && piece.line.tells?.event.type === 'roundBegan') {
      rounds.push({ title: textOf(piece.line), rows: [] });
      continue;
    }
    if (rounds.length === 0) rounds.push({ title: t('tale.before'), rows: [] });
    rounds.at(-1)?.rows.push(rowOf(piece, book));
  }
  return rounds;
}

/** What is to be shown of the story; what is null or empty is no condition. */
export interface Wanted {
  readonly kinds: readonly StoryKind[];
  readonly seat: SeatId | null;
  readonly side: Side | null;
  readonly words: string;
}

export const EVERYTHING: Wanted = { kinds: [], seat: null, side: null, words: '' };

/** Letters without case and accents, as they are looked for. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

export const wantsAll = ({ kinds, seat, side, words }: Wanted): boolean =>
  kinds.length === 0 && seat === null && side === null && words.trim() === '';

function isWanted(row: Row, { kinds, seat, side }: Wanted, words: string): boolean {
  return (
    (kinds.length === 0 || (row.kind !== 'frame' && kinds.includes(row.kind))) &&
    (seat === null || row.seats.includes(seat)) &&
    (side === null || row.side === side) &&
    (words === '' || plain(row.words).includes(words))
  );
}

/** Only what is wanted of the story, with the rounds in which there is any of it. */
export function onlyWanted(rounds: readonly StoryRound[], wanted: Wanted): readonly StoryRound[] {
  if (wantsAll(wanted)) return rounds;
  const words = plain(wanted.words.trim());
  return rounds
    .map((round) => ({ ...round, rows: round.rows.filter((row) => isWanted(row, wanted, words)) }))
    .filter(({ rows }) => rows.length > 0);
}

/** The story as a text to take along. */
export const storyText = (rounds: readonly StoryRound[]): string =>
  rounds.map(({ title, rows }) => [title, ...rows.map(({ words }) => words)].join('\n')).join('\n\n');

import type { AlphaOmegaEvent, Side } from '../../../../../engine/alpha-omega/index.ts';
import { t } from '../../../../text/language/language.ts';
import { textOf } from '../../../../text/line.ts';
import { wordsOf, type Piece, type Row, type StoryRound } from '../../../../text/story.ts';
import type { ToldLine } from './told-line.ts';
import { sideOf, type CardBook } from '../cards/words.ts';

/** What a line of the story is about, to show only some of them. */
export const STORY_KINDS = ['attacks', 'cards', 'losses', 'chance', 'aims', 'players'] as const;
export type StoryKind = (typeof STORY_KINDS)[number];

/** Null: what the rest hangs on, told whatever is shown. */
const KINDS = {
  gameBegan: null,
  deckShuffled: null,
  roundBegan: null,
  turnBegan: 'players',
  phaseBegan: null,
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
} as const satisfies Record<AlphaOmegaEvent['type'], StoryKind | null>;

function sideIn({ tone, tells, parts }: ToldLine, book: CardBook): Side | null {
  if (tone === 'good' || tone === 'opponent') return tone;
  if (tells === undefined || !('by' in tells.event || 'card' in tells.event)) return null;
  const def = parts.find((part) => part.def !== undefined)?.def;
  const print = def === undefined ? undefined : book.get(def);
  return print === undefined ? null : sideOf(print);
}

/** Rows made already: a line of the log stays the same object while the log grows. */
const made = new WeakMap<ToldLine, Row<ToldLine>>();

function lineRow(piece: Piece<ToldLine>, line: ToldLine, book: CardBook): Row<ToldLine> {
  const row = made.get(line) ?? newRow(piece, line, book);
  made.set(line, row);
  return row;
}

function newRow(piece: Piece<ToldLine>, line: ToldLine, book: CardBook): Row<ToldLine> {
  const { event, turn = null } = line.tells ?? {};
  const about = event !== undefined && 'seat' in event ? [event.seat] : [];
  return {
    piece,
    kind: event === undefined ? null : KINDS[event.type],
    seats: [...about, turn].filter((seat) => seat !== null),
    side: sideIn(line, book),
    words: wordsOf(piece),
  };
}

function rowOf(piece: Piece<ToldLine>, book: CardBook): Row<ToldLine> {
  if (piece.kind === 'line') return lineRow(piece, piece.line, book);
  return { piece, kind: 'players', seats: [], side: null, words: wordsOf(piece) };
}

/** The story, a round at a time. */
export function storyRounds(
  pieces: readonly Piece<ToldLine>[],
  book: CardBook,
): readonly StoryRound<ToldLine>[] {
  const rounds: { title: string; rows: Row<ToldLine>[] }[] = [];
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

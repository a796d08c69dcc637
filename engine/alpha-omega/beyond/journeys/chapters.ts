import type { SeatId } from '../../../kernel/types.ts';
import type { DefId } from '../../selects.ts';
import type { Balance, Outcome, OutcomeReason } from '../../types.ts';
import type { ToldEvent } from '../../view-types.ts';
import { NOBODY, soulsAfter, type Souls } from './whereabouts.ts';

/** Something that became of a card, and in which round. */
export interface Fate {
  readonly card: DefId;
  /** Who did it; null where nobody is named. */
  readonly by: DefId | null;
  readonly round: number;
}

/** Something that befell a player. */
export interface OfPlayer {
  readonly seat: SeatId;
  readonly round: number;
}

/** How an Objective ended; `goesOn` as long as it is played. */
export type Ending = 'achieved' | 'lost' | 'drawn' | 'goesOn';

/** What a game's story tells of one Objective. Whoever reads it needs neither the rules nor a table. */
export interface Chapter {
  readonly objective: DefId;
  /** The round of the game before its first. */
  readonly since: number;
  /** The Strength Checks, in order. */
  readonly balances: readonly Balance[];
  /** Rounds begun under it. */
  readonly rounds: number;
  readonly ending: Ending;
  readonly reason: OutcomeReason | null;
  /** Good Persons who were defeated and discarded. */
  readonly fallen: readonly Fate[];
  /** Good Persons Lured Astray out of play. */
  readonly lured: readonly Fate[];
  /** Angels who fell out of a Good deck and joined the Opponents (ruling 13). */
  readonly fellFromDeck: readonly Fate[];
  /** Persons who had been Lured Astray, or had fallen out of a deck, and were brought back. */
  readonly returned: readonly Fate[];
  /** The Opponents' own Persons who were brought over to the Good side. */
  readonly cameOver: readonly Fate[];
  /** Good Persons who were defeated among the Opponents, to whom they had been Lured Astray. */
  readonly fellAmongThem: readonly Fate[];
  /** The Opponents' own Persons who were defeated. */
  readonly defeated: readonly Fate[];
  readonly callings: readonly (Fate & OfPlayer)[];
  readonly luredPlayers: readonly OfPlayer[];
  /** Good cards that are left in decks, when the chapter ends or as far as it was told; a Good deck each. */
  readonly left: readonly number[];
  /** Good cards in hands then, all players' together. */
  readonly held: number;
}

/** What has to be known of a game to read its story. */
export interface Reading {
  /** The Objectives in order: more than one only in Campaign Mode. */
  readonly objectives: readonly DefId[];
  /** The size of each Good deck before anything was drawn. */
  readonly decks: readonly number[];
  /** Do all players draw from one deck? */
  readonly common: boolean;
  readonly isPerson: (def: DefId) => boolean;
}

/** A story as far as it was read. */
interface Page extends Chapter {
  readonly souls: Souls;
}

/** The chapters of a game's story, one an Objective that was begun. */
export function chaptersOf(story: readonly ToldEvent[], reading: Reading): readonly Chapter[] {
  const first: Page = {
    ...BLANK,
    objective: reading.objectives[0] ?? '',
    left: reading.decks,
    souls: NOBODY,
  };
  const pages: Page[] = [first];
  for (const told of story) {
    const now = pages.pop() ?? first;
    const next = reading.objectives[pages.length + 1] ?? '';
    pages.push(...turned(now, told, reading, next));
  }
  return pages.map(({ souls: _, ...chapter }) => chapter);
}

const BLANK = {
  since: 0,
  balances: [],
  rounds: 0,
  ending: 'goesOn',
  reason: null,
  fallen: [],
  lured: [],
  fellFromDeck: [],
  returned: [],
  cameOver: [],
  fellAmongThem: [],
  defeated: [],
  callings: [],
  luredPlayers: [],
  held: 0,
} as const satisfies Partial<Chapter>;

/** The page after one more event; with `objectiveFollowed` it is over, and another begins. */
function turned(page: Page, told: ToldEvent, reading: Reading, objective: DefId): readonly Page[] {
  const souls = soulsAfter(page.souls, told, reading.isPerson);
  const now = { ...withPeople(withDecks(page, told, reading), told, reading), souls };
  const { event } = told;
  switch (event.type) {
    case 'roundBegan':
      return [{ ...now, rounds: event.round - now.since }];
    case 'strengthChecked':
      return [{ ...now, balances: [...now.balances, event.balance] }];
    case 'objectiveFollowed': {
      const { left, held, since, rounds } = now;
      const next: Page = { ...BLANK, objective, since: since + rounds, left, held, souls };
      return [{ ...now, ending: 'achieved' }, next];
    }
    case 'gameEnded':
      return [{ ...now, ...endingOf(event.outcome) }];
    default:
      return [now];
  }
}

function endingOf({ winner, reason }: Outcome): Pick<Chapter, 'ending' | 'reason'> {
  if (winner === null) return { ending: 'drawn', reason };
  return { ending: winner === 'good' ? 'achieved' : 'lost', reason };
}

function withPeople(page: Page, told: ToldEvent, { isPerson }: Reading): Page {
  const { event, defs } = told;
  const { rounds: round } = page;
  const fate = (card: number, by: number | null): Fate => ({
    card: defs[card] ?? '',
    by: by === null ? null : (defs[by] ?? null),
    round,
  });
  switch (event.type) {
    case 'defeated': {
      if (event.fate === 'lured' || !isPerson(defs[event.card] ?? '')) return page;
      const one = fate(event.card, event.by);
      const soul = page.souls.get(event.card);
      if (soul?.where === 'inPlay') return { ...page, fallen: [...page.fallen, one] };
      return soul?.where === 'lured' && !soul.cameOver
        ? { ...page, fellAmongThem: [...page.fellAmongThem, one] }
        : { ...page, defeated: [...page.defeated, one] };
    }
    case 'luredAstray':
      return { ...page, lured: [...page.lured, fate(event.card, event.by)] };
    case 'fell':
      return event.owner === null
        ? page
        : { ...page, fellFromDeck: [...page.fellFromDeck, fate(event.card, null)] };
    case 'broughtOver': {
      const one = fate(event.card, event.by);
      return page.souls.has(event.card)
        ? { ...page, returned: [...page.returned, one] }
        : { ...page, cameOver: [...page.cameOver, one] };
    }
    case 'callingAchieved':
      return {
        ...page,
        callings: [...page.callings, { ...fate(event.card, null), seat: event.seat }],
      };
    case 'playerLured':
      return { ...page, luredPlayers: [...page.luredPlayers, { seat: event.seat, round }] };
    default:
      return page;
  }
}

function withDecks(page: Page, { event }: ToldEvent, { common }: Reading): Page {
  const deckOf = (seat: SeatId): number => (common ? 0 : seat);
  const less = (seat: SeatId, count: number): readonly number[] =>
    page.left.map((left, deck) => (deck === deckOf(seat) ? Math.max(0, left - count) : left));
  switch (event.type) {
    case 'cardsDrawn':
      return { ...page, left: less(event.seat, event.count), held: page.held + event.count };
    case 'brought':
      return event.outOf === undefined ? page : { ...page, left: less(event.outOf, 1) };
    case 'cardPlayed':
      return { ...page, held: page.held - 1 };
    case 'takenBack':
      return { ...page, held: page.held + 1 };
    case 'shuffledIn':
      return { ...page, left: less(event.seat, -1) };
    case 'handShuffledIn':
      return { ...page, left: less(event.seat, -event.count), held: page.held - event.count };
    case 'cardsLost':
      return event.from === 'hand'
        ? { ...page, held: page.held - event.cards.length }
        : { ...page, left: less(event.seat, event.cards.length) };
    case 'fell':
      return event.owner === null ? page : { ...page, left: less(event.owner, 1) };
    default:
      return page;
  }
}

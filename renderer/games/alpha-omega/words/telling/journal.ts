import type { Balance, Chapter, Fate } from '../../../../../engine/alpha-omega/index.ts';
import { parts, t } from '../../../../text/language/language.ts';
import type { Part } from '../../../../text/line.ts';
import { listed } from '../../../../text/lists.ts';
import { lead } from '../game/outcome.ts';
import { nameOf } from '../cards/words.ts';
import { seatName } from '../../../../text/seats.ts';
import type { Cast } from './voice.ts';

/** A sentence of a journal; names of cards can be looked up. */
export type Sentence = readonly Part[];

/**
 * The chronicle of an Objective in whole sentences, from what happened alone. Where there are several ways of telling the
 * same, `seed` chooses: the same chapter is told alike whenever it is read, and two are not told alike.
 */
export function chapterInWords(chapter: Chapter, cast: Cast, seed: string): readonly Sentence[] {
  const pick = picker(`${seed} ${chapter.objective}`);
  if (chapter.ending === 'goesOn' && chapter.balances.length === 0) return openingOf(chapter, pick);
  return [
    ...openingOf(chapter, pick),
    ...balanceOf(chapter, pick),
    ...lossesOf(chapter, cast, pick),
    ...gainsOf(chapter, cast, pick),
    ...endingOf(chapter, pick),
  ];
}

/** Chooses one of some ways, the same for the same seed and what is told. */
type Pick = <T>(about: string, ways: readonly [T, ...T[]]) => T;

function picker(seed: string): Pick {
  return (about, ways) => {
    let hash = 0x811c9dc5;
    for (const unit of `${seed} ${about}`) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193);
    return ways[((hash ^ (hash >>> 15)) >>> 0) % ways.length] ?? ways[0];
  };
}

function openingOf({ rounds, ending, balances }: Chapter, pick: Pick): readonly Sentence[] {
  if (ending === 'goesOn') return [parts('journal.openingSoFar', { rounds: balances.length })];
  const key = pick('opening', ['journal.opening1', 'journal.opening2', 'journal.opening3'] as const);
  return [parts(key, { rounds })];
}

const leadWords = (points: number): string => {
  if (points === 0) return t('journal.even');
  return points > 0 ? t('journal.good', { lead: points }) : t('journal.opponents', { trail: -points });
};

/** What turned the Balance: where it changed sides last, else where it moved most; and the worst, where there was one. */
function balanceOf({ balances }: Chapter, pick: Pick): readonly Sentence[] {
  const leads = balances.map(lead);
  if (leads.length < 2) return [];
  const turn = lastTurn(leads);
  const [round, before, after] = turn ?? farthest(leads);
  const told = { round: round + 1, before: leadWords(before), after: leadWords(after) };
  const lowest = Math.min(...leads);
  const deepest = { round: leads.indexOf(lowest) + 1, trail: -lowest };
  return [
    ...(turn === null ? [steady(leads, pick)] : []),
    turn === null
      ? parts(pick('swing', ['journal.swing1', 'journal.swing2'] as const), told)
      : parts(pick('turn', ['journal.turn1', 'journal.turn2', 'journal.turn3'] as const), told),
    ...(lowest < 0 && turn !== null
      ? [parts(pick('deepest', ['journal.deepest1', 'journal.deepest2'] as const), deepest)]
      : []),
  ];
}

/** Whoever led all the time: nobody is told to have led where the scales stood even. */
function steady(leads: readonly number[], pick: Pick): Sentence {
  const isGood = leads.every((one) => one >= 0);
  const isStrict = leads.every((one) => one !== 0);
  if (isGood)
    return parts(isStrict ? pick('ahead', ['journal.ahead1', 'journal.ahead2'] as const) : 'journal.ahead2');
  return parts(
    isStrict ? pick('behind', ['journal.behind1', 'journal.behind2'] as const) : 'journal.behind2',
  );
}

type Move = readonly [index: number, before: number, after: number];

/** Where the lead changed sides for the last time; null where it never did. */
function lastTurn(leads: readonly number[]): Move | null {
  let side = 0;
  let last = 0;
  let found: Move | null = null;
  for (const [index, now] of leads.entries()) {
    if (now !== 0 && side !== 0 && Math.sign(now) !== side) found = [index, last, now];
    if (now !== 0) side = Math.sign(now);
    last = now;
  }
  return found;
}

function farthest(leads: readonly number[]): Move {
  const moves = leads.map((now, index): Move => [index, leads[index - 1] ?? 0, now]);
  return moves.reduce((most, move) =>
    Math.abs(move[2] - move[1]) > Math.abs(most[2] - most[1]) ? move : most,
  );
}

const named = (fates: readonly Fate[], { book }: Cast): readonly Part[] =>
  listed(unique(fates).map(({ card }) => ({ text: nameOf(book, card), def: card })));

/** Each card once, in the order in which it was met: nobody falls twice in one sentence. */
const unique = (fates: readonly Fate[]): readonly Fate[] =>
  fates.filter(({ card }, index) => fates.findIndex((other) => other.card === card) === index);

function lossesOf(
  { fallen, lured, fellFromDeck, fellAmongThem, luredPlayers }: Chapter,
  cast: Cast,
  pick: Pick,
): readonly Sentence[] {
  if ([fallen, lured, fellFromDeck, fellAmongThem].every(({ length }) => length === 0))
    return [parts(pick('nobody', ['journal.nobodyFell1', 'journal.nobodyFell2'] as const))];
  return [
    ...toldOf(fallen, cast, {
      one: 'journal.fellTo',
      many: pick('fell', ['journal.fell1', 'journal.fell2'] as const),
    }),
    ...toldOf(lured, cast, {
      one: 'journal.luredBy',
      many: pick('lured', ['journal.lured1', 'journal.lured2'] as const),
    }),
    ...countedOf('journal.fellFromDeck', fellFromDeck, cast),
    ...countedOf('journal.fellAmongThem', fellAmongThem, cast),
    ...luredPlayers.map(({ seat, round }) =>
      parts('journal.playerLured', { player: seatName(cast.seats, seat), round }),
    ),
  ];
}

/** Those of whom nobody is said to have done it, in one sentence; none where there are none. */
function countedOf(
  key: 'journal.fellFromDeck' | 'journal.fellAmongThem',
  fates: readonly Fate[],
  cast: Cast,
): readonly Sentence[] {
  if (fates.length === 0) return [];
  return [parts(key, { cards: named(fates, cast), count: unique(fates).length })];
}

/** One is told with who did it and when, where that is known; several are told together. */
function toldOf(
  fates: readonly Fate[],
  cast: Cast,
  keys: {
    readonly one: 'journal.fellTo' | 'journal.luredBy';
    readonly many: 'journal.fell1' | 'journal.fell2' | 'journal.lured1' | 'journal.lured2';
  },
): readonly Sentence[] {
  const [first, ...others] = unique(fates);
  if (first === undefined) return [];
  if (others.length > 0 || first.by === null)
    return [parts(keys.many, { cards: named(fates, cast), count: others.length + 1 })];
  const card = { text: nameOf(cast.book, first.card), def: first.card };
  const by = { text: nameOf(cast.book, first.by), def: first.by };
  return [parts(keys.one, { card, by, round: first.round })];
}

function gainsOf(
  { returned, cameOver, defeated, callings }: Chapter,
  cast: Cast,
  pick: Pick,
): readonly Sentence[] {
  const count = (fates: readonly Fate[]): number => unique(fates).length;
  return [
    ...(returned.length === 0
      ? []
      : [
          parts(pick('returned', ['journal.returned1', 'journal.returned2'] as const), {
            cards: named(returned, cast),
            count: count(returned),
          }),
        ]),
    ...(cameOver.length === 0
      ? []
      : [
          parts(pick('cameOver', ['journal.cameOver1', 'journal.cameOver2'] as const), {
            cards: named(cameOver, cast),
            count: count(cameOver),
          }),
        ]),
    ...(defeated.length === 0
      ? []
      : [
          parts(pick('defeated', ['journal.defeated1', 'journal.defeated2'] as const), {
            count: defeated.length,
          }),
        ]),
    ...(callings.length === 0
      ? []
      : [
          parts(pick('callings', ['journal.callings1', 'journal.callings2'] as const), {
            cards: named(callings, cast),
            count: count(callings),
          }),
        ]),
  ];
}

function endingOf(chapter: Chapter, pick: Pick): readonly Sentence[] {
  const { ending, left } = chapter;
  if (ending === 'goesOn') return [];
  const cards = left.reduce((sum, one) => sum + one, 0);
  return [endOf(chapter, pick), parts('journal.deck', { left: cards })];
}

function endOf({ ending, reason, balances }: Chapter, pick: Pick): Sentence {
  const points = lead(balances.at(-1) ?? EVEN);
  if (ending === 'drawn') return parts('journal.drawn');
  if (ending === 'achieved') {
    if (reason === 'opponentDeckDefeated') return parts('journal.deckDefeated');
    // On the way of a campaign nobody says why it was achieved: the lead was not always what did it.
    if (points < 0) return parts('journal.fulfilledBehind', { trail: -points });
    if (reason === 'objectiveFulfilled' || points === 0) return parts('journal.fulfilled', { lead: points });
    return parts(pick('achieved', ['journal.achieved1', 'journal.achieved2'] as const), { lead: points });
  }
  if (reason === 'conceded') return parts('journal.conceded');
  if (reason === 'goodDecksExhausted') return parts('journal.exhausted');
  if (reason === 'objectiveFailed' || points >= 0) return parts('journal.failed');
  return parts(pick('lost', ['journal.lost1', 'journal.lost2'] as const), { trail: -points });
}

const EVEN: Balance = { good: 0, opponent: 0 };

import type { DefId, InPlayView, SeatView, Side, View } from '../../../../../engine/alpha-omega/index.ts';
import { printedWords, spokenCard } from '../cards/card-words.ts';
import { endSentences } from '../game/goals.ts';
import { t } from '../../../../text/language/language.ts';
import { roundNow } from './objective-round.ts';
import { listOf } from '../../../../text/lists.ts';
import { lead } from '../game/outcome.ts';
import { stepName, stepNow } from './round-steps.ts';
import type { Cast } from './voice.ts';
import { nameOf, type CardBook } from '../cards/words.ts';

/** A part of the table in words: what it is, and a sentence for each thing in it. */
export interface Passage {
  readonly heading: string;
  readonly lines: readonly string[];
}

/** How the game stands, in three sentences: where it is, what the scale says, what has to be reached. */
export function standing(view: View, { book, seats }: Cast): readonly string[] {
  const turn = view.turn === null ? null : seats[view.turn];
  const by = lead(view.balance);
  return [
    t('voice.round', {
      round: roundNow(view),
      phase: stepName(stepNow(view)),
      turn: turn == null ? t('voice.noTurn') : t('voice.turnOf', { name: turn }),
    }),
    t('voice.balance', {
      ...view.balance,
      lead: by === 0 ? t('voice.even') : by > 0 ? t('voice.good', { by }) : t('voice.opponent', { by: -by }),
    }),
    t('voice.objective', {
      name: nameOf(book, view.objective.def),
      goal: view.goal,
      lostBy: view.lostBy,
    }),
    ...endSentences(view, book),
    ...(view.outcome === null ? [] : [t('voice.over')]),
  ];
}

/** The whole table in words, for those who cannot see it: everything that the looking seats can see, and no more. */
export function boardInWords(view: View, cast: Cast): readonly Passage[] {
  return [
    { heading: t('voice.stands'), lines: standing(view, cast) },
    side(view, 'opponent', cast),
    side(view, 'good', cast),
    ...hands(view, cast),
    ...callings(view, cast),
    { heading: t('voice.piles'), lines: piles(view) },
  ];
}

function side(view: View, which: Side, cast: Cast): Passage {
  const cards = view.inPlay.filter(({ countsFor, host }) => countsFor === which && host === null);
  const held = view.inPlay.filter(({ host }) => cards.some(({ id }) => id === host));
  const count = cards.length + held.length;
  const heading = which === 'opponent' ? t('voice.opponents', { count }) : t('voice.goods', { count });
  const borne = (host: InPlayView): readonly string[] =>
    view.inPlay.filter((item) => item.host === host.id).map((item) => words(item, cast));
  const lines = cards.map((card) => {
    const items = borne(card);
    const said = owned(card, view, cast);
    return items.length === 0 ? said : t('voice.carries', { card: said, items: listOf(items) });
  });
  return { heading, lines };
}

const words = (card: InPlayView, cast: Cast): string => spokenCard(cast.book.get(card.def), card, cast);

/** Whose card it is matters where several play. */
function owned(card: InPlayView, { seats }: View, cast: Cast): string {
  const owner = card.owner === null || seats.length < 2 ? undefined : cast.seats[card.owner];
  const said = words(card, cast);
  return owner === undefined ? said : t('voice.owned', { card: said, owner });
}

/** A card of a hand, with what somebody who cannot see it wants to know of it. */
function held(book: CardBook, id: DefId): string {
  const def = book.get(id);
  return def === undefined ? nameOf(book, id) : printedWords(def);
}

function hands({ seats, opponents }: View, { book }: Cast): readonly Passage[] {
  const good = seats.map(({ name, hand }) => ({
    name,
    cards: hand?.map(({ def, spent }) => {
      const card = held(book, def);
      return spent ? t('voice.spent', { card }) : card;
    }),
  }));
  const theirs = opponents.map(({ name, hand }) => ({
    name,
    cards: hand?.map(({ def }) => held(book, def)),
  }));
  return [...good, ...theirs].flatMap(({ name, cards }) =>
    cards === undefined ? [] : [{ heading: t('voice.hand', { name, count: cards.length }), lines: cards }],
  );
}

function callings({ seats }: View, { book }: Cast): readonly Passage[] {
  const lines = seats.flatMap(({ name: owner, callings: own }) =>
    own.map(({ def, progress, times, achieved }) => {
      const card = nameOf(book, def);
      return achieved
        ? t('voice.callingAchieved', { card, owner })
        : t('voice.calling', { card, owner, progress, times });
    }),
  );
  return lines.length === 0 ? [] : [{ heading: t('voice.callings'), lines }];
}

const piles = ({ seats, opponent, callingDeckCount }: View): readonly string[] => [
  ...seats.map(({ name, deckCount, discard }: SeatView) =>
    t('voice.goodPile', { name, deck: deckCount, discard: discard.length }),
  ),
  t('voice.opponentPile', { deck: opponent.deckCount, discard: opponent.discard.length }),
  t('voice.callingPile', { count: callingDeckCount }),
];

import type { Catalogue, Forbidden } from '../../definitions.ts';
import type { State } from '../../game.ts';
import type { Option } from '../../options.ts';
import { isBeaten } from '../../queries/cards.ts';
import { isForbidden } from '../../queries/strength.ts';
import type { CardId, Table } from '../../types.ts';
import { cardIn, type Check, type Law, lawOfMoves, lawOfSteps } from './law.ts';
import { type Ban, isMeant, isTrue, objectiveOn, wordsOf } from './objective-words.ts';

/** What an Objective forbids in its printed words is neither offered nor done. */
export const bansKept: Law = lawOfSteps(
  "what an Objective's printed words forbid is not done",
  (step, check) => {
    const { state, moves, content } = step;
    for (const { before, event } of moves) {
      if (event.type === 'attackDeclared') {
        checkBan({ table: before, content }, 'attack', event.by, check);
        checkBan({ table: before, content }, 'be attacked', event.target, check);
      } else if (event.type === 'luredAstray')
        checkBan({ table: before, content }, 'be Lured Astray', event.card, check);
      else if (event.type === 'broughtOver')
        checkBan({ table: before, content }, 'be brought over', event.card, check);
      else if (event.type === 'defeated' && !hasFallen({ table: before, content }, event.card))
        checkBan({ table: before, content }, 'defeated outright', event.card, check);
    }
    for (const option of state.pending?.ask.options ?? []) checkOption(state, option, content, check);
  },
);

type Seen = Readonly<{ table: Table; content: Catalogue }>;

/** Has a card no hit points left? */
function hasFallen(seen: Seen, id: CardId): boolean {
  const card = seen.table.inPlay.find((each) => each.id === id);
  return card === undefined || isBeaten(seen, card);
}

function checkOption({ table, pending }: State, option: Option, content: Catalogue, check: Check): void {
  if (option.kind === 'attack') {
    checkBan({ table, content }, 'attack', option.card, check);
    checkBan({ table, content }, 'be attacked', option.target, check);
  }
  if (option.kind !== 'play' || pending?.about !== 'play') return;
  const isPlace = content.get(table.cards[option.card]?.def ?? '')?.type === 'place';
  if (isPlace)
    for (const ban of bansOn({ table, content }, 'play Places'))
      check(false, () => `${ban.who} are offered ${cardIn(table, option.card)}`);
}

function checkBan(seen: Seen, what: Ban['what'], id: CardId, check: Check): void {
  const { table, content } = seen;
  const card = table.inPlay.find((each) => each.id === id);
  for (const { who } of bansOn(seen, what))
    check(
      card === undefined || !isMeant(who, card, table, content),
      () => `${cardIn(table, id)} is to ${what}, and ${who} cannot`,
    );
}

/** The bans in force of an Objective's printed words. */
export const bansOn = ({ table, content }: Seen, what: Ban['what']): readonly Ban[] =>
  wordsOf(objectiveOn(table, content)).bans.filter(
    (ban) => ban.what === what && (ban.when === null || isTrue(ban.when, table, content)),
  );

/** What any card forbids, also where a card commands the blow. To step in is everybody's own will. */
export const cannotKept: Law = lawOfMoves(
  'nobody attacks, is attacked or brought over that cannot',
  ({ before, event }, check, { content }) => {
    const seen = { table: before, content };
    if (event.type === 'broughtOver')
      check(
        !isBarred(seen, event.card, 'beOvercome'),
        () => `${cardIn(before, event.card)} is brought over and cannot be`,
      );
    if (event.type === 'defeated') {
      check(
        !isBarred(seen, event.card, 'beOvercome') || hasFallen(seen, event.card),
        () => `${cardIn(before, event.card)} is defeated without damage and cannot be`,
      );
    }
    if (event.type !== 'attackDeclared') return;
    check(!isBarred(seen, event.by, 'attack'), () => `${cardIn(before, event.by)} attacks and cannot`);
    check(
      !isBarred(seen, event.target, 'beAttacked'),
      () => `${cardIn(before, event.target)} is attacked and cannot be`,
    );
  },
);

/** Is something forbidden to a card, or to be done to it, as the rules reckon it, or by an Event that is seen to lie on it? */
export function isBarred(seen: Seen, id: CardId, what: Forbidden): boolean {
  const { table, content } = seen;
  const card = table.inPlay.find((each) => each.id === id);
  if (card === undefined) return false;
  const onIt = table.inPlay.filter(({ host }) => host === id);
  return isForbidden(seen, card, what) || onIt.some(({ def }) => forbidsBearer(content.get(def), what));
}

/** Is it an Event that forbids something to whatever it lies on? */
export const forbidsBearer = (print: ReturnType<Catalogue['get']>, what: Forbidden): boolean =>
  print?.type === 'event' &&
  print.abilities.some(
    (ability) =>
      ability.kind === 'constant' &&
      ability.affects?.is === 'host' &&
      ability.if === undefined &&
      ability.gives.change === 'cannot' &&
      ability.gives.what === what,
  );

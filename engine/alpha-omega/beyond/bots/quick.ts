import type { Answer, Rng } from '../../../kernel/types.ts';
import type { State } from '../../game.ts';
import type { Look } from '../../look.ts';
import { countsFor, defOf, find, hitPoints, left, personOf, placeInPlay } from '../../queries/cards.ts';
import { attackOf, balanceOf, luresAstray, strengthOf } from '../../queries/strength.ts';
import type { InPlay } from '../../types.ts';
import type { Option } from '../../options.ts';
import { byLiking, greedyAnswer } from './greedy.ts';
import { sideOf, type Seen, type Sight } from './sense.ts';

/**
 * The good sense of `steadyAnswer` without the detour of a view, for games that a bot only imagines: it looks at the state
 * itself, so it is never asked about a real one.
 * @param look the table of the state, and its content
 * @returns the answer, and the state of chance after it
 */
export function quickAnswer(
  pending: NonNullable<State['pending']>,
  look: Look,
  rng: Rng,
): readonly [Answer, Rng] {
  return greedyAnswer(pending.ask, sightOf(pending, look), rng);
}

/** The options of a question of an imagined game, those that good sense likes best first. */
export function quickRanking(pending: NonNullable<State['pending']>, look: Look): readonly Option[] {
  return byLiking(pending.ask.options, sightOf(pending, look));
}

function sightOf({ about, seat }: NonNullable<State['pending']>, look: Look): Sight {
  const { table } = look;
  const seen = new Map<number, Seen | undefined>();
  return {
    about,
    mine: sideOf(seat, table.seats.length),
    balance: balanceOf(look),
    attack: table.attack,
    callings: table.seats[table.turn ?? 0]?.callings.length ?? 0,
    hasPlace: placeInPlay(look) !== undefined,
    print: (id) => defOf(look, id),
    card(id) {
      if (seen.has(id)) return seen.get(id);
      const card = find(table, id);
      const found = card && seenIn(look, card);
      seen.set(id, found);
      return found;
    },
  };
}

function seenIn(look: Look, card: InPlay): Seen {
  return {
    countsFor: countsFor(look.table, card),
    damage: card.damage,
    left: hitPoints(look, card) === null ? null : left(look, card),
    strength: strengthOf(look, card),
    attack: personOf(look, card) === null ? null : attackOf(look, card, null),
    luresAstray: luresAstray(look, card),
  };
}

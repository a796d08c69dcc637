import { attacksAllowed } from '../../queries/strength.ts';
import type { CardId } from '../../types.ts';
import { cardIn, type Law } from './law.ts';

/** Ruling 5: an Opponent acts once a round, whatever side it was on before; Foolishness and its like come on top. */
export const actsOnce: Law = {
  name: 'an Opponent acts once a round',
  watch(check) {
    const acted = new Set<CardId>();
    return ({ moves }) => {
      for (const { before, event, isCommanded } of moves) {
        if (event.type === 'roundBegan') acted.clear();
        // Whoever comes back from a discard pile is as new.
        if (event.type === 'discarded') acted.delete(event.card);
        const actor =
          event.type === 'attackDeclared'
            ? event.by
            : event.type === 'abilityUsed' && event.acted
              ? event.card
              : null;
        if (actor === null) continue;
        const isOpponent = before.inPlay.some(({ id, side }) => id === actor && side === 'opponent');
        if (isOpponent && !isCommanded)
          check(
            !acted.has(actor),
            () => `${cardIn(before, actor)} acts again in round ${String(before.round)}`,
          );
        acted.add(actor);
      }
    };
  },
};

/** Rulebook, Action Phase: each Person attacks once a turn, unless a card says otherwise. */
export const attacksOnce: Law = {
  name: 'a Good Person attacks once a turn, or as often as cards allow',
  watch(check) {
    const attacks = new Map<CardId, number>();
    return ({ moves, content }) => {
      for (const { before, event, isCommanded } of moves) {
        if (event.type === 'turnBegan') attacks.clear();
        if (event.type !== 'attackDeclared') continue;
        const attacker = before.inPlay.find(({ id }) => id === event.by);
        if (attacker?.side !== 'good') continue;
        const count = (attacks.get(event.by) ?? 0) + 1;
        attacks.set(event.by, count);
        if (isCommanded) continue;
        const allowed = attacksAllowed({ table: before, content }, attacker);
        check(
          count <= allowed,
          () => `${cardIn(before, event.by)} attacks ${String(count)} times of ${String(allowed)}`,
        );
        check(before.turn === attacker.owner, () => `${cardIn(before, event.by)} attacks in another's turn`);
      }
    };
  },
};

/** Ruling 15: a Person is played once per game, across all players and whatever became of it. */
export const playedOnce: Law = {
  name: 'a Person is played once per game',
  watch(check) {
    const met = new Set<string>();
    return ({ moves, content }) => {
      for (const { before, event } of moves) {
        if (event.type !== 'cardPlayed' && event.type !== 'fell' && event.type !== 'brought') continue;
        const def = before.cards[event.card]?.def ?? '';
        const print = content.get(def);
        if (print?.type !== 'person' || print.side !== 'good') continue;
        // What an Objective brings begins in play also when its Person was played before (ruling 32).
        check(
          event.type === 'brought' || !met.has(def),
          () => `${cardIn(before, event.card)} comes again by ${event.type}`,
        );
        met.add(def);
      }
    };
  },
};

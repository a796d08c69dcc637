import type { SeatId } from '../../kernel/types.ts';
import type { NobodyReason } from '../events.ts';
import type { Look } from '../look.ts';
import { abilityOption, attackOption, playOption, type Option } from '../options.ts';
import type { CardId, InPlay } from '../types.ts';
import { actingSeat, defOf, personOf } from './cards.ts';
import { canCarry } from './carrying.ts';
import { eventHosts } from './hosts.ts';
import { abilityInPlaceOfAttack } from './legal.ts';
import { isForbidden } from './strength.ts';
import { preyFor } from './targeting.ts';

/** Rulebook, Opponent Play: the cards that a player of the Opponents may play now, each with what it may be put on. */
export function opponentPlays(look: Look, seat: SeatId): readonly Option[] {
  const { opponents, seats } = look.table;
  return (opponents[seat - seats.length]?.hand ?? []).flatMap((card): readonly Option[] => {
    const def = defOf(look, card);
    if (def.type === 'item') return itemPlays(look, card);
    return whyNotOpponentPlay(look, card) === null ? [playOption(card)] : [];
  });
}

/** Why a player of the Opponents cannot play a card; null when it can be played. */
export function whyNotOpponentPlay(look: Look, card: CardId): 'wouldBeSpent' | null {
  const def = defOf(look, card);
  // An Event that has to pick a Good Person and finds none would be spent for nothing (ruling 27).
  if (def.type !== 'event' || def.on === undefined || def.on.side === 'opponent') return null;
  return eventHosts(look, card, actingSeat(look.table)).length === 0 ? 'wouldBeSpent' : null;
}

/** Rulebook, Good Item cards: played on a Person of one's choice; with nobody able to use it, it waits. */
function itemPlays(look: Look, item: CardId): readonly Option[] {
  const able = look.table.inPlay.filter((card) => card.side === 'opponent' && canCarry(look, item, card));
  return able.length === 0 ? [playOption(item)] : able.map(({ id }) => playOption(item, id));
}

/**
 * The attacks and abilities of Opponents that have not acted this round (ruling 33). Whoever was Lured, fell or was
 * raised this round waits for the Clean-Up.
 */
export function opponentActions(look: Look): readonly Option[] {
  return look.table.inPlay
    .filter((card) => card.side === 'opponent' && whyNotReady(look, card) === null)
    .flatMap((card) => actionsOf(look, card));
}

/** Why a player of the Opponents cannot let one of theirs act; null when it is ready. */
export function whyNotReady(look: Look, card: InPlay): 'hasActed' | 'justJoined' | 'notAPerson' | null {
  if (personOf(look, card) === null) return 'notAPerson';
  if (card.acted) return 'hasActed';
  return card.joining ? 'justJoined' : null;
}

/** Why a player of the Opponents who may act has nobody who can. */
export function whyNoOpponentActs(look: Look): NobodyReason {
  const ready = look.table.inPlay.filter(
    (card) => card.side === 'opponent' && whyNotReady(look, card) === null,
  );
  if (ready.length === 0) return 'noPerson';
  return ready.every((card) => preyFor(look, card).length === 0) ? 'noFoes' : 'noneAble';
}

function actionsOf(look: Look, card: InPlay): readonly Option[] {
  const ability = abilityInPlaceOfAttack(look, card);
  const abilities = ability ? [abilityOption(card.id, ability.index)] : [];
  if (isForbidden(look, card, 'attack')) return abilities;
  return [...abilities, ...preyFor(look, card).map((target) => attackOption(card.id, target.id))];
}

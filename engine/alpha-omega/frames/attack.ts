import type { SeatId } from '../../kernel/types.ts';
import { useAbility } from '../actions/ability.ts';
import { idle } from '../actions/idle.ts';
import { offerInterrupts } from '../actions/interrupt.ts';
import { fallen, hit } from '../actions/hit.ts';
import { blowParts } from '../beyond/explain/attack.ts';
import { cardOption, isChosen, type Option } from '../options.ts';
import {
  actingSeat,
  countsFor,
  find,
  get,
  isBeaten,
  left,
  opponentPlayer,
  opponentsDecider,
  personOf,
} from '../queries/cards.ts';
import { whyNoBlow, whyNoStrike } from '../queries/idle.ts';
import { interruptsFor } from '../queries/interrupts.ts';
import { abilityInPlaceOfAttack } from '../queries/legal.ts';
import { aimOf, nextWeakest, preyFor, preyOfOpponents, type Aim } from '../queries/targeting.ts';
import type { TargetReason } from '../events.ts';
import type { FrameOf } from '../frames.ts';
import type { FrameHandler, Game, Next } from '../game.ts';
import type { CardId, InPlay } from '../types.ts';

/**
 * Rulebook, Opponent Phase: "That card immediately carries out an attack or performs its ability if possible." An
 * Opponent attacks the Good card closest to being defeated; only a tie is a choice.
 */
export const opponentAttack: FrameHandler<'opponentAttack'> = (game, frame, chosen) => {
  const attacker = find(game.table, frame.by);
  if (attacker?.side !== 'opponent') return { go: 'done' };
  const ability = chosen || frame.strikes ? undefined : abilityInPlaceOfAttack(game, attacker);
  if (ability) return { go: 'to', frame: useAbility(game, ability, actingSeat(game.table)) };
  const { told = null } = frame;
  const why = whyNoBlow(game, attacker, told);
  if (why === null) return blow(game, frame, attacker, chosen);
  // Where others could be attacked, but none of those that a card means, there is no blow and nobody to wait for.
  if (told === null || why === 'cannotAttack' || preyOfOpponents(game).length === 0)
    idle(game, attacker, why);
  return { go: 'done' };
};

/** The target is found, or asked for. */
function blow(
  game: Game,
  frame: FrameOf<'opponentAttack'>,
  attacker: InPlay,
  chosen: readonly Option[] | undefined,
): Next {
  const aim = aimOf(game, attacker, frame.told);
  // A player of the Opponents chooses whom they attack; whom a card makes them strike, the card has said.
  const isFree = opponentPlayer(game.table) !== null && !frame.strikes;
  const ids = (isFree ? preyFor(game, attacker) : aim.cards).map(({ id }) => id);
  const target = chosen ? ids.find((id) => isChosen(chosen, id)) : ids.length === 1 ? ids[0] : undefined;
  if (target === undefined) return askTie(game, frame, ids);
  const reason: TargetReason = isFree
    ? { kind: 'player' }
    : reasonOf(game, aim, get(game.table, target), chosen ? opponentsDecider(game.table) : null);
  return { go: 'to', frame: { kind: 'attack', by: attacker.id, target, why: reason } };
}

function reasonOf(game: Game, aim: Aim, target: InPlay, chosenBy: SeatId | null): TargetReason {
  const { cards, pick, through } = aim;
  const facts = { left: left(game, target), tied: cards.length, chosenBy };
  if (through !== null) return { kind: 'told', card: through, pick, ...facts };
  const next = nextWeakest(game, cards);
  return { kind: 'weakest', ...facts, ...(next ? { next: { card: next.id, left: left(game, next) } } : {}) };
}

function askTie(game: Game, frame: FrameOf<'opponentAttack'>, tied: readonly CardId[]): Next {
  const question = {
    seat: opponentsDecider(game.table),
    about: 'opponentTarget',
    source: frame.by,
    ask: { kind: 'one', options: tied.map(cardOption) },
  } as const;
  return { go: 'ask', question, then: frame };
}

/** An attack is declared; then others may step in; then the blow falls. A card makes nobody strike who cannot attack. */
export const attack: FrameHandler<'attack'> = (game, frame) => {
  const by = find(game.table, frame.by);
  const target = find(game.table, frame.target);
  if (!by || !target) return { go: 'done' };
  const why = frame.why.kind === 'card' ? whyNoStrike(game, by, target) : null;
  if (why) {
    idle(game, by, why);
    return { go: 'done' };
  }
  game.emit({ type: 'attackDeclared', by: frame.by, target: frame.target, why: frame.why });
  return {
    go: 'call',
    frames: [{ kind: 'attackInterrupts', asked: [] }, { kind: 'strike' }, { kind: 'attackEnd' }],
  };
};

/** Good cards that step in are asked for only when a card that stands with the Good side is attacked by one that does not. */
export const attackInterrupts: FrameHandler<'attackInterrupts'> = (game, frame, chosen) => {
  const { attack: current } = game.table;
  const target = current ? find(game.table, current.target) : undefined;
  const by = current ? find(game.table, current.by) : undefined;
  if (!current || current.cancelled || !target || !by) return { go: 'done' };
  if (countsFor(game.table, target) !== 'good' || countsFor(game.table, by) === 'good') return { go: 'done' };
  const interrupts = interruptsFor(game, { on: 'attack', card: target, by: by.id }, frame.asked);
  const window = { about: 'interruptAttack', source: by.id, interrupts } as const;
  return offerInterrupts(game, frame, window, chosen) ?? { go: 'done' };
};

/** Rulebook, Good Supernatural Person cards: Strength is damage dealt and damage endured. No damage back (ruling 4). */
export const strike: FrameHandler<'strike'> = (game) => {
  const { attack: current } = game.table;
  const by = current ? find(game.table, current.by) : undefined;
  const target = current ? find(game.table, current.target) : undefined;
  if (!current || current.cancelled || !by || !target || isBeaten(game, target)) return { go: 'done' };
  const parts = blowParts(game, by, target);
  const amount = parts.at(-1)?.result ?? 0;
  const isPrinted = personOf(game, by)?.strength === amount;
  game.emit({ type: 'struck', by: by.id, target: target.id, amount, ...(!isPrinted && { parts }) });
  const hurt = hit(game, target.id, { amount, by: by.id, parts });
  return { go: 'call', frames: fallen(game, by.id, hurt) };
};

export const attackEnd: FrameHandler<'attackEnd'> = (game) => {
  game.emit({ type: 'attackEnded' });
  return { go: 'done' };
};

import type { Ruleset } from '../../../kernel/types.ts';
import { passOn } from '../../actions/leave.ts';
import type { AlphaOmegaEvent } from '../../events.ts';
import type { Branch } from '../../beyond/forecast/types.ts';
import type { AlphaOmega, FrameHandler, Next } from '../../game.ts';
import { abilityOption } from '../../options.ts';
import type { actionOptions } from '../../queries/legal.ts';
import { alphaOmega } from '../../ruleset.ts';
import type { CardId, InPlay, Table } from '../../types.ts';

type Frames = Partial<Ruleset<AlphaOmega>['frames']>;
type Evolve = (table: Table, event: AlphaOmegaEvent) => Table;

/** The rules with other handlers of some frames. */
export const withFrames = (frames: Frames): Ruleset<AlphaOmega> => ({
  ...alphaOmega,
  frames: { ...alphaOmega.frames, ...frames },
});

/** The rules with something else becoming of an event. */
export const withEvolve = (change: (plain: Evolve) => Evolve): Ruleset<AlphaOmega> => ({
  ...alphaOmega,
  evolve: (table, event, content) =>
    change((before, same) => alphaOmega.evolve(before, same, content))(table, event),
});

/** The table with something else about a card in play. */
export const patch = (table: Table, id: CardId, change: Partial<InPlay>): Table => ({
  ...table,
  inPlay: table.inPlay.map((card) => (card.id === id ? { ...card, ...change } : card)),
});

/** Set-up that brings nothing. */
export function beginOnly(...[game]: Parameters<FrameHandler<'objectiveSetUp'>>): { readonly go: 'done' } {
  game.emit({ type: 'objectiveBegan', objective: game.table.objective });
  return { go: 'done' };
}

/** An Opponent that attacks the last card in play, whatever speaks against it. */
export function attackAnybody(...asked: Parameters<FrameHandler<'opponentAttack'>>): Next {
  const [game, { by }] = asked;
  const target = game.table.inPlay.findLast(({ id, host }) => id !== by && host === null)?.id;
  if (target === undefined) return alphaOmega.frames.opponentAttack(...asked);
  const why = { kind: 'weakest', left: 1, tied: 1, chosenBy: null } as const;
  return { go: 'to', frame: { kind: 'attack', by, target, why } };
}

/** Good has won at the first Strength Check, whatever the Objective says. */
export function winAtOnce(...[game]: Parameters<FrameHandler<'verdict'>>): Next {
  const { round, balances } = game.table;
  const balance = balances.at(-1) ?? { good: 0, opponent: 0 };
  const outcome = {
    winner: 'good',
    reason: 'objectiveAchieved',
    round,
    balance,
    achieved: 1,
    scores: [],
  } as const;
  game.emit({ type: 'gameEnded', outcome });
  return { go: 'done' };
}

/** What waits is given to whoever can use it, the latest in play first. */
export function lastComeFirst(...[game, frame]: Parameters<FrameHandler<'claimWaiting'>>): Next {
  const waiting = game.table.inPlay.filter(({ side, host }) => side === 'opponent' && host === null);
  const items = waiting.filter(({ def }) => game.content.get(def)?.type === 'item');
  const isTaken = items.toReversed().some(({ id }) => passOn(game, id));
  return isTaken ? { go: 'to', frame } : { go: 'done' };
}

/** Every wound that is foretold is a point deeper. */
export function withMoreDamage(branch: Branch): Branch {
  const omens = branch.omens.map((omen) =>
    omen.event.type === 'damaged'
      ? { ...omen, event: { ...omen.event, amount: omen.event.amount + 1 } }
      : omen,
  );
  return { ...branch, omens };
}

/** A destroyed Item passes on to the latest Opponent before it falls. */
export function passOnFirst(...[game, frame, chosen]: Parameters<FrameHandler<'defeat'>>): Next {
  const item = game.table.inPlay.find(({ id }) => id === frame.card);
  const next = game.table.inPlay.findLast(({ side, host }) => side === 'opponent' && host === null);
  if (item?.side === 'opponent' && item.host !== null && next)
    game.emit({ type: 'attached', card: item.id, host: next.id, passed: true });
  return alphaOmega.frames.defeat(game, frame, chosen);
}

/** Every achieved Calling may be used at any time. */
export const usableAtAnyTime: typeof actionOptions = ({ table }, seat) =>
  (table.seats[seat]?.callings ?? []).map(({ id }) => abilityOption(id, 0));

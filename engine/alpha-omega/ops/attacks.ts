import type { Select } from '../selects.ts';
import type { Frame } from '../frames.ts';
import { idle } from '../actions/idle.ts';
import { find } from '../queries/cards.ts';
import { isForbidden } from '../queries/strength.ts';
import { selectCards } from '../queries/selecting.ts';
import type { Game } from '../game.ts';
import type { CardId, Scope } from '../types.ts';
import { only } from './serves.ts';
import { always, type OpHandler, proceed, rest, scopeIn, type SomeRules } from './op.ts';

/** A Person strikes several targets: attacks like any other, one after the other, and none by one that cannot attack. */
const strike: OpHandler<'strike'> = (game, running, op) => {
  const scope = scopeIn(running);
  const by = selectCards(game, op.by, scope)[0];
  const striker = by === undefined ? undefined : find(game.table, by);
  if (by === undefined || !striker) return proceed(running);
  if (isForbidden(game, striker, 'attack')) {
    idle(game, striker, 'cannotAttack');
    return proceed(running);
  }
  const frames = op.at.flatMap((at) => blowAt(game, by, at, scope));
  return { go: 'call', frames, then: rest(running) };
};

/** The weakest Good card is found, and ties are asked, when the blow falls; any other target is named now. */
function blowAt(game: Game, by: CardId, at: Select, scope: Scope): readonly Frame[] {
  if (at.pick === 'weakest')
    return [{ kind: 'opponentAttack', by, strikes: true, told: { card: scope.self, among: at } }];
  return selectCards(game, at, scope).map((target) => ({
    kind: 'attack',
    by,
    target,
    why: { kind: 'card', card: scope.self },
  }));
}

const redirect: OpHandler<'redirect'> = (game, running, op) => {
  const { attack } = game.table;
  const to = selectCards(game, op.to, scopeIn(running))[0];
  if (attack && to !== undefined && to !== attack.target) {
    game.emit({ type: 'attackRedirected', by: attack.by, through: running.self, from: attack.target, to });
  }
  return proceed(running);
};

const cancelAttack: OpHandler<'cancelAttack'> = (game, running) => {
  const { attack } = game.table;
  if (attack) game.emit({ type: 'attackCancelled', by: attack.by, through: running.self });
  return proceed(running);
};

/** The ops about attacks. */
export const attacks = {
  strike: {
    run: strike,
    whyNot: always,
    serves: ({ at }, { foes }) => only(at.some(foes), 'dealsDamage'),
  },
  redirect: { run: redirect, whyNot: always, serves: () => ['takesAttack'] },
  cancelAttack: { run: cancelAttack, whyNot: always, serves: () => ['blocksAttack'] },
} satisfies SomeRules;

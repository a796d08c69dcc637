import { defeatBy, fallen, hit } from '../actions/hit.ts';
import { find } from '../queries/cards.ts';
import { amountOf, selectCards } from '../queries/selecting.ts';
import { isForbidden, mayBeOvercome } from '../queries/strength.ts';
import { hitPoints } from '../queries/cards.ts';
import { only } from './serves.ts';
import {
  always,
  needsSome,
  type NoStart,
  type OpHandler,
  type OpOf,
  proceed,
  rest,
  scopeIn,
  type SomeRules,
} from './op.ts';
import type { Look } from '../look.ts';
import type { Scope } from '../types.ts';

/** All targets are hit at once; then those without hit points left fall. */
const damage: OpHandler<'damage'> = (game, running, op) => {
  const scope = scopeIn(running);
  const amount = amountOf(game, op.amount, scope);
  const by = running.self;
  const dealt = { amount, by, parts: [{ code: 'textDeals', card: by, amount }] } as const;
  const hurt = selectCards(game, op.to, scope).flatMap((target) => hit(game, target, dealt));
  return { go: 'call', frames: fallen(game, by, hurt), then: rest(running) };
};

const heal: OpHandler<'heal'> = (game, running, op) => {
  const scope = scopeIn(running);
  const most = op.amount === 'all' ? Infinity : amountOf(game, op.amount, scope);
  for (const card of selectCards(game, op.to, scope)) {
    const hurt = find(game.table, card);
    const amount = hurt && !isForbidden(game, hurt, 'beHealed') ? Math.min(hurt.damage, most) : 0;
    if (amount > 0) game.emit({ type: 'healed', card, amount, by: running.self });
  }
  return proceed(running);
};

/** Outright: hit points do not matter, only who steps in. */
const defeat: OpHandler<'defeat'> = (game, running, op) => {
  const frames = selectCards(game, op.what, scopeIn(running))
    .filter((card) => mayBeOvercome(game, card))
    .map((card) => defeatBy(game, running.self, card, true));
  return { go: 'call', frames, then: rest(running) };
};

/** The Person about to fall stays with 1 hit point left (ruling 30). */
const save: OpHandler<'save'> = (game, running) => {
  const card = find(game.table, running.bound['it']?.[0] ?? -1);
  const points = card ? hitPoints(game, card) : null;
  if (card && points !== null)
    game.emit({ type: 'saved', card: card.id, by: running.self, damage: points - 1 });
  return proceed(running);
};

function whyNoHealing(look: Look, { to }: OpOf<'heal'>, scope: Scope): NoStart | null {
  const damaged = selectCards(look, to, scope).flatMap((id) => {
    const card = find(look.table, id);
    return card && card.damage > 0 ? [card] : [];
  });
  if (damaged.length === 0) return 'nothingToChoose';
  return damaged.every((card) => isForbidden(look, card, 'beHealed')) ? 'wouldDoNothing' : null;
}

/** The ops about damage and defeat. */
export const wounds = {
  damage: {
    run: damage,
    whyNot: (look, { to }, scope) => needsSome(selectCards(look, to, scope)),
    serves: ({ to }, { foes }) => only(foes(to), 'dealsDamage'),
  },
  heal: { run: heal, whyNot: whyNoHealing, serves: ({ to }, { own }) => only(own(to), 'removesDamage') },
  defeat: {
    run: defeat,
    whyNot: (look, { what }, scope) =>
      needsSome(selectCards(look, what, scope).filter((id) => mayBeOvercome(look, id))),
    serves: ({ what }, { foes }) => only(foes(what), 'defeats'),
  },
  save: { run: save, whyNot: always, serves: () => ['savesFromDefeat'] },
} satisfies SomeRules;

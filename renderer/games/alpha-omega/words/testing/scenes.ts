import type { Option, View } from '../../../../../engine/alpha-omega/index.ts';
import { hand, known, played } from './card-views.ts';
import { fakeBook, fakeCards, idOf } from './fake-cards.ts';
import { attack, blow } from './options.ts';
import { scene } from './table.ts';

/** The middle of a game: two against three, armour and blade, one lured, one event, a question in the Action Phase. */
export function battle(): View {
  const michael = played('Michael', 'good', { damage: 2, left: 5, attack: 11 });
  const raphael = played('Raphael', 'good', { acted: true });
  const armor = played('Heavenly Armor', 'good', { host: michael.id });
  const sword = played('Flaming Sword', 'good', { host: michael.id });
  const heaven = played('Heaven', 'good');
  const paimon = played('Paimon', 'opponent', { attack: 8 });
  const blade = played('Black Blade', 'opponent', { host: paimon.id });
  const uriel = played('Uriel', 'good', {
    side: 'opponent',
    countsFor: 'opponent',
    lured: true,
    luresAstray: true,
  });
  const abigor = played('Abigor', 'opponent', { damage: 3, left: 4, acted: true });
  const hail = played('Hail of Iron Globes', 'opponent', {
    clock: { at: 'roundBegins', seat: null, left: 2, age: 1 },
  });
  const options: readonly Option[] = [
    { id: 'end', kind: 'end' },
    ...[paimon, uriel, abigor, blade].map((target) => attack(michael.id, target.id)),
    { id: `ability:${raphael.id}#0`, kind: 'ability', card: raphael.id, ability: 0 },
  ];
  return scene({
    inPlay: [heaven, michael, armor, sword, raphael, paimon, blade, uriel, abigor, hail],
    blows: [paimon, uriel, abigor, blade].map((target) => blow(michael, target)),
    pending: { id: 12, seat: 0, about: 'action', source: null, ask: { kind: 'one', options } },
  });
}

/** The battle for David's Objective, in its sixth round of ten: Goliath still stands. */
export const goliath = (): View => ({
  ...battle(),
  objective: known("The Battle Is the LORD's", 1),
  ...{ round: 6, objectiveRound: 6 },
  ends: [
    {
      wins: 'good',
      round: null,
      needs: { not: { there: { name: idOf('Goliath'), side: 'opponent' } } },
      holds: false,
    },
    {
      wins: 'opponent',
      round: 12,
      needs: { there: { name: idOf('Goliath'), side: 'opponent' } },
      holds: true,
    },
  ],
});

/** The battle once more, where Michael may strike the own Place as well. */
export function ownPlace(): View {
  const view = battle();
  const [heaven, michael] = view.inPlay;
  const pending = view.pending;
  if (heaven === undefined || michael === undefined || pending?.ask?.kind !== 'one') return view;
  const options = [...pending.ask.options, attack(michael.id, heaven.id)];
  return { ...view, pending: { ...pending, ask: { kind: 'one', options } } };
}

/** Forty cards and more in play, or so many Persons on either side. */
export function crowd(ours = 19, theirs = 20): View {
  const goods = fakeCards.filter((card) => 'side' in card && card.side === 'good' && card.type === 'person');
  const bads = fakeCards.filter((card) => 'side' in card && card.side === 'opponent' && card.type !== 'item');
  const good = goods.slice(0, ours).map((card) => played(card.name, 'good'));
  const bad = bads.slice(0, theirs).map((card) => played(card.name, 'opponent'));
  const strips = good.slice(0, 3).map((card) => played('Heavenly Armor', 'good', { host: card.id }));
  const options = good.flatMap((card) => bad.slice(0, 5).map((target) => attack(card.id, target.id)));
  const all = hand(
    ...fakeCards
      .filter((card) => 'side' in card && card.side === 'good')
      .map((card) => card.name)
      .slice(0, 18),
  );
  const [seat] = scene().seats;
  return scene({
    inPlay: [...good, ...bad, ...strips],
    seats: seat === undefined ? [] : [{ ...seat, hand: all, handCount: all.length }],
    pending: {
      id: 13,
      seat: 0,
      about: 'action',
      source: null,
      ask: { kind: 'one', options: [{ id: 'end', kind: 'end' }, ...options] },
    },
  });
}

/** Paimon has struck at Heavenly Armor; a tie is asked. */
export function tie(): View {
  const view = battle();
  const [michael, raphael] = view.inPlay.filter((card) => card.side === 'good' && card.attack !== null);
  const paimon = view.inPlay.find((card) => card.side === 'opponent');
  if (michael === undefined || raphael === undefined || paimon === undefined) return view;
  return {
    ...view,
    phase: 'cleanUp',
    turn: null,
    attack: { by: paimon.id, target: michael.id, cancelled: false },
    blows: [michael, raphael].map((target) => blow(paimon, target)),
    pending: {
      id: 14,
      seat: 0,
      about: 'opponentTarget',
      source: paimon,
      ask: {
        kind: 'one',
        options: [michael, raphael].map((card) => ({ id: `card:${card.id}`, kind: 'card', card: card.id })),
      },
    },
  };
}

/** Paimon is about to fell Zadkiel, who can stop that himself; Michael can take the blow, and would fall. */
export function steppingIn(...also: readonly string[]): View {
  const paimon = played('Paimon', 'opponent', { attack: 9 });
  const zadkiel = played('Zadkiel', 'good', { left: 3 });
  const michael = played('Michael', 'good', { left: 7 });
  const others = also.map((name) => played(name, 'good'));
  const guards = [michael, zadkiel, ...others];
  return scene({
    inPlay: [...guards, played('Raphael', 'good'), paimon],
    phase: 'cleanUp',
    turn: null,
    attack: { by: paimon.id, target: zadkiel.id, cancelled: false },
    blows: guards.map((card) => blow(paimon, card)),
    pending: {
      ...{ id: 15, seat: 0, about: 'interruptAttack', source: zadkiel },
      ask: {
        kind: 'one',
        options: [
          { id: 'decline', kind: 'decline' },
          ...guards.map(({ id }): Option => ({
            id: `ability:${String(id)}#0`,
            kind: 'ability',
            card: id,
            ability: 0,
          })),
        ],
      },
    },
  });
}

/** The battle in the Play Phase: everything in hand can be played but Love. */
export function playing(): View {
  const view = battle();
  const seat = view.seats[0];
  const michael = view.inPlay.find((card) => card.side === 'good' && card.attack !== null);
  const cards = seat?.hand ?? [];
  const options = cards.flatMap((card): readonly Option[] => {
    if (card.spent || card.def === idOf('Love')) return [];
    return fakeBook.get(card.def)?.type === 'item' && michael !== undefined
      ? [{ id: `play:${card.id}>${michael.id}`, kind: 'play', card: card.id, host: michael.id }]
      : [{ id: `play:${card.id}`, kind: 'play', card: card.id }];
  });
  return {
    ...view,
    phase: 'playPhase',
    pending: {
      id: 11,
      seat: 0,
      about: 'play',
      source: null,
      ask: { kind: 'one', options: [{ id: 'pass', kind: 'pass' }, ...options] },
    },
  };
}

/** The Play Phase of a Lured Player, alone: there is no way around playing a card. */
export function luredTurn(): View {
  const view = playing();
  const pending = view.pending;
  if (pending?.ask?.kind !== 'one') return view;
  const options = pending.ask.options.filter((option) => option.kind !== 'pass');
  return {
    ...view,
    seats: view.seats.map((seat) => ({ ...seat, luredTurns: 2 })),
    inPlay: view.inPlay.map((card) => ({ ...card, countsFor: 'opponent' })),
    balance: { good: 0, opponent: 26 },
    quietRounds: 7,
    pending: { ...pending, ask: { kind: 'one', options } },
  };
}

/** The first question of a game. */
export const start = (): View =>
  scene({
    ...{ round: 1, objectiveRound: 1 },
    phase: 'drawPhase',
    balance: { good: 0, opponent: 5 },
    balances: [],
    inPlay: [played('Agares', 'opponent')],
    pending: {
      id: 1,
      seat: 0,
      about: 'drawOrCalling',
      source: null,
      ask: {
        kind: 'one',
        options: [
          { id: 'draw', kind: 'draw' },
          { id: 'calling', kind: 'calling' },
        ],
      },
    },
  });

/** The battle, won. */
export const over = (): View => ({
  ...battle(),
  pending: null,
  balances: [4, -1, -6, 3, 12, 20, 31, 44, 52].map((by) => ({ good: 30 + by, opponent: 30 })),
  outcome: {
    winner: 'good',
    reason: 'objectiveAchieved',
    round: 9,
    balance: { good: 82, opponent: 30 },
    achieved: 1,
    scores: [
      {
        ownPersons: 6,
        teamMatesPersons: 0,
        ownCallings: 3,
        teamMatesCallings: 0,
        withinTenRounds: 3,
        neverLured: 5,
        total: 17,
      },
    ],
  },
});

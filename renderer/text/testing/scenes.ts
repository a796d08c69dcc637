import type {
  CardId,
  Counsel,
  InPlayView,
  KnownCard,
  Option,
  Side,
  ToldEvent,
  View,
} from '../../../engine/index.ts';
import { explainEvent } from '../../../engine/alpha-omega/explain/explain.ts';
import { fakeBook, fakeCards, idOf } from './fake-cards.ts';

let next = 100;

export const known = (name: string, id = (next += 1)): KnownCard => ({ id, def: idOf(name) });

/** A card in play with the numbers of its print; `changes` says what is different about it. */
export function played(name: string, side: Side, changes: Partial<InPlayView> = {}): InPlayView {
  const card = known(name);
  const def = fakeBook.get(card.def);
  const strength = def !== undefined && 'strength' in def ? def.strength : null;
  const isPerson = def?.type === 'person';
  return {
    ...card,
    side,
    owner: side === 'good' ? 0 : null,
    countsFor: side,
    damage: 0,
    left: strength,
    strength: isPerson ? strength : null,
    printed: strength,
    attack: isPerson ? strength : null,
    acted: false,
    lured: false,
    luresAstray: side === 'opponent' && isPerson,
    host: null,
    waiting: false,
    clock: null,
    effects: [],
    ...changes,
  };
}

const hand = (...names: readonly string[]): readonly (KnownCard & { readonly spent: boolean })[] =>
  names.map((name) => ({ ...known(name), spent: name === 'Camael' }));

export function scene(changes: Partial<View> = {}): View {
  return {
    ruleset: 'alpha-omega',
    eyes: [0],
    round: 3,
    turn: 0,
    phase: 'actionPhase',
    objective: known('And There Was War in Heaven', 1),
    goal: 50,
    balance: { good: 13, opponent: 8 },
    balances: [
      { good: 7, opponent: 3 },
      { good: 7, opponent: 8 },
    ],
    variants: [],
    opponents: [],
    achievedIn: null,
    seats: [
      {
        seat: 0,
        name: 'Mindy',
        hand: hand(
          'Gabriel',
          'Crystal Sea',
          'Heavenly Armor',
          'Camael',
          'Heaven',
          'Love',
          'Metatron',
          'Unseated Hills',
        ),
        handCount: 8,
        deckCount: 44,
        knownDeck: [],
        discard: [known('Azrael'), known('Courage')],
        callings: [
          {
            ...known('Squadrons at Once'),
            progress: 1,
            times: 3,
            achieved: false,
            holds: false,
            until: null,
          },
        ],
        luredTurns: null,
        lossRounds: 1,
      },
    ],
    opponent: {
      deckCount: 52,
      knownDeck: [
        { ...known('Agares'), place: 0 },
        { ...known('Wrath'), place: 1 },
      ],
      discard: [known('Alloces'), known('Despair')],
    },
    callingDeckCount: 2,
    quietRounds: 0,
    inPlay: [],
    attack: null,
    pending: null,
    outcome: null,
    ...changes,
  };
}

export const option = (option: Option): Option => option;

export const attack = (card: CardId, target: CardId): Option => ({
  id: `attack:${card}>${target}`,
  kind: 'attack',
  card,
  target,
});

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
    pending: { id: 12, seat: 0, about: 'action', source: null, ask: { kind: 'one', options } },
  });
}

/** The battle once more, where Michael may strike the own Place as well. */
export function ownPlace(): View {
  const view = battle();
  const [heaven, michael] = view.inPlay;
  const pending = view.pending;
  if (heaven === undefined || michael === undefined || pending?.ask?.kind !== 'one') return view;
  const options = [...pending.ask.options, attack(michael.id, heaven.id)];
  return { ...view, pending: { ...pending, ask: { kind: 'one', options } } };
}

/** Forty cards and more in play. */
export function crowd(): View {
  const goods = fakeCards.filter((card) => 'side' in card && card.side === 'good' && card.type === 'person');
  const bads = fakeCards.filter((card) => 'side' in card && card.side === 'opponent' && card.type !== 'item');
  const good = goods.slice(0, 19).map((card) => played(card.name, 'good'));
  const bad = bads.slice(0, 20).map((card) => played(card.name, 'opponent'));
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
    quietRounds: 4,
    pending: { ...pending, ask: { kind: 'one', options } },
  };
}

export const start = (): View =>
  scene({
    round: 1,
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

/** A log that goes with the battle. */
export function story(view: View): readonly ToldEvent[] {
  const defs = Object.fromEntries(view.inPlay.map((card) => [card.id, card.def]));
  const [heaven, michael, armor, , raphael, paimon, blade, uriel, abigor] = view.inPlay.map(
    (card) => card.id,
  );
  const told = (event: ToldEvent['event']): ToldEvent => {
    const why = explainEvent(event);
    return why.length === 0 ? { event, defs } : { event, defs, why };
  };
  if (heaven === undefined || michael === undefined || armor === undefined || raphael === undefined)
    return [];
  if (paimon === undefined || blade === undefined || uriel === undefined || abigor === undefined) return [];
  return [
    told({ type: 'roundBegan', round: 2 }),
    told({ type: 'opponentDrawn', seat: 0, card: abigor }),
    told({ type: 'idled', card: abigor, why: 'nothingToAttack' }),
    told({ type: 'cardsDrawn', seat: 0, cards: [michael, heaven], count: 2 }),
    told({ type: 'cardPlayed', seat: 0, card: michael }),
    told({ type: 'attackDeclared', by: michael, target: abigor, why: { kind: 'player' } }),
    told({ type: 'damaged', card: abigor, amount: 3, by: michael }),
    told({ type: 'strengthChecked', balance: { good: 7, opponent: 8 } }),
    told({ type: 'roundBegan', round: 3 }),
    told({ type: 'opponentDrawn', seat: 0, card: paimon }),
    told({ type: 'attached', card: blade, host: paimon }),
    told({
      type: 'attackDeclared',
      by: paimon,
      target: armor,
      why: { kind: 'weakest', left: 5, tied: 1, chosenBy: null },
    }),
    told({ type: 'damaged', card: armor, amount: 8, by: paimon }),
    told({
      type: 'attackDeclared',
      by: abigor,
      target: uriel,
      why: { kind: 'weakest', left: 1, tied: 2, chosenBy: 0 },
    }),
    told({ type: 'defeated', card: uriel, by: abigor, fate: 'lured', shielded: false }),
    told({ type: 'luredAstray', card: uriel, by: abigor }),
    told({ type: 'dieRolled', value: 4, seat: 0, source: null }),
    told({ type: 'healed', card: michael, amount: 3, by: raphael }),
    told({ type: 'strengthChecked', balance: { good: 13, opponent: 8 } }),
  ];
}

/** Counsel on the question of a view: its second choice rather than its first. */
export function hint(
  { pending }: View,
  reasons: Counsel['reasons'] = [{ kind: 'lead', lead: 4.6, instead: -2 }],
): Counsel {
  const [first, second] = (pending?.ask?.options ?? []).map(({ id }) => ({
    ...{ answer: [id], worth: 0, tried: 40, lead: 0 },
  }));
  return {
    ...{ decision: pending?.id ?? 0, seat: pending?.seat ?? 0, about: pending?.about ?? 'action' },
    ...{ best: second ? [second] : [], alike: [], instead: first ?? null, reasons },
  };
}

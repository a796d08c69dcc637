import { at, foe, friend, onAngel, onOpponent } from './abilities.ts';
import type { Example } from './example.ts';

/** Persons with what happens by itself at a moment, and what they say. */
export const TRIGGERED: readonly Example[] = [
  [
    { en: 'When Abdiel enters play, draw 2 cards.', es: 'Cuando Abdiel entre en juego, roba 2 cartas.' },
    onAngel(at('entersPlay', {}, { op: 'draw', amount: 2 })),
  ],
  [
    {
      en: 'At the beginning of your turn, remove 1 damage from Abdiel.',
      es: 'Al empezar tu turno, cura 1 de daño a Abdiel.',
    },
    onAngel(at('turnBegins', {}, { op: 'heal', to: { is: 'self' }, amount: 1 })),
  ],
  [
    {
      en: 'At the beginning of every turn, the strongest Good Person takes 1 damage.',
      es: 'Al empezar cada turno, el Personaje del Bien más fuerte recibe 1 de daño.',
    },
    onOpponent(at('turnBegins', {}, { op: 'damage', to: { ...friend, pick: 'strongest' }, amount: 1 })),
  ],
  [
    {
      en: 'When Abdiel takes damage, the card that did the damage takes 1 damage.',
      es: 'Cuando Abdiel reciba daño, la carta causante del daño recibe 1 de daño.',
    },
    onAngel(at('isDamaged', {}, { op: 'damage', to: { is: 'other' }, amount: 1 })),
  ],
  [
    {
      en: 'The first time each round that a Good Person takes damage, remove 1 damage from it.',
      es: 'La primera vez de cada ronda que un Personaje del Bien reciba daño, cúrale 1 de daño.',
    },
    onAngel({
      ...at('isDamaged', { who: friend }, { op: 'heal', to: { is: 'it' }, amount: 1 }),
      limit: { per: 'round' },
    }),
  ],
  [
    {
      en: 'When a Good Person attacks Belial, the weakest other Good Person takes 3 damage.',
      es: 'Cuando un Personaje del Bien ataque a Belial, el más débil de los demás Personajes del Bien recibe 3 de daño.',
    },
    onOpponent(
      at(
        'attacks',
        { who: friend, other: { is: 'self' } },
        { op: 'damage', to: { ...friend, not: 'it', pick: 'weakest' }, amount: 3 },
      ),
    ),
  ],
  [
    {
      en: 'When a Good Person attacks Belial, deal damage equal to the Strength of that Good Person to the weakest other Good Person.',
      es: 'Cuando un Personaje del Bien ataque a Belial, inflige daño igual a la Fuerza de ese Personaje del Bien al más débil de los demás Personajes del Bien.',
    },
    onOpponent(
      at(
        'attacks',
        { who: friend, other: { is: 'self' } },
        { op: 'choose', from: { ...friend, not: 'it', pick: 'weakest' }, as: 'x' },
        { op: 'damage', to: { is: 'x' }, amount: { strengthOf: 'it' } },
      ),
    ),
  ],
  [
    { en: 'When Abdiel is defeated, draw 3 cards.', es: 'Cuando Abdiel caiga, roba 3 cartas.' },
    onAngel(at('isDefeated', {}, { op: 'draw', amount: 3 })),
  ],
  [
    {
      en: 'When another Good Person is defeated, you may take it into your hand.',
      es: 'Cuando otro Personaje del Bien caiga, puedes devolverlo a tu mano.',
    },
    onAngel({
      ...at(
        'isDefeated',
        { who: { ...friend, not: 'self' } },
        { op: 'takeBack', what: { zone: 'discard', is: 'it' } },
      ),
      may: true,
    }),
  ],
  [
    {
      en: 'When a Good Person is Lured Astray by an Opponent Person, that Opponent Person takes 2 damage.',
      es: 'Cuando un Personaje Oponente descarríe a un Personaje del Bien, ese Personaje Oponente recibe 2 de daño.',
    },
    onAngel(at('isLured', { who: friend, other: foe }, { op: 'damage', to: { is: 'other' }, amount: 2 })),
  ],
  [
    {
      en: 'When a Good Person attacks an Opponent Person, that Opponent Person takes 2 damage.',
      es: 'Cuando un Personaje del Bien ataque a un Personaje Oponente, ese Personaje Oponente recibe 2 de daño.',
    },
    onAngel(at('attacks', { who: friend, other: foe }, { op: 'damage', to: { is: 'other' }, amount: 2 })),
  ],
  [
    {
      en: 'When Abdiel defeats a card, draw 1 card and remove all damage from Abdiel.',
      es: 'Cuando Abdiel derrote una carta, roba 1 carta y cura todo el daño a Abdiel.',
    },
    onAngel(at('defeats', {}, { op: 'draw', amount: 1 }, { op: 'heal', to: { is: 'self' }, amount: 'all' })),
  ],
  [
    {
      en: 'At the beginning of every round, draw 1 card and discard 1 card from your hand.',
      es: 'Al empezar cada ronda, roba 1 carta y descarta 1 carta de tu mano.',
    },
    onAngel(at('roundBegins', {}, { op: 'draw', amount: 1 }, { op: 'lose', amount: 1, from: 'hand' })),
  ],
  [
    {
      en: 'At the beginning of every round, you may draw 1 card and deal 1 damage to every Good Person.',
      es: 'Al empezar cada ronda, puedes robar 1 carta e infligir 1 de daño a cada Personaje del Bien.',
    },
    onAngel({
      ...at('roundBegins', {}, { op: 'draw', amount: 1 }, { op: 'damage', to: friend, amount: 1 }),
      may: true,
    }),
  ],
  [
    {
      en: 'At every Strength Check, every Opponent Person takes 1 damage.',
      es: 'En cada Prueba de Fuerza, cada Personaje Oponente recibe 1 de daño.',
    },
    onAngel(at('strengthCheck', {}, { op: 'damage', to: foe, amount: 1 })),
  ],
  [
    {
      en: 'When Belial enters play, discard the top 3 cards of your deck.',
      es: 'Cuando Belial entre en juego, descarta las 3 primeras cartas de tu mazo.',
    },
    onOpponent(at('entersPlay', {}, { op: 'lose', amount: 3, from: 'deck' })),
  ],
  [
    {
      en: 'When Abdiel enters play and at the beginning of every round, draw 1 card.',
      es: 'Cuando Abdiel entre en juego y al empezar cada ronda, roba 1 carta.',
    },
    onAngel({
      kind: 'triggered',
      on: [{ moment: 'entersPlay' }, { moment: 'roundBegins' }],
      do: [{ op: 'draw', amount: 1 }],
    }),
  ],
  [
    {
      en: 'At the beginning of every round, roll a die. If you play alone or a team mate has been a Lured Player, draw that many cards; otherwise, draw 1 card.',
      es: 'Al empezar cada ronda, tira un dado. Si juegas a solas o un compañero ha sido Jugador Descarriado, roba esa cantidad de cartas; si no, roba 1 carta.',
    },
    onAngel(
      at(
        'roundBegins',
        {},
        { op: 'roll', as: 'n' },
        {
          op: 'if',
          cond: { any: [{ players: 'alone' }, { lured: 'teamMateEver' }] },
          then: [{ op: 'draw', amount: { bound: 'n' } }],
          else: [{ op: 'draw', amount: 1 }],
        },
      ),
    ),
  ],
];

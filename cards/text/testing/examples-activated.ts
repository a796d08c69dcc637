import { act, foe, force, friend, onAngel } from './abilities.ts';
import type { Example } from './example.ts';

/** Persons with what is used in the Action Phase, and what they say. */
export const ACTIVATED: readonly Example[] = [
  [
    {
      en: 'Once per turn, deal 3 damage to an Opponent Person.',
      es: 'Una vez por turno, inflige 3 de daño a un Personaje Oponente.',
    },
    onAngel(act({ op: 'choose', from: foe, as: 'x' }, { op: 'damage', to: { is: 'x' }, amount: 3 })),
  ],
  [
    {
      en: 'Once per turn, deal damage equal to Abdiel’s Strength to an Opponent Person.',
      es: 'Una vez por turno, inflige daño igual a la Fuerza de Abdiel a un Personaje Oponente.',
    },
    onAngel(
      act(
        { op: 'choose', from: foe, as: 'x' },
        { op: 'damage', to: { is: 'x' }, amount: { strengthOf: 'self' } },
      ),
    ),
  ],
  [
    {
      en: 'Once per turn, deal 1 damage to an Opponent Person for each Good Angel in play.',
      es: 'Una vez por turno, inflige 1 de daño a un Personaje Oponente por cada Ángel del Bien en juego.',
    },
    onAngel(
      act(
        { op: 'choose', from: foe, as: 'x' },
        { op: 'damage', to: { is: 'x' }, amount: { count: { ...friend, trait: 'angel' } } },
      ),
    ),
  ],
  [
    {
      en: 'Once per turn, deal 2 damage to up to 2 Opponent Persons.',
      es: 'Una vez por turno, inflige 2 de daño a hasta 2 Personajes Oponentes.',
    },
    onAngel(act({ op: 'choose', from: foe, as: 'x', upTo: 2 }, { op: 'damage', to: { is: 'x' }, amount: 2 })),
  ],
  [
    {
      en: 'Once per turn, a Good Person of your choice has 2 more Strength and may attack once more until the end of the turn.',
      es: 'Una vez por turno, un Personaje del Bien a tu elección tiene 2 más de Fuerza y puede atacar una vez más hasta el final del turno.',
    },
    onAngel(
      act(
        { op: 'choose', from: friend, as: 'x' },
        {
          op: 'lasting',
          on: { is: 'x' },
          name: 'bold',
          until: 'turnEnds',
          abilities: [
            force({ is: 'host' }, { change: 'strength', add: 2 }),
            force({ is: 'host' }, { change: 'attacks', add: 1 }),
          ],
        },
      ),
    ),
  ],
  [
    {
      en: 'Once per turn, Opponent Persons cannot attack until the end of the round.',
      es: 'Una vez por turno, los Personajes Oponentes no pueden atacar hasta el final de la ronda.',
    },
    onAngel(
      act({
        op: 'lasting',
        on: foe,
        name: 'bound',
        until: 'roundEnds',
        abilities: [force({ is: 'host' }, { change: 'cannot', what: 'attack' })],
      }),
    ),
  ],
  [
    {
      en: 'Once per turn, take an Event from your discard pile into your hand.',
      es: 'Una vez por turno, devuelve a tu mano un Suceso de tu pila de descartes.',
    },
    onAngel(
      act(
        { op: 'choose', from: { zone: 'discard', type: 'event' }, as: 'x' },
        { op: 'takeBack', what: { zone: 'discard', is: 'x' } },
      ),
    ),
  ],
  [
    {
      en: 'Once per turn, all Good players look at the top 3 cards of the Opponent deck, and you put up to 1 of them under the Opponent deck and the rest back in any order.',
      es: 'Una vez por turno, todos los jugadores del Bien miran las 3 primeras cartas del mazo del Oponente, y pones hasta 1 de ellas debajo del mazo y el resto encima en cualquier orden.',
    },
    onAngel(
      act(
        { op: 'look', deck: 'opponent', amount: 3, as: 's' },
        { op: 'choose', from: { zone: 'opponentDeck', is: 's' }, as: 'x', upTo: 1 },
        { op: 'putUnder', what: { zone: 'opponentDeck', is: 'x' } },
        { op: 'arrange', what: 's' },
      ),
    ),
  ],
  [
    {
      en: 'Once per turn, all Good players look at the top card of the Opponent deck. If it is an Event, put it under the Opponent deck.',
      es: 'Una vez por turno, todos los jugadores del Bien miran la primera carta del mazo del Oponente. Si es un Suceso, ponla debajo del mazo.',
    },
    onAngel(
      act(
        { op: 'look', deck: 'opponent', amount: 1, as: 's' },
        {
          op: 'if',
          cond: { there: { is: 's', zone: 'opponentDeck', type: 'event' } },
          then: [{ op: 'putUnder', what: { zone: 'opponentDeck', is: 's' } }],
        },
      ),
    ),
  ],
  [
    {
      en: 'Once per turn, a Good Person of your choice strikes an Opponent Person.',
      es: 'Una vez por turno, un Personaje del Bien a tu elección golpea a un Personaje Oponente.',
    },
    onAngel(
      act(
        { op: 'choose', from: friend, as: 'a' },
        { op: 'choose', from: foe, as: 'b' },
        { op: 'strike', by: { is: 'a' }, at: [{ is: 'b' }] },
      ),
    ),
  ],
  [
    {
      en: 'Once per turn, every Good player draws 1 card.',
      es: 'Una vez por turno, cada jugador del Bien roba 1 carta.',
    },
    onAngel(act({ op: 'eachPlayer', do: [{ op: 'draw', amount: 1 }] })),
  ],
  [
    {
      en: 'Once per turn, every Good player removes 2 damage from a Person of theirs.',
      es: 'Una vez por turno, cada jugador del Bien cura 2 de daño a un Personaje suyo.',
    },
    onAngel(
      act({
        op: 'eachPlayer',
        do: [
          { op: 'choose', from: { ...friend, of: 'you' }, as: 'x' },
          { op: 'heal', to: { is: 'x' }, amount: 2 },
        ],
      }),
    ),
  ],
  [
    {
      en: 'Once per turn, roll a die and deal that much damage to every Opponent Person.',
      es: 'Una vez por turno, tira un dado e inflige esa cantidad de daño a cada Personaje Oponente.',
    },
    onAngel(act({ op: 'roll', as: 'n' }, { op: 'damage', to: foe, amount: { bound: 'n' } })),
  ],
  [
    {
      en: 'Once per turn, Abdiel takes 2 damage, and you draw 2 cards.',
      es: 'Una vez por turno, Abdiel recibe 2 de daño, y robas 2 cartas.',
    },
    onAngel(act({ op: 'damage', to: { is: 'self' }, amount: 2 }, { op: 'draw', amount: 2 })),
  ],
  [
    { en: '3 times per game, draw 1 card.', es: '3 veces por partida, roba 1 carta.' },
    onAngel({ ...act({ op: 'draw', amount: 1 }), limit: { per: 'game', times: 3 } }),
  ],
  [
    {
      en: 'Once per turn, return a card of a team mate that was Lured Astray to its owner.',
      es: 'Una vez por turno, devuelve a su dueño una carta de un compañero que se haya descarriado.',
    },
    onAngel(
      act(
        { op: 'choose', from: { lured: true, of: 'others' }, as: 'x' },
        { op: 'bringOver', what: { is: 'x' } },
      ),
    ),
  ],
  [
    {
      en: 'Once per turn, bring a heretic among the Opponents over to your play.',
      es: 'Una vez por turno, atrae a tu juego a un hereje entre los Oponentes.',
    },
    onAngel(
      act(
        { op: 'choose', from: { side: 'opponent', type: 'person', trait: 'heretic' }, as: 'x' },
        { op: 'bringOver', what: { is: 'x' } },
      ),
    ),
  ],
  [
    {
      en: 'Once per turn, shuffle a card of yours from your discard pile into your deck.',
      es: 'Una vez por turno, baraja en tu mazo una carta tuya de tu pila de descartes.',
    },
    onAngel(
      act(
        { op: 'choose', from: { zone: 'discard', of: 'you' }, as: 'x' },
        { op: 'shuffleIn', what: { zone: 'discard', is: 'x' } },
      ),
    ),
  ],
  [
    {
      en: 'Once per turn, discard the first Opponent Event in play.',
      es: 'Una vez por turno, descarta el primer Suceso del Oponente en juego.',
    },
    onAngel(
      act(
        { op: 'choose', from: { side: 'opponent', type: 'event', pick: 'first' }, as: 'x' },
        { op: 'discard', what: { is: 'x' } },
      ),
    ),
  ],
  [
    {
      en: 'Once per turn, deal 1 damage to a Good Person that has acted this round, and it may attack once more this turn.',
      es: 'Una vez por turno, inflige 1 de daño a un Personaje del Bien que haya actuado en esta ronda, y puede atacar una vez más este turno.',
    },
    onAngel(
      act(
        { op: 'choose', from: { ...friend, acted: true }, as: 'x' },
        { op: 'damage', to: { is: 'x' }, amount: 1 },
        {
          op: 'lasting',
          on: { is: 'x' },
          name: 'zeal',
          until: 'turnEnds',
          abilities: [force({ is: 'host' }, { change: 'attacks', add: 1 })],
        },
      ),
    ),
  ],
  [
    {
      en: 'Once per turn, all Good players look at the top 2 cards of their Good decks, and the Good Archangels among them enter Opponent play and wait.',
      es: 'Una vez por turno, todos los jugadores del Bien miran las 2 primeras cartas de su mazo del Bien, y los Arcángeles del Bien que haya entre ellas entran en el juego de los Oponentes y esperan.',
    },
    onAngel(
      act(
        { op: 'look', deck: 'good', amount: 2, as: 's' },
        { op: 'fall', what: 's', only: { ...friend, trait: 'archangel' } },
      ),
    ),
  ],
];

import { act, friend, onOpponent } from './abilities.ts';
import type { Example } from './example.ts';

/** Persons with what is used in place of an attack, and what they say. */
export const INSTEAD: readonly Example[] = [
  [
    {
      en: 'In place of its attack, deal 2 damage to every Good Person.',
      es: 'En lugar de su ataque, inflige 2 de daño a cada Personaje del Bien.',
    },
    onOpponent(act({ op: 'damage', to: friend, amount: 2 })),
  ],
  [
    {
      en: 'In place of its attack, return a Person from the Opponents’ discard pile to Opponent play, where it waits.',
      es: 'En lugar de su ataque, levanta a un Personaje de la pila de descartes de los Oponentes, que vuelve al juego de los Oponentes y espera.',
    },
    onOpponent(
      act(
        { op: 'choose', from: { zone: 'opponentDiscard', type: 'person' }, as: 'x' },
        { op: 'raise', what: { zone: 'opponentDiscard', is: 'x' } },
      ),
    ),
  ],
  [
    {
      en: 'In place of its attack, return the last Person from the Opponents’ discard pile to Opponent play, where it waits.',
      es: 'En lugar de su ataque, levanta al último Personaje de la pila de descartes de los Oponentes, que vuelve al juego de los Oponentes y espera.',
    },
    onOpponent(act({ op: 'raise', what: { zone: 'opponentDiscard', type: 'person', pick: 'last' } })),
  ],
  [
    {
      en: 'In place of its attack, draw 1 Opponent card that acts at once.',
      es: 'En lugar de su ataque, roba 1 carta del Oponente, que actúa enseguida.',
    },
    onOpponent(act({ op: 'drawOpponent', amount: 1 })),
  ],
  [
    {
      en: 'In place of its attack, every Good player discards 1 card from their hand.',
      es: 'En lugar de su ataque, cada jugador del Bien descarta 1 carta de su mano.',
    },
    onOpponent(act({ op: 'eachPlayer', do: [{ op: 'lose', amount: 1, from: 'hand' }] })),
  ],
  [
    {
      en: 'Once per game, in place of its attack, defeat the weakest Good Person.',
      es: 'Una vez por partida, en lugar de su ataque, derrota al Personaje del Bien más débil.',
    },
    onOpponent({ ...act({ op: 'defeat', what: { ...friend, pick: 'weakest' } }), limit: { per: 'game' } }),
  ],
];

import { act, at, force, friend, rule } from './abilities.ts';
import type { Example } from './example.ts';
import { calling, objective } from './cards.ts';

/** Callings and Objectives with what only they have, and what they say. */
export const TASKS: readonly Example[] = [
  [
    {
      en: 'Achieved when 3 Opponent Items or Places have been defeated. Then, to the end of the next 2 rounds, every Person of yours has 1 more Strength.',
      es: 'Se cumple cuando hayan caído 3 Objetos o Lugares del Oponente. Beneficio: Hasta el final de las 2 próximas rondas, cada Personaje tuyo tiene 1 más de Fuerza.',
    },
    calling('Wall', {
      goal: { on: { moment: 'isDefeated', who: { side: 'opponent', type: ['item', 'place'] } }, times: 3 },
      rounds: 2,
      abilities: [force({ ...friend, of: 'you' }, { change: 'strength', add: 1 })],
    }),
  ],
  [
    {
      en: 'Achieved when 4 Events of yours have entered play. Then draw 3 cards.',
      es: 'Se cumple cuando hayan entrado en juego 4 Sucesos tuyos. Beneficio: Roba 3 cartas.',
    },
    calling('Alms', {
      goal: { on: { moment: 'entersPlay', who: { of: 'you', side: 'good', type: 'event' } }, times: 4 },
      abilities: [at('isAchieved', {}, { op: 'draw', amount: 3 })],
    }),
  ],
  [
    {
      en: 'Achieved when your Michael defeats Satan. Then, once per turn, draw 1 card.',
      es: 'Se cumple cuando tu Michael derrote a Satan. Beneficio: Una vez por turno, roba 1 carta.',
    },
    calling('Duel', {
      goal: {
        on: { moment: 'defeats', who: { of: 'you', name: 'trial:michael' }, other: { name: 'trial:satan' } },
        times: 1,
      },
      abilities: [act({ op: 'draw', amount: 1 })],
    }),
  ],
  [
    {
      en: 'Achieved when, at 2 Strength Checks in a row, you have 3 or more Angels in play. Then every Good player draws 1 more card in the Draw Phase.',
      es: 'Se cumple si, en 2 Pruebas de Fuerza seguidas, tienes 3 o más Ángeles en juego. Beneficio: Cada jugador del Bien roba 1 carta más en la Fase de Robo.',
    },
    calling('Host', {
      goal: {
        on: { moment: 'strengthCheck' },
        if: { there: { of: 'you', ...friend, trait: 'angel' }, atLeast: 3 },
        times: 2,
      },
      abilities: [rule({ change: 'drawPhase', add: 1 })],
    }),
  ],
  [
    {
      en: 'Achieved when, for the third time, a Person of yours attacks a Place.',
      es: 'Se cumple cuando, por tercera vez, un Personaje tuyo ataque a un Lugar.',
    },
    calling('Hunt', {
      goal: { on: { moment: 'attacks', who: { of: 'you', ...friend }, other: { type: 'place' } }, times: 3 },
    }),
  ],
  [
    {
      en: 'Set Up: Michael begins in the first player’s play; Satan begins in Opponent play. Every Good player draws 2 cards. At a Strength Check, Good wins when it leads by 30 Strength, or when it is round 10 or later and Michael is in Good play. The Opponents win when they lead by 30, or when Michael is not in Good play. Good players cannot play Places.',
      es: 'Preparación: Michael empieza en el juego del primer jugador; Satan empieza en el juego de los Oponentes. Cada jugador del Bien roba 2 cartas. En una Prueba de Fuerza, el Bien gana si lleva 30 de ventaja, o si es la ronda 10 o posterior y Michael está en el juego del Bien. Los Oponentes ganan si llevan 30, o si Michael no está en el juego del Bien. Los jugadores del Bien no pueden jugar Lugares.',
    },
    objective('Egypt', {
      brings: ['trial:michael', 'trial:satan'],
      won: { all: [{ round: 10 }, { there: { name: 'trial:michael', side: 'good' } }] },
      lost: { not: { there: { name: 'trial:michael', side: 'good' } } },
      abilities: [
        at('objectiveBegins', {}, { op: 'eachPlayer', do: [{ op: 'draw', amount: 2 }] }),
        rule({ change: 'closed', what: 'place' }),
      ],
    }),
  ],
  [
    {
      en: 'Achieved when, at the beginning of 2 turns in a row, you have been a Lured Player. The count begins again whenever a card of yours takes damage. Then you cannot become a Lured Player.',
      es: 'Se cumple si, al empezar 2 turnos seguidos, has sido Jugador Descarriado. La cuenta vuelve a cero cada vez que una carta tuya reciba daño. Beneficio: No puedes ser Jugador Descarriado.',
    },
    calling('Watch', {
      goal: {
        on: { moment: 'turnBegins' },
        if: { lured: 'youEver' },
        broken: { moment: 'isDamaged', who: { of: 'you' } },
        times: 2,
      },
      abilities: [rule({ change: 'neverLuredPlayer' })],
    }),
  ],
];

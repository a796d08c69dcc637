import { foe, force, friend, onAngel, onOpponent, rule } from './abilities.ts';
import type { Example } from './example.ts';

/** Persons with what holds for as long as they are in play, and what they say. */
export const CONSTANTS: readonly Example[] = [
  [
    { en: 'Belial attacks the strongest Good card.', es: 'Belial ataca a la carta del Bien más fuerte.' },
    onOpponent(force({ is: 'self' }, { change: 'targets', pick: 'strongest' })),
  ],
  [
    {
      en: 'Every Opponent Person attacks the weakest Good Place if possible.',
      es: 'Cada Personaje Oponente ataca al Lugar del Bien más débil si es posible.',
    },
    onOpponent(force(foe, { change: 'targets', among: { type: 'place' } })),
  ],
  [
    {
      en: 'Belial attacks the weakest Good Person if possible.',
      es: 'Belial ataca al Personaje del Bien más débil si es posible.',
    },
    onOpponent(force({ is: 'self' }, { change: 'targets', among: friend })),
  ],
  [
    { en: 'Every human Opponent has Lure Astray.', es: 'Cada Oponente humano tiene Descarriar.' },
    onOpponent(force({ ...foe, trait: 'human' }, { change: 'luresAstray' })),
  ],
  [
    {
      en: '1 more Opponent card is drawn in every Opponent Phase.',
      es: 'Se roba 1 carta más del Oponente en cada Fase del Oponente.',
    },
    onOpponent(rule({ change: 'opponentPhase', add: 1 })),
  ],
  [
    { en: 'Good players cannot take a Calling.', es: 'Los jugadores del Bien no pueden tomar Llamados.' },
    onOpponent(rule({ change: 'closed', what: 'calling' })),
  ],
  [
    {
      en: 'Good players cannot play Events or Items.',
      es: 'Los jugadores del Bien no pueden jugar Sucesos ni Objetos.',
    },
    onOpponent(rule({ change: 'closed', what: 'event' }), rule({ change: 'closed', what: 'item' })),
  ],
  [
    {
      en: 'Abdiel has 1 more Strength for each other Good Angel in play.',
      es: 'Abdiel tiene 1 más de Fuerza por cada otro Ángel del Bien en juego.',
    },
    onAngel(
      force(
        { is: 'self' },
        { change: 'strength', add: { count: { ...friend, trait: 'angel', not: 'self' } } },
      ),
    ),
  ],
  [
    {
      en: 'While Abdiel is damaged, Abdiel has 3 more Strength.',
      es: 'Mientras Abdiel tenga daño, Abdiel tiene 3 más de Fuerza.',
    },
    onAngel(
      force({ is: 'self' }, { change: 'strength', add: 3 }, { if: { there: { is: 'self', damaged: true } } }),
    ),
  ],
  [
    {
      en: 'While Michael is in Good play, Abdiel has 3 more Strength.',
      es: 'Mientras Michael esté en el juego del Bien, Abdiel tiene 3 más de Fuerza.',
    },
    onAngel(
      force(
        { is: 'self' },
        { change: 'strength', add: 3 },
        { if: { there: { name: 'trial:michael', side: 'good' } } },
      ),
    ),
  ],
  [
    {
      en: 'While 2 or more Good humans are in play, Abdiel has 3 more Strength.',
      es: 'Mientras haya 2 o más humanos del Bien en juego, Abdiel tiene 3 más de Fuerza.',
    },
    onAngel(
      force(
        { is: 'self' },
        { change: 'strength', add: 3 },
        { if: { there: { ...friend, trait: 'human' }, atLeast: 2 } },
      ),
    ),
  ],
  [
    {
      en: 'From round 5 on, Abdiel has 3 more Strength.',
      es: 'Desde la ronda 5, Abdiel tiene 3 más de Fuerza.',
    },
    onAngel(force({ is: 'self' }, { change: 'strength', add: 3 }, { if: { round: 5 } })),
  ],
  [
    {
      en: 'While the Opponents lead by 10 Strength or more as of the last Strength Check, Abdiel may attack once more per turn.',
      es: 'Mientras los Oponentes lleven 10 o más de ventaja según la última Prueba de Fuerza, Abdiel puede atacar una vez más por turno.',
    },
    onAngel(force({ is: 'self' }, { change: 'attacks', add: 1 }, { if: { lead: 'opponent', by: 10 } })),
  ],
  [
    {
      en: 'While Abdiel has an Item, Abdiel may attack once more per turn.',
      es: 'Mientras Abdiel tenga un Objeto, Abdiel puede atacar una vez más por turno.',
    },
    onAngel(
      force({ is: 'self' }, { change: 'attacks', add: 1 }, { if: { there: { is: 'self', bears: 'item' } } }),
    ),
  ],
  [
    {
      en: 'Every Fallen Angel has 1 less Strength and cannot attack.',
      es: 'Cada Ángel Caído tiene 1 menos de Fuerza y no puede atacar.',
    },
    onAngel(
      force({ ...foe, supernatural: true }, { change: 'strength', add: -1 }),
      force({ ...foe, supernatural: true }, { change: 'cannot', what: 'attack' }),
    ),
  ],
  [
    {
      en: 'Spoken: Opponent Persons have no Lure Astray and no other spoken abilities.',
      es: 'De palabra: Los Personajes Oponentes pierden Descarriar y sus otras habilidades de palabra.',
    },
    onAngel({ ...force(foe, { change: 'silenced' }), spoken: true }),
  ],
  [
    {
      en: 'Abdiel deals 2 more damage to magic users and heretics.',
      es: 'Abdiel inflige 2 de daño más a los usuarios de magia y herejes.',
    },
    onAngel(
      force({ is: 'self' }, { change: 'damageDealt', add: 2, against: { trait: ['magicUser', 'heretic'] } }),
    ),
  ],
  [
    {
      en: 'Every Good Person of printed Strength 3 or less has double Strength.',
      es: 'Cada Personaje del Bien de Fuerza impresa 3 o menos tiene el doble de Fuerza.',
    },
    onAngel(force({ ...friend, strength: { atMost: 3 } }, { change: 'strength', times: 2 })),
  ],
  [
    {
      en: 'Every Opponent Person with an Event has no Strength.',
      es: 'Cada Personaje Oponente con un Suceso tiene Fuerza 0.',
    },
    onAngel(force({ ...foe, bears: 'event' }, { change: 'strength', set: 0 })),
  ],
  [
    { en: 'Good Persons cannot be attacked.', es: 'Los Personajes del Bien no pueden recibir ataques.' },
    onAngel(force(friend, { change: 'cannot', what: 'beAttacked' })),
  ],
  [
    {
      en: 'While it is not yet round 3 or no Good Place is in play, no Opponent card is drawn, and no Opponent acts.',
      es: 'Mientras aún no sea la ronda 3 o no haya ningún Lugar del Bien en juego, no se roba ninguna carta del Oponente y no actúa ningún Oponente.',
    },
    onAngel(
      rule(
        { change: 'opponentsStill' },
        { if: { not: { all: [{ round: 3 }, { there: { side: 'good', type: 'place' } }] } } },
      ),
    ),
  ],
  [
    { en: 'Good players cannot play Persons.', es: 'Los jugadores del Bien no pueden jugar Personajes.' },
    onOpponent(rule({ change: 'closed', what: 'person' })),
  ],
  [
    { en: 'Good players cannot play Places.', es: 'Los jugadores del Bien no pueden jugar Lugares.' },
    onOpponent(rule({ change: 'closed', what: 'place' })),
  ],
];

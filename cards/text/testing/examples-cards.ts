import { act, at, foe, force, friend, rule } from './abilities.ts';
import type { Example } from './example.ts';
import { angel, event, item, place } from './cards.ts';

/** Items, Places and Events with what only they have, and what they say. */
export const CARDS: readonly Example[] = [
  [
    {
      en: 'Every Good player plays 1 card less in the Play Phase.',
      es: 'Cada jugador del Bien puede jugar 1 carta menos en la Fase de Juego.',
    },
    place('Babel', { side: 'opponent', abilities: [rule({ change: 'playPhase', add: -1 })] }),
  ],
  [
    {
      en: 'Every Good player may play 1 more card in the Play Phase. Every Good Person takes 1 less damage each time.',
      es: 'Cada jugador del Bien puede jugar 1 carta más en la Fase de Juego. Cada Personaje del Bien recibe 1 de daño menos cada vez.',
    },
    place('Eden', {
      abilities: [rule({ change: 'playPhase', add: 1 }), force(friend, { change: 'damageTaken', add: -1 })],
    }),
  ],
  [
    {
      en: 'Damaged Good Persons cannot be healed.',
      es: 'Los Personajes del Bien con daño no pueden curarse.',
    },
    place('Eden', {
      abilities: [force({ ...friend, damaged: true }, { change: 'cannot', what: 'beHealed' })],
    }),
  ],
  [
    {
      en: 'Every Opponent Person takes at most 6 damage each time.',
      es: 'Cada Personaje Oponente recibe como mucho 6 de daño cada vez.',
    },
    place('Babel', {
      side: 'opponent',
      abilities: [force(foe, { change: 'damageTaken', atMost: 6 })],
    }),
  ],
  [
    {
      en: 'Opponent Persons cannot be brought over or defeated outright.',
      es: 'Los Personajes Oponentes no pueden cambiar de bando ni caer sin daño.',
    },
    place('Eden', {
      abilities: [force(foe, { change: 'cannot', what: 'beOvercome' })],
    }),
  ],
  [
    {
      en: 'Armor. This Item takes the damage dealt to the bearer, up to its own Strength of 4. The first time each round that the bearer is attacked, the attack is blocked.',
      es: 'Armadura. Este Objeto recibe el daño infligido al portador, hasta agotar su propia Fuerza de 4. La primera vez de cada ronda que el portador reciba un ataque, el ataque se detiene.',
    },
    item('Shield', {
      slot: 'armour',
      abilities: [
        force({ is: 'self' }, { change: 'absorbs' }),
        {
          kind: 'interrupt',
          on: 'attack',
          who: { is: 'host' },
          limit: { per: 'round' },
          do: [{ op: 'cancelAttack' }],
        },
      ],
    }),
  ],
  [
    {
      en: 'Weapon. The bearer deals 2 more damage and may attack once more per turn. When the bearer attacks an Opponent Person, that Person takes 1 damage.',
      es: 'Arma. El portador inflige 2 de daño más y puede atacar una vez más por turno. Cuando el portador ataque a un Personaje Oponente, ese Personaje recibe 1 de daño.',
    },
    item('Staff', {
      slot: 'weapon',
      attack: 2,
      abilities: [
        force({ is: 'host' }, { change: 'attacks', add: 1 }),
        at('attacks', { who: { is: 'host' }, other: foe }, { op: 'damage', to: { is: 'other' }, amount: 1 }),
      ],
    }),
  ],
  [
    {
      en: 'Once per turn, remove 2 damage from a Good Person other than the bearer.',
      es: 'Una vez por turno, cura 2 de daño a un Personaje del Bien que no sea el portador.',
    },
    item('Trumpet', {
      abilities: [
        act(
          { op: 'choose', from: { ...friend, not: 'host' }, as: 'x' },
          { op: 'heal', to: { is: 'x' }, amount: 2 },
        ),
      ],
    }),
  ],
  [
    {
      en: 'At the beginning of your turn, remove 1 damage from the bearer.',
      es: 'Al empezar tu turno, cura 1 de daño al portador.',
    },
    item('Crown', { abilities: [at('turnBegins', {}, { op: 'heal', to: { is: 'host' }, amount: 1 })] }),
  ],
  [
    {
      en: 'Until your next Play Phase, when a Good Person is Lured Astray, draw 1 card.',
      es: 'Hasta tu próxima Fase de Juego, cuando un Personaje del Bien se descarríe, roba 1 carta.',
    },
    event('Hope', { abilities: [at('isLured', { who: friend }, { op: 'draw', amount: 1 })] }),
  ],
  [
    {
      en: 'Play on a Good Person, who cannot be Lured Astray until your next Play Phase. Until your next Play Phase, when that Person attacks, remove 1 damage from it.',
      es: 'Se juega sobre un Personaje del Bien, que no puede descarriarse hasta tu próxima Fase de Juego. Hasta tu próxima Fase de Juego, cuando ese Personaje ataque, cúrale 1 de daño.',
    },
    event('Faith', {
      on: friend,
      abilities: [
        force({ is: 'host' }, { change: 'cannot', what: 'beLured' }),
        at('attacks', { who: { is: 'host' } }, { op: 'heal', to: { is: 'host' }, amount: 1 }),
      ],
    }),
  ],
  [
    { en: 'Defeat a damaged Opponent Person.', es: 'Derrota a un Personaje Oponente con daño.' },
    event('Justice', {
      lasts: 'moment',
      abilities: [
        at(
          'entersPlay',
          {},
          { op: 'choose', from: { ...foe, damaged: true }, as: 'x' },
          { op: 'defeat', what: { is: 'x' } },
        ),
      ],
    }),
  ],
  [
    {
      en: 'The strongest Good Person cannot attack or be healed until the same player’s next Opponent Phase.',
      es: 'El Personaje del Bien más fuerte no puede atacar ni curarse hasta la próxima Fase del Oponente del mismo jugador.',
    },
    event('Sloth', {
      side: 'opponent',
      on: { ...friend, pick: 'strongest' },
      abilities: [
        force({ is: 'host' }, { change: 'cannot', what: 'attack' }),
        force({ is: 'host' }, { change: 'cannot', what: 'beHealed' }),
      ],
    }),
  ],
  [
    {
      en: 'Every Good player discards 1 card from their hand.',
      es: 'Cada jugador del Bien descarta 1 carta de su mano.',
    },
    event('Idolatry', {
      side: 'opponent',
      lasts: 'moment',
      abilities: [at('entersPlay', {}, { op: 'eachPlayer', do: [{ op: 'lose', amount: 1, from: 'hand' }] })],
    }),
  ],
  [
    {
      en: 'Until the same player’s next Opponent Phase, at the beginning of every turn, the weakest Good Person takes 2 damage.',
      es: 'Hasta la próxima Fase del Oponente del mismo jugador, al empezar cada turno, el Personaje del Bien más débil recibe 2 de daño.',
    },
    event('Plague', {
      side: 'opponent',
      abilities: [at('turnBegins', {}, { op: 'damage', to: { ...friend, pick: 'weakest' }, amount: 2 })],
    }),
  ],
  [
    {
      en: 'Human. Every Good player draws 1 card less in the Draw Phase.',
      es: 'Humano. Cada jugador del Bien roba 1 carta menos en la Fase de Robo.',
    },
    angel('Enoch', {
      supernatural: false,
      traits: ['human'],
      abilities: [rule({ change: 'drawPhase', add: -1 })],
    }),
  ],
  [
    {
      en: 'The first Opponent Person in play has 2 more Strength until the end of the round. Until the end of the round, when that Person attacks, it strikes the next Opponent Person in play.',
      es: 'El primer Personaje Oponente en juego tiene 2 más de Fuerza hasta el final de la ronda. Hasta el final de la ronda, cuando ese Personaje ataque, ese Personaje golpea al siguiente Personaje Oponente en juego.',
    },
    event('Wrath', {
      side: 'opponent',
      lasts: 'endOfRound',
      on: { ...foe, pick: 'first' },
      abilities: [
        force({ is: 'host' }, { change: 'strength', add: 2 }),
        at(
          'attacks',
          { who: { is: 'host' } },
          { op: 'strike', by: { is: 'host' }, at: [{ ...foe, pick: 'nextAfterFirst' }] },
        ),
      ],
    }),
  ],
  [
    {
      en: 'Roll a die, and this Event stays for that many rounds, this one included. Now and at the beginning of every following round, every Good Person takes 5 damage. Only 1 Hail does this each round.',
      es: 'Tira un dado, y este Suceso se queda durante esa cantidad de rondas, incluida esta. Ahora y al empezar cada ronda siguiente, cada Personaje del Bien recibe 5 de daño. Solo 1 Hail hace esto en cada ronda.',
    },
    event('Hail', {
      side: 'opponent',
      lasts: 'rolled',
      copies: 2,
      abilities: [
        at('entersPlay', {}, { op: 'roll', as: 'n' }, { op: 'stay', rounds: { bound: 'n' } }),
        {
          kind: 'triggered',
          on: [{ moment: 'entersPlay' }, { moment: 'roundBegins' }],
          limit: { per: 'round', shared: 'hail' },
          do: [{ op: 'damage', to: friend, amount: 5 }],
        },
      ],
    }),
  ],
  [
    {
      en: 'The last Opponent Person in play has double Strength for the first full round, then no Strength for the second.',
      es: 'El último Personaje Oponente en juego tiene el doble de Fuerza durante la primera ronda completa y luego Fuerza 0 durante la segunda.',
    },
    event('Pride', {
      side: 'opponent',
      lasts: 'twoFullRounds',
      on: { ...foe, pick: 'last' },
      abilities: [
        force({ is: 'host' }, { change: 'strength', times: 2 }, { if: { age: 0 } }),
        force({ is: 'host' }, { change: 'strength', set: 0 }, { if: { age: 1 } }),
      ],
    }),
  ],
  [
    {
      en: 'Draw 2 cards. This Event stays until your next Play Phase.',
      es: 'Roba 2 cartas. Este Suceso se queda hasta tu próxima Fase de Juego.',
    },
    event('Stillness', { abilities: [at('entersPlay', {}, { op: 'draw', amount: 2 })] }),
  ],
];

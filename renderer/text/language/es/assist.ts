import type { Translated } from '../catalogue.ts';

export const assist = {
  firstBattle: 'Primera Batalla',
  firstBattleHint: 'Enemigos suaves y camino corto: casi todos ganan.',
  pilgrim: 'Peregrino',
  pilgrimHint: 'Suave. Ves lo que viene, y nada se lo lleva todo de golpe.',
  shepherd: 'Pastor',
  shepherdHint: 'Entre lo suave y el nivel normal.',
  standard: 'Normal',
  standardHint: 'El reglamento, tal cual.',
  narrowWayLevel: 'Camino Estrecho',
  narrowWayLevelHint: 'Lo más severo del reglamento: cualquier ventaja suya pierde.',
  ours: 'Nuestro, no está en el reglamento',
  newcomers: 'Unos {tenths} de 10 novatos ganan',
  newcomersAll: 'Ganan casi todos los novatos',
  newcomersFew: 'Casi ningún novato gana',
  measuredAlone:
    '{words}: por sí solo, con un mazo entero y un jugador, en {level}. En un viaje puede ser más difícil o más fácil: el mazo llega tan gastado como lo dejó el camino.',
  measuredOnWay:
    '{words}: en una campaña como esta, con los mazos tan gastados como los dejó el camino, {players, plural, =1 {un jugador} other {# jugadores}}, en {level}. En Partida nueva se juega por sí solo, con un mazo entero.',
  temperedDeck: 'Un mazo del Oponente templado',
  temperedDeckHint:
    'Dos veces «Granizo de globos de hierro» en vez de seis, y «Satanás descarría a los ángeles» una sola.',
  gentleDeck: 'Un mazo del Oponente suave',
  gentleDeckHint: 'Sin «Granizo de globos de hierro» ni «Satanás descarría a los ángeles».',
  mildDeck: 'Un mazo del Oponente benigno',
  mildDeckHint: 'El mazo suave sin Satanás, Belcebú, «Pandemónium» ni «Cae 1/3 de los ángeles».',
  meekDeck: 'Un mazo del Oponente manso',
  meekDeckHint: 'El mazo benigno sin nadie de Fuerza 11 o más.',
  lowlyDeck: 'Un mazo del Oponente humilde',
  lowlyDeckHint: 'El mazo benigno sin nadie de Fuerza 10 o más.',
  watchmen: 'Centinelas en el muro',
  watchmenHint: 'La siguiente carta del Oponente está boca arriba.',
  fullerHand: 'Una mano más llena',
  fullerHandHint: 'Cada mano inicial tiene tres cartas más.',
  longSuffering: 'Paciencia',
  longSufferingHint: 'Los Oponentes necesitan el doble de ventaja para ganar.',
  twoCallings: 'Dos Llamados',
  twoCallingsHint: 'Quien toma un Llamado elige uno de dos.',
  thirdAtMost: 'Un tercio como mucho',
  thirdAtMostHint:
    'Una carta del Oponente derrota como mucho un tercio de tu Fuerza en una ronda. Quien caería de más se libra, queda 1, una vez por partida.',
} as const satisfies Translated<'assist'>;

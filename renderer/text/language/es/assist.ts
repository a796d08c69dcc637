import type { Translated } from '../catalogue.ts';

export const assist = {
  firstBattle: 'Primera Batalla',
  firstBattleHint: 'Enemigos suaves y camino corto: casi todos ganan.',
  pilgrim: 'Peregrino',
  pilgrimHint: 'Suave: ningún golpe se lleva todo; una mala mano se cambia.',
  shepherd: 'Pastor',
  shepherdHint: 'Entre lo suave y el nivel normal.',
  standard: 'Normal',
  standardHint:
    '{deck, select, published {El reglamento, tal cual.} tempered {Las reglas del reglamento, con un mazo del Oponente templado.} other {Las reglas del reglamento, con un mazo del Oponente severo.}}',
  narrowWayLevel: 'Camino Estrecho',
  narrowWayLevelHint: 'Lo más severo del reglamento: cualquier ventaja suya pierde.',
  ours: 'Nuestro, no está en el reglamento',
  newcomers: 'Unos {tenths} de 10 novatos ganan',
  lead: 'ventaja de {lead}',
  rounds: '{rounds, plural, one {cerca de # ronda} other {unas # rondas}}',
  newcomersAll: 'Ganan casi todos los novatos',
  newcomersFew: 'Casi ningún novato gana',
  measuredAlone:
    '{words}: por sí solo, con un mazo entero y un jugador, en {level}. En un viaje puede ser más difícil o más fácil: el mazo llega tan gastado como lo dejó el camino.',
  measuredOnWay:
    '{words}: en una campaña, con los mazos tan gastados como los dejó el camino, {players, plural, =1 {un jugador} other {# jugadores}}, en {level}. En Partida nueva se juega por sí solo, con un mazo entero.',
  temperedDeck: 'Un mazo del Oponente templado',
  temperedDeckHint:
    'Dos veces «Granizo de globos de hierro» en vez de seis, y «Satanás descarría a los ángeles» una sola.',
  softenedDeck: 'Un mazo del Oponente suavizado',
  softenedDeckHint: 'El mazo templado sin Satanás ni Belcebú.',
  gentleDeck: 'Un mazo del Oponente suave',
  gentleDeckHint: 'Sin «Granizo de globos de hierro» ni «Satanás descarría a los ángeles».',
  calmDeck: 'Un mazo del Oponente sereno',
  calmDeckHint: 'El mazo suave sin Satanás ni Belcebú.',
  mildDeck: 'Un mazo del Oponente benigno',
  mildDeckHint: 'El mazo suave sin Satanás, Belcebú, «Pandemónium» ni «Cae 1/3 de los ángeles».',
  modestDeck: 'Un mazo del Oponente modesto',
  modestDeckHint: 'El mazo benigno sin nadie de Fuerza 11 o más, salvo Moloc.',
  meekDeck: 'Un mazo del Oponente manso',
  meekDeckHint: 'El mazo benigno sin nadie de Fuerza 11 o más.',
  lowlyDeck: 'Un mazo del Oponente humilde',
  lowlyDeckHint: 'El mazo benigno sin nadie de Fuerza 10 o más.',
  squallyDeck: 'Un mazo del Oponente borrascoso',
  squallyDeckHint:
    'El mazo benigno, pero con tres «Granizo de globos de hierro» y «Satanás descarría a los ángeles» una vez.',
  stormyDeck: 'Un mazo del Oponente tormentoso',
  stormyDeckHint:
    'El mazo modesto, pero con cuatro «Granizo de globos de hierro» y «Satanás descarría a los ángeles» una vez.',
  sternDeck: 'Un mazo del Oponente severo',
  sternDeckHint: 'Sin sus Personajes, Objetos y Sucesos más débiles: cada carta pesa.',
  grimDeck: 'Un mazo del Oponente implacable',
  grimDeckHint:
    'El mazo severo sin «Pitonisa de Endor», «Treinta piezas de plata», «Becerro de oro» ni «Tofet».',
  watchmen: 'Centinelas en el muro',
  watchmenHint: 'La siguiente carta del Oponente está boca arriba.',
  fullerHand: 'Una mano más llena',
  fullerHandHint: 'Cada mano inicial tiene tres cartas más.',
  longSuffering: 'Paciencia',
  longSufferingHint: 'Los Oponentes necesitan el doble de ventaja para ganar.',
  twoCallings: 'Dos Llamados',
  twoCallingsHint: 'Quien toma un Llamado elige uno de dos.',
  quietBeginning: 'Un comienzo tranquilo',
  quietBeginningHint: 'La primera carta del Oponente de cada Objetivo no hace nada al robarse.',
  newHand: 'Una mano nueva',
  newHandHint:
    'Quien no tenga ningún Personaje en la mano al comenzar un Objetivo puede robar una mano nueva.',
  thirdAtMost: 'Un tercio como mucho',
  thirdAtMostHint:
    'Si una carta del Oponente fuera a quitarte más de un tercio de tu Fuerza en una ronda, la tuya se libra: queda con 1 punto de vida, una vez por partida.',
} as const satisfies Translated<'assist'>;

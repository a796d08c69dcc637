import type { Translated } from '../catalogue.ts';

export const assist = {
  firstBattle: 'Primera Batalla',
  firstBattleHint: 'Enemigos suaves y un camino corto: casi todos los novatos ganan.',
  pilgrim: 'Peregrino',
  pilgrimHint: 'Suave. Ves lo que viene, y nada se lo lleva todo de golpe.',
  shepherd: 'Pastor',
  shepherdHint: 'Entre lo suave y el nivel normal.',
  standard: 'Normal',
  standardHint: 'El reglamento, tal cual.',
  narrowWayLevel: 'Camino Estrecho',
  narrowWayLevelHint:
    'La lectura más severa del reglamento: se pierde en cuanto los Oponentes llevan ventaja.',
  ours: 'Nuestro, no está en el reglamento',
  newcomers: 'Ganan unos {tenths} de cada 10 novatos',
  newcomersAll: 'Ganan casi todos los novatos',
  newcomersFew: 'Casi ningún novato gana',
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
  thirdAtMost: 'Un tercio como mucho',
  thirdAtMostHint:
    'Si una carta del Oponente fuera a quitar más de un tercio de tu Fuerza, perdona a la carta que caería, una vez por partida a cada una.',
} as const satisfies Translated<'assist'>;

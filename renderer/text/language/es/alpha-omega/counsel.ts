import type { Translated } from '../../catalogue.ts';

export const counsel = {
  note: 'Sale de <counsel>muchas partidas imaginadas</counsel>, jugadas solo con lo que tú puedes saber. Tú decides.',
  exampleDiffers:
    'Aquí el ejemplo del tutorial va por otro camino: es el que está en oro. Los dos están permitidos.',
  quoted: '«{choice}»',
  allTheSame: 'Todas las opciones son más o menos igual de buenas.',
  muchTheSame: 'Igual de buenas, más o menos: {choices}.',
  muchTheSameAndMore: 'Igual de buenas, más o menos: {choices} y {more} más.',
  nothingToo: 'No hacer nada es casi igual de bueno.',
  thanNothing: ' sin hacerlo',
  thanIdle: ' sin hacer nada',
  thanChoice: ' con «{choice}»',
  thanAnother: ' con otra opción',
  onlyChoice: 'Es la única opción.',
  noneWon:
    'De {games} partidas simuladas desde aquí no se ganó ninguna, se eligiera lo que se eligiera. Muy difícil, pero no imposible.',
  hardlyWon:
    'De {games} partidas simuladas desde aquí no se ganó casi ninguna, se eligiera lo que se eligiera.',
  allWon: 'Las {games} partidas simuladas desde aquí se ganaron todas, se eligiera lo que se eligiera.',
  sameWon: 'Se ganaron unas {most} de cada 10 partidas simuladas desde aquí, se eligiera lo que se eligiera.',
  betweenWon:
    'Se ganaron entre {least} y {most} de cada 10 partidas simuladas desde aquí, y basta el azar para esa diferencia.',
  hopeless:
    'Es la tercera ronda sin una sola victoria en las simulaciones. Aún puede cambiar, pero pocas veces.',
  won: 'Tu bando gana {chance} de cada 10 partidas desde aquí, en lugar de {instead}{than}.',
  wonMore: 'Así tu bando gana más a menudo desde aquí.',
  defeated:
    '{card} cae en combate antes de la Prueba de Fuerza en {chance} de cada 10 casos, en lugar de {instead}{than}.',
  destroyed:
    '{card} se destruye antes de la Prueba de Fuerza en {chance} de cada 10 casos, en lugar de {instead}{than}.',
  lured:
    '{card} se descarría antes de la Prueba de Fuerza en {chance} de cada 10 casos, en lugar de {instead}{than}.',
  broughtOver:
    '{card} se pasa al Bien antes de la Prueba de Fuerza en {chance} de cada 10 casos, en lugar de {instead}{than}.',
  otherwise: 'Si no,',
  idle: 'Si no haces nada,',
  withChoice: 'Con «{choice}»,',
  wouldStrike: 'Si no cae, {foe} golpearía a {card} con {amount}.',
  wouldLure: 'Si no cae, {foe} descarriaría a {card}.',
  wouldBeLured:
    '{otherwise} {card} caería en el descarrío{cases, plural, =10 {} other { en # de 10 casos}}{strength, plural, =0 {} other {: los Oponentes ganan #}}.',
  wouldFall:
    '{otherwise} {card} caería{cases, plural, =10 {} other { en # de 10 casos}}{strength, plural, =0 {} other {: el Bien pierde #}}.',
  wouldBreak: '{otherwise} {card} se perdería{cases, plural, =10 {} other { en # de 10 casos}}.',
  lead: 'De media, la próxima Prueba de Fuerza termina en {lead}, no en {instead}{than}.',
  next: 'De media, la Prueba de Fuerza de la ronda siguiente termina en {mean}, no en {instead}{than}.',
  goodPersons:
    'Al final de la ronda siguiente, el Bien tiene {mean, plural, one {# Personaje} other {# Personajes}}, no {instead}{than}.',
  opponentPersons:
    'Al final de la ronda siguiente, los Oponentes {mean, plural, =0 {no tienen ningún Personaje} one {tienen # Personaje} other {tienen # Personajes}}, en lugar de {instead}{than}.',
  callings: 'Al final de la ronda siguiente hay {mean} Llamados cumplidos de media, no {instead}{than}.',
  goodDamage:
    'Al final de la ronda siguiente, los Personajes del Bien tienen {mean} de daño, no {instead}{than}.',
  opponentDamage:
    'Al final de la ronda siguiente, los Personajes de los Oponentes tienen {mean} de daño, no {instead}{than}.',
  hand: 'Al final de la ronda siguiente, al Bien {mean, plural, =0 {no le quedan cartas} one {le queda # carta} other {le quedan # cartas}} en la mano, en lugar de {instead}{than}.',
  rounds: 'La partida dura {mean, plural, one {# ronda más} other {# rondas más}}, no {instead}{than}.',
  fells: 'Derrota a {target}{strength, plural, =0 {} other {: los Oponentes pierden # de Fuerza}}.',
  leaves: 'Deja a {target} con {left, plural, one {# punto de vida} other {# puntos de vida}}.',
  adds: '{card} pone en juego {strength} de Fuerza.',
  says: 'Lo que hace {card}:',
} as const satisfies Translated<'counsel'>;

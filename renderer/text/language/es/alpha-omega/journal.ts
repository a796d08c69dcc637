import type { Translated } from '../../catalogue.ts';

export const journal = {
  opening1: '{rounds, plural, one {Duró # ronda.} other {Duró # rondas.}}',
  opening2: '{rounds, plural, one {Se jugó # ronda por él.} other {Se jugaron # rondas por él.}}',
  opening3: '{rounds, plural, one {Todo cupo en # ronda.} other {De la primera ronda a la última hubo #.}}',
  openingSoFar:
    '{rounds, plural, =0 {Su primera ronda aún no ha terminado.} one {Se ha jugado # ronda hasta ahora.} other {Se han jugado # rondas hasta ahora.}}',

  ahead1: 'El Bien llevó ventaja desde la primera Prueba de Fuerza hasta la última.',
  ahead2: 'En ninguna Prueba de Fuerza llevaron ventaja los Oponentes.',
  behind1: 'Los Oponentes llevaron ventaja desde la primera Prueba de Fuerza hasta la última.',
  behind2: 'En ninguna Prueba de Fuerza llevó ventaja el Bien.',
  turn1: 'En la ronda {round} se inclinó la balanza: de {before} a {after}.',
  turn2: 'Fue la ronda {round} la que inclinó la balanza: antes {before}, después {after}.',
  turn3: 'Hasta la ronda {round} estaba en {before}; después de ella, en {after}.',
  swing1: 'La ronda {round} fue la que más movió: la ventaja pasó de {before} a {after}.',
  swing2: 'Donde más se movió la ventaja fue en la ronda {round}, de {before} a {after}.',
  deepest1: 'En lo peor, en la ronda {round}, los Oponentes llevaban {trail} de ventaja.',
  deepest2: 'La más oscura fue la ronda {round}: los Oponentes iban {trail} por delante.',

  nobodyFell1: 'No cayó ningún Personaje del Bien, ni se descarrió ninguno.',
  nobodyFell2: 'Todos los enviados salieron con bien.',
  fell1: '{count, plural, one {Cayó {cards}.} other {Cayeron {cards}.}}',
  fell2: '{count, plural, one {{cards} no llegó al final.} other {No llegaron todos: cayeron {cards}.}}',
  fellTo: '{card} cayó ante {by} en la ronda {round}.',
  lured1: '{count, plural, one {Se descarrió {cards}.} other {Se descarriaron {cards}.}}',
  lured2: 'Los Oponentes atrajeron a su lado a {cards}.',
  luredBy: '{by} descarrió a {card} en la ronda {round}.',
  fellFromDeck:
    '{count, plural, one {{cards} cayó de un mazo del Bien y se unió a los Oponentes.} other {{cards} cayeron de los mazos del Bien y se unieron a los Oponentes.}}',
  fellAmongThem:
    '{count, plural, one {{cards}, ya de su lado, fue derrotado allí.} other {{cards}, ya de su lado, fueron derrotados allí.}}',
  returned1: '{count, plural, one {Volvió {cards}.} other {Volvieron {cards}.}}',
  returned2:
    '{count, plural, one {Pero {cards} fue traído de vuelta.} other {Pero no para siempre: {cards} fueron traídos de vuelta.}}',
  cameOver1:
    '{count, plural, one {{cards} dejó a los Oponentes y estuvo contigo.} other {{cards} dejaron a los Oponentes y estuvieron contigo.}}',
  cameOver2:
    '{count, plural, one {De los Oponentes, {cards} fue traído a este lado.} other {De los Oponentes, {cards} fueron traídos a este lado.}}',
  defeated1: '{count, plural, one {Fue derrotado # Oponente.} other {Fueron derrotados # Oponentes.}}',
  defeated2: '{count, plural, one {Cayó # de los Oponentes.} other {Cayeron # de los Oponentes.}}',
  callings1:
    '{count, plural, one {Se cumplió un Llamado: {cards}.} other {Se cumplieron Llamados: {cards}.}}',
  callings2:
    '{count, plural, one {{cards} se siguió hasta el final.} other {{cards} se siguieron hasta el final.}}',
  playerLured: '{player} fue Jugador Descarriado desde la ronda {round}.',

  achieved1: 'Se logró con una ventaja de {lead}.',
  achieved2: 'Con una ventaja de {lead} quedó hecho.',
  fulfilled: 'Se logró como piden sus propias palabras, con una ventaja de {lead}.',
  fulfilledBehind: 'Se logró como piden sus propias palabras, aunque los Oponentes iban {trail} por delante.',
  deckDefeated: 'Terminó con todo el mazo de los Oponentes derrotado.',
  lost1: 'Se perdió: los Oponentes llevaban {trail} de ventaja.',
  lost2: 'Los Oponentes, {trail} por delante, tuvieron la última palabra.',
  failed: 'Se perdió como dicen sus propias palabras.',
  conceded: 'Allí se rindieron.',
  exhausted: 'No quedaba carta del Bien en el mazo, en la mano ni en juego, y así terminó aquí el camino.',
  drawn: 'Nadie ganó: durante diez rondas no había venido carta alguna de los Oponentes.',
  deck: '{left, plural, =0 {Para entonces los mazos del Bien estaban vacíos.} one {Quedaba # carta del Bien por robar.} other {Quedaban # cartas del Bien por robar.}}',
  even: 'equilibrio',
  good: 'el Bien por {lead}',
  opponents: 'los Oponentes por {trail}',
} as const satisfies Translated<'journal'>;

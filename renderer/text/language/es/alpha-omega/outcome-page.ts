import type { Translated } from '../../catalogue.ts';

export const outcomePage = {
  lookAtTable: 'Ver la mesa',
  firstPage: 'Menú principal',
  reopen: 'Resultados',

  chart: 'La ventaja en cada Prueba de Fuerza',
  wins: '{lead} gana',
  loses: '{lead} pierde',
  roundEven:
    'Ronda {round}{objective, plural, =0 {} other { del Objetivo #}}: Bien {good}, Oponentes {opponent}. La balanza está en equilibrio.',
  roundGood:
    'Ronda {round}{objective, plural, =0 {} other { del Objetivo #}}: Bien {good}, Oponentes {opponent}. El Bien lleva {lead} de ventaja.',
  roundOpponent:
    'Ronda {round}{objective, plural, =0 {} other { del Objetivo #}}: Bien {good}, Oponentes {opponent}. Los Oponentes llevan {trail} de ventaja.',
  lookThere: '{round} Rebobinar hasta ahí.',
  asTable: 'Como tabla',
  roundHeading: 'Ronda',
  roundCell: '{round}{objective, plural, =0 {} other { del Objetivo #}}',
  leadHeading: 'Ventaja',

  course: 'Resumen',
  courseRounds: '{rounds, plural, one {Se jugó # ronda.} other {Se jugaron # rondas.}}',
  courseLed:
    'El Bien llevaba ventaja en {good, plural, =0 {ninguna Prueba de Fuerza} one {# Prueba de Fuerza} other {# Pruebas de Fuerza}}; los Oponentes, {opponent, plural, =0 {en ninguna} other {en #}}.',
  courseTurns:
    'La ventaja {count, plural, =0 {nunca cambió de bando} one {cambió de bando una vez} =2 {cambió de bando dos veces} other {cambió de bando # veces}}.',
  courseBest:
    'La mayor ventaja del Bien fue de {lead}, en la ronda {round}{objective, plural, =0 {} other { del Objetivo #}}.',
  courseWorst:
    'La mayor ventaja de los Oponentes fue de {lead}, en la ronda {round}{objective, plural, =0 {} other { del Objetivo #}}.',
  courseLured:
    '{lured, plural, =0 {Nadie cayó en el descarrío.} one {# Personaje del Bien cayó en el descarrío.} other {# Personajes del Bien cayeron en el descarrío.}}',
  courseBack: '{back, plural, one {# pasó al bando del Bien.} other {# pasaron al bando del Bien.}}',

  turningPoints: 'Mayores cambios',
  turned:
    'Ronda {round}{objective, plural, =0 {} other { del Objetivo #}}: la ventaja cambia de bando, de {before} a {after}.',
  moved:
    'Ronda {round}{objective, plural, =0 {} other { del Objetivo #}}: la ventaja pasa de {before} a {after}.',
  whoLured: 'En el descarrío: {cards}.',
  whoDefeated: 'Caen en combate: {cards}.',
  whoReturned: 'Pasan al Bien: {cards}.',

  scoring: 'Puntos por logros',
  scoredFor: 'Por',
  total: 'Total',
  scoreRules: 'Cómo se puntúa',

  numbers: 'Estadísticas de esta partida',
  played: 'Cartas jugadas',
  defeated: 'Oponentes derrotados o destruidos',
  lost: 'Cartas propias derrotadas o destruidas',
  lured: 'Personajes propios en el descarrío',
  returned: 'Personajes que pasaron al Bien',
  luredTurns: 'Turnos como Jugador Descarriado',
  all: 'En total',

  callings: 'Llamados',
  callingDone:
    '{name}: {card}, cumplido en la ronda {round}{objective, plural, =0 {} other { del Objetivo #}}',
  callingAchieved: '{name}: {card}, cumplido',
  callingOpen: '{name}: {card}, {done} de {times}',

  anotherSeedHint: 'Los mismos jugadores, cartas barajadas de nuevo.',
  harder: 'Más difícil: {level}',
  gentler: 'Más fácil: {level}',
  levelHint: 'Los mismos jugadores, Objetivo y mazos, en este nivel.',
  sameSeed: 'Repetir la misma partida',
  sameSeedHint: 'Los mismos jugadores, y las cartas llegan en el mismo orden.',
  change: 'Cambiar la preparación',
  changeHint: 'Jugadores, Objetivo, mazos y variantes.',
  copySeed: 'Copiar la semilla {seed}',
  copied: 'Copiada.',
} as const satisfies Translated<'outcomePage'>;

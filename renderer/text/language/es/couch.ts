import type { Translated } from '../catalogue.ts';

export const couch = {
  seats: 'Asientos, por orden de turno',
  seat: '{name}, {count, plural, one {# carta} other {# cartas}}.',
  playedByProgram: 'Juega el ordenador.',
  playedBeside: '{name} juega aquí también.',
  playedBy: 'Aquí juega {name}.',
  hasTurn: 'Tiene el turno.',
  isAsked: 'Tiene que elegir ahora.',
  choosesSign: 'elige',
  program: 'ordenador',
  means: 'Planea algo con {card}.',
  meansTo: 'Planea usar {card} con {target}.',
  meansShort: 'plan de {name}',
  meansToShort: '{name}: con esta',
  menuOf: 'Más sobre {name}',
  menuTitle: 'El asiento de {name}',

  curtain: 'El telón',
  turnTo: '{name}, te toca decidir',
  wantsToLook: '{name} quiere mirar su mano',
  handOver: 'Cédele el sitio a {name}. Que nadie más mire ahora, por favor.',
  handOverFor: 'Cédele el sitio a {name}, que juega por {seat}. Que nadie más mire ahora, por favor.',
  showMine: 'Soy {name}: muestra mi mano',
  holdToLook: 'Mantén pulsado para mirar',
  leaveClosed: 'Dejarla oculta',
  closedHand: 'La mano de {name}, tapada, {count, plural, one {# carta} other {# cartas}}',
  hideMine: 'Ocultar mi mano',
  otherIsAsked: 'Le toca responder a {name}.',
  notYourHand: 'Este mando es de {name}, y la mano es de {other}.',

  takeOverFor: 'Responder en lugar de {name}…',
  takeOverNote:
    'Quien responda en su lugar ve la mano de {name} y decide hasta la próxima pregunta. El registro lo cuenta enseguida, haya respuesta o no.',
  takesOver: '{name} responde en lugar de {other}',
  answersFor: '{name} responde en lugar de {other}.',
  giveBack: 'Que responda {name}',

  botThinks: '{name} (ordenador) está pensando…',
  letItPlay: 'Continuar',
  letPersonPlay: 'Que juegue {name}',

  whoPlays: '¿Quién juega por {name}?',
  programPlays: 'El ordenador, mientras {name} no está',
  playsBeside: '{name} juega los dos asientos',
  comesBack: '{name} ha vuelto',
  sitsHere: 'Aquí se sienta {name}',
  somebodyElse: 'Otra persona',
  sitDown: 'Sentarse',
  hostNote: '{name} juega también por otra persona. Para dejar este asiento, cede antes el otro.',

  pointAs: 'Señalar por {name}',
  planAs: 'Trazar un plan de {name}',
  pointNote:
    'Pulsa una carta: la señal de este jugador queda un momento sobre ella, para que todos vean cuál es.',
  planNote:
    'Pulsa una carta y luego con cuál usarla. Las dos quedan marcadas para todos hasta que se haga o se olvide.',
  forgetPlan: 'Borrar el plan',
  pointing: '{name} señala: pulsa una carta. No se juega nada.',
  planning: '{name} hace un plan: pulsa la carta que usar y luego con cuál. No se juega nada.',
  done: 'Hecho',
  pointsAt: '{name} señala {card}.',
  plansWith: '{name} planea algo con {card}.',
  plansOn: '{name} planea usar {card} con {target}.',

  playsWith: 'Controles de {name}',
  deviceHint:
    'Quien tiene su propio mando puede señalar en cualquier momento y responde solo por su asiento.',
  anyDevice: 'Cualquier dispositivo',
  gamepad: 'Mando {number}',
} as const satisfies Translated<'couch'>;

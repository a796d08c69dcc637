import type { Translated } from '../catalogue.ts';

export const hints: Translated<'hints'> = {
  title: 'Consejo',
  known: 'Entendido',

  drawOrCalling:
    'Roba una carta, y podrás jugar una y actuar. O toma un Llamado en lugar de todo eso: una tarea que ayuda cuando se cumple.',
  noPerson:
    '¿Aún no hay ningún Personaje en la mano? Pasa a veces, y no se pierde nada. La mano no se puede cambiar: roba para encontrar uno. Mientras, puedes jugar o guardar un Suceso, un Lugar o un Objeto.',
  play: 'Una carta por turno. Pulsa una carta que brilla y luego aquella a la que va; la que no va a ninguna otra se pulsa dos veces.',
  action:
    'Cada Personaje del Bien puede atacar una vez, y nadie devuelve el golpe. Pulsa quién actúa y luego el blanco.',
  ownPlace:
    'También puedes golpear tu propio Lugar: así te libras de él sin poner otro. Casi nunca te convendrá.',
  opponentTarget:
    'Varias cartas son igual de débiles. En un empate, quien juega elige a cuál golpea el Oponente.',
  interruptAttack: 'Una carta tuya puede intervenir antes del golpe: tú decides.',
  interruptDefeat: 'Una carta tuya aún puede evitar esta derrota. Se te pregunta antes de que ocurra.',
  may: 'Este texto dice «puedes»: tú decides si ocurre.',
  discardCards: 'Esto pide cartas de la mano. Van a la pila de descartes de su dueño.',
  arrangeCards: 'Has visto estas cartas y las devuelves en el orden que quieras, la primera arriba.',
  luredAttack: 'Un turno descarriado: estas cartas atacan a las de los demás, y el blanco se elige.',
  luredAstray:
    'Un Personaje del Bien que cae ante un Oponente sobrenatural se descarría: con todo el daño curado, sin su propia habilidad y en tu contra. Si lo derrotas, vuelve a la pila de descartes de su dueño.',
  playerLured:
    'Tres rondas seguidas se perdió un Personaje ante los Oponentes: el dado dice cuántos turnos se juegan ahora contra los demás.',
  strengthChecked:
    'La Prueba de Fuerza pesa todos los Personajes y armas en juego. Lugares, armaduras y daño no cuentan.',
  damaged:
    'El daño se queda hasta que alguien lo cura. Quien está herido sigue golpeando con toda su Fuerza.',
  waited:
    'Este Objeto aún no tiene quien lo lleve. Espera al próximo Personaje Oponente, y hasta entonces se puede destruir.',
  passedOn:
    'Un Objeto que esperaba, o cuyo portador cae, pasa al Oponente con más tiempo en juego que pueda usarlo.',
  place: 'Solo hay un Lugar a la vez. Uno nuevo lo sustituye, y también se puede destruir con ataques.',
  phaseSkipped: 'Una carta en juego hizo saltar esta fase. El registro dice cuál.',
  callingAchieved: 'Un Llamado está cumplido. Lo que da está escrito en él, y cuenta en la puntuación final.',
  cleanUp:
    'Limpieza: actúa cada Personaje Oponente que no haya actuado en esta ronda. Los Presagios lo muestran antes.',
};

import type { Translated } from '../../catalogue.ts';

export const hints: Translated<'hints'> = {
  title: 'Consejo',
  known: 'Entendido',

  goal: 'Ganas si al final de una ronda tu Fuerza lleva bastante ventaja: tu meta está a la derecha y la balanza de arriba lleva la cuenta.',
  drawOrCalling:
    'Roba una carta, y podrás jugar una y actuar. O toma un Llamado, una tarea que ayuda cuando se cumple: ocupa todo el turno.',
  foreseen: 'Se conoce la próxima carta del Oponente: está boca arriba en su mazo, arriba a la izquierda.',
  opponentLast:
    'En esta partida la carta del Oponente llega después de tus acciones: las lámparas de arriba muestran el orden del turno.',
  opponentFirst:
    'En esta partida cada turno empieza con una carta del Oponente, antes de robar: las lámparas de arriba muestran el orden.',
  helps:
    '¿Dudas? La pista sopesa lo que puedes hacer, los Presagios muestran cómo acabaría la ronda, y todo se puede deshacer.',
  noPerson:
    '¿Ningún Personaje en la mano? A veces pasa: roba para encontrar uno. Mientras, puedes jugar o guardar un Suceso, un Lugar o un Objeto.',
  persons:
    'Los Personajes luchan cada ronda. Arriba a la izquierda: Fuerza, con su arma: el daño que hacen y su peso en la balanza. ♥: puntos de vida restantes.',
  equip: 'Un Objeto se da a alguien en juego y se queda con él; su propio texto dice cómo ayuda.',
  play: 'Puedes jugar una carta por turno: arrástrala a la mesa o púlsala dos veces. La que va sobre otra carta se arrastra hasta ella.',
  action:
    'Cada Personaje del Bien puede atacar una vez por turno y además usar su habilidad. Nadie devuelve el golpe. Elige quién, y a quién.',
  aim: 'Cuando has elegido quién actúa, cada blanco dice qué haría el golpe.',
  seals:
    'Cada Oponente golpea una vez por ronda: al entrar en juego o cuando acaba la ronda. El sello bajo él dice a quién.',
  sealsLater:
    'Aún sin sellos: el turno siguiente trae otra carta del Oponente. En el último turno de la ronda dicen quién golpea a quién.',
  opponentTarget:
    'Varias cartas son igual de débiles. En un empate, quien juega elige a cuál golpea el Oponente.',
  interruptAttack: 'Una carta tuya puede intervenir antes del golpe: tú decides.',
  interruptDefeat: 'Una carta tuya aún puede evitar esta derrota. Se te pregunta antes de que ocurra.',
  may: 'Este texto dice «puedes»: tú decides si ocurre.',
  discardCards: 'Esto pide cartas de la mano. Van a la pila de descartes de su dueño.',
  arrangeCards: 'Elige en qué orden vuelven estas cartas a su mazo: la primera quedará arriba.',
  luredAttack: 'Un turno descarriado: estas cartas atacan a las de los demás, y el blanco se elige.',
  luredAstray:
    'Un Personaje del Bien que cae ante un Oponente sobrenatural se descarría: queda curado, sin su propia habilidad y en tu contra hasta que lo derrotas.',
  spared:
    'Se libra: queda con 1 punto de vida la carta cuya caída te quitaría más de un tercio de tu Fuerza. Cada carta se libra una vez por partida.',
  playerLured:
    'Tres rondas seguidas se perdió un Personaje: durante los turnos que dice el dado, las cartas de este jugador cuentan para los Oponentes.',
  strengthChecked:
    'La Prueba de Fuerza cierra la ronda: pesa todos los Personajes y armas en juego; Lugares, armaduras y daño no cuentan.',
  damaged:
    'El daño se queda hasta que alguien lo cura, pero quien está herido sigue golpeando con toda su Fuerza.',
  waited:
    'Este Objeto espera al próximo Personaje Oponente. Un arma en espera ya pesa en la balanza, y se la puede destruir.',
  passedOn:
    'Un Objeto que esperaba, o cuyo portador cae, pasa al Oponente con más tiempo en juego que pueda usarlo.',
  place: 'Solo hay un Lugar a la vez: uno nuevo lo sustituye, y también se puede destruir con ataques.',
  phaseSkipped: 'Una carta en juego hizo saltar esta fase. El registro dice cuál.',
  callingTaken:
    'El Llamado que alguien toma está a la derecha, con el signo de quién es; sus lámparas muestran cuánto ha avanzado.',
  callingAchieved: 'Un Llamado está cumplido: lo que da está escrito en él, y cuenta en la puntuación final.',
  countdown: 'Este Objetivo no espera para siempre: las lámparas bajo la meta cuentan las rondas.',
  opponentActs:
    'Los Oponentes actúan por sí mismos: cada uno golpea a tu carta más débil (menos puntos de vida).',
  cleanUp:
    'Limpieza: actúa cada Personaje Oponente que no haya actuado en esta ronda. Los Presagios lo muestran antes.',
};

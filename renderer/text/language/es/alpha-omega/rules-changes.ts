import type { Translated } from '../../catalogue.ts';

/** Lo que se cuenta a una partida empezada con reglas anteriores cuando sigue: una línea por cada cambio. */
export const rulesChanges: Translated<'rulesChanges'> = {
  because:
    'Esta partida empezó con reglas anteriores (versión {from}) y sigue con las de hoy (versión {to}).',

  luredDraw: 'Un Jugador Descarriado roba una carta antes de jugar.',
  easyLead: 'Modo Fácil: los Oponentes necesitan una ventaja mayor para ganar.',
  easyJoining: 'Modo Fácil: quien se une a los Oponentes en una ronda espera a la Limpieza siguiente.',
  narrowWayAtOnce: 'Camino Estrecho: los Oponentes ganan en cuanto llevan ventaja después de su turno.',
  opponentDeckGone: 'Cuando todo el mazo de los Oponentes está derrotado, habéis ganado.',
  setUpFirst:
    'La preparación del Objetivo viene antes de las manos iniciales: lo que trae nunca está en una mano.',
  nothingLeft:
    'Una carta sin puntos de vida queda fuera de alcance hasta que cae, una armadura destruida ya no aumenta el daño, y quien cae ante un Oponente que cae con él se descarría.',
  objectiveWords:
    'El Moisés o el Daniel de un Jugador Descarriado sigue en el juego del Bien: «Deja ir a mi pueblo» y «El foso de los leones» solo se pierden cuando lo ha dejado.',
  waitingTaken:
    'Un Objeto o Suceso de los Oponentes que espera se recoge en cuanto un Oponente en juego tiene sitio para él.',
  foolishness:
    'Necedad golpea al Personaje del Bien más débil, y a quien una carta hace golpear debe poder atacar.',
  nothingIdle: 'Lo que no cambiaría nada ya no se pregunta ni se ofrece.',
  asmodee: 'Juego de Oponente: sobre Asmodeo decide el jugador del Bien que robaría y pagaría.',
  quietVictory: 'Una victoria por diez rondas tranquilas no puntúa por el Objetivo en 10 rondas o menos.',
  easyAsPrinted:
    'El Modo Fácil es el orden de juego impreso y nada más: los Oponentes ganan con la misma ventaja que vosotros, y su primera carta de la partida no actúa.',
  raisedActs: 'Un Oponente que cayó en una Limpieza y fue levantado de nuevo en ella actúa en ella.',
  itemsCarried:
    'Un Oponente que se pasó puede llevar Objetos del Bien, y Mar de cristal no detiene un Objeto del Bien sobre un Personaje descarriado.',
  raisedAtOnce:
    'Un Oponente que cae en una Limpieza y es levantado de nuevo en ella actúa en ella, también si es levantado antes de que acabe el ataque en el que cayó.',
  conceding: 'Una partida se puede dar por perdida desde el menú: cuenta como derrota.',
  twoCallings: 'Una partida nueva puede dar a elegir entre dos Llamados.',
  freshClocks: 'Un Suceso de los Oponentes que llega antes de una Fase del Oponente dura todo su tiempo.',
  outOfDecks: 'Una carta del Bien que trae un Objetivo sale del mazo que la tiene, si alguno la tiene.',
};

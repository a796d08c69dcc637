import type { Translated } from '../../../catalogue.ts';

export const rulebookFight = {
  title: 'El combate',
  blow: 'Un golpe',
  blowSum:
    'Un <blow>golpe</blow> hace tanto daño como Fuerza tiene quien ataca, con el arma que lleva y lo demás que le añada algo. Quien lo recibe no lo devuelve.',
  blowDamage:
    'El daño queda en la carta hasta que se cura. La acerca a su fin, pero nunca debilita sus propios golpes. Un daño igual a lo que la carta puede aguantar, sus <hitPoints>puntos de vida</hitPoints>, la derrota.',
  blowArmour:
    'Una armadura recibe los primeros puntos destinados a quien la lleva, tantos como aguante; el resto pasa. Si se atacó al propio Objeto es distinto: lo que sobra después de destruirlo se pierde.',
  blowExample:
    'Azrael tiene Fuerza 7 y hace 1 más de daño. Abigor aguanta 7: el golpe de 8 lo derrota, y Azrael no sufre nada.',
  changes: 'Cuando cambia la Fuerza',
  changesRule:
    'Hay cartas que suben o bajan la Fuerza. Eso cambia los golpes y la balanza, nunca los puntos de vida, y la Fuerza nunca baja de 0.',
  changesExample: 'Valor da a Gabriel 3 más de Fuerza. Golpea con 8 y pesa 8, y 5 de daño lo derrotan igual.',
  defeated: 'Qué pasa con quien cae',
  defeatedGood:
    'Un Personaje del Bien derrotado por un Oponente <supernatural>Sobrenatural</supernatural> <see.lured>se descarría</see.lured>. Si lo derrota otra cosa, o tiene amparo contra ello, va a la pila de descartes de su dueño. Lo mismo los Objetos; y un Lugar destruido va a la pila de donde vino.',
  defeatedOpponent:
    'Una carta del Oponente derrotada se descarta boca arriba junto al mazo de los Oponentes. Lo que llevaba pasa a otro Oponente, o espera.',
  defeatedItem: 'Un Objeto del Bien cuyo portador se descarta va también a la pila de descartes de su dueño.',
  nothingLeft: 'Cuando no queda nada',
  nothingLeftRule:
    'Una carta sin puntos de vida es la siguiente en caer, pero a veces llega antes la respuesta al mismo golpe. Hasta que cae, nadie la ataca, no le llega más daño y no se interpone por ninguna otra carta.',
  nothingLeftItem:
    'Una armadura destruida ya no protege a nadie. Cae antes que quien la lleva, y nadie más la recoge.',
  saved: 'Interponerse y salvar',
  savedStepIn:
    'Algunas cartas pueden recibir un golpe por otra, o desviarlo. Cuando es posible, se pregunta a su jugador al hacerse el ataque, antes de que llegue.',
  savedRule: 'Un Personaje que se salva de la derrota sigue en juego, con 1 punto de vida.',
  savedExample:
    'Asmodeo va a por Uriel, a quien le queda 1. Se pregunta a Steve si Miguel recibe el golpe en su lugar.',
} as const satisfies Translated<'rulebookFight'>;

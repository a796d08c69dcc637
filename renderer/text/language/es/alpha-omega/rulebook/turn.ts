import type { Translated } from '../../../catalogue.ts';

export const rulebookTurn = {
  title: 'Tu turno',
  order: 'El orden de una ronda',
  orderIntro: 'Cada jugador pasa por las cuatro primeras; el resto lo hace la mesa junta:',
  orderOpponent: 'Fase del Oponente: llega una carta del Oponente y actúa.',
  orderDraw: 'Fase de Robo: robas una carta.',
  orderPlay: 'Fase de Juego: puedes jugar una carta.',
  orderAction: 'Fase de Acción: tus cartas atacan y usan sus habilidades.',
  orderNext: 'Fase Multijugador: el jugador siguiente hace lo mismo.',
  orderCleanUp: 'Limpieza: actúan los Oponentes que no lo han hecho en esta ronda.',
  orderCheck: 'Prueba de Fuerza: se lee la balanza.',
  opponentPhase: '1. Fase del Oponente',
  opponentPhaseDraw:
    'La carta de encima del mazo de los Oponentes entra en juego. Un <person>Personaje</person> ataca enseguida; si tiene una habilidad que se usa a voluntad, la usa en lugar de atacar siempre que sirva de algo.',
  opponentPhaseFirst:
    'La primera carta del Oponente de la partida llega sin hacer daño, salvo que el Objetivo haya puesto ya en juego una carta del Bien: un Personaje se queda hasta la <cleanUp>Limpieza</cleanUp>, un <item>Objeto</item> o un <place>Lugar</place> simplemente se queda, un <event>Suceso</event> para un Personaje Oponente espera a que haya uno, y cualquier otro Suceso se descarta sin efecto.',
  opponentPhaseExample:
    'Abigor es la primera carta de la partida. Aún no hay nadie enfrente, así que espera. En la Limpieza buscará a quién golpear.',
  firstCard: 'La primera carta de la partida',
  waiting: 'Objetos y Sucesos de los Oponentes',
  waitingItem:
    'Un Objeto del Oponente va al primer Personaje Oponente en juego que pueda usarlo, por orden de llegada: un arma y una armadura cada uno. Si nadie puede llevarlo, queda <waiting>en espera</waiting>, y lo recoge el primero que pueda: uno que llega, o uno en juego que vuelve a tener la mano libre. Si cae quien lo lleva, pasa de la misma manera, al momento.',
  waitingEvent:
    'Un Suceso para un Personaje Oponente espera igual. Un Suceso que debe escoger a un Personaje del Bien y no encuentra a ninguno no espera: se descarta.',
  waitingAttack:
    'Los Objetos de los Oponentes se pueden atacar, los lleve alguien o no; y lo que añaden a los golpes pesa en la balanza en los dos casos.',
  waitingExample: 'Hoja negra está en espera. Llega Agares, recoge el arma y golpea con 5 y 3: 8 de daño.',
  whom: 'A quién atacan los Oponentes',
  whomWeakest:
    'Un Oponente ataca la carta del Bien que está más cerca de caer: la que tiene menos <hitPoints>puntos de vida</hitPoints>. Se miran Personajes, Objetos y el Lugar del Bien, sean de quien sean. Hace un ataque, y el Oponente siguiente vuelve a mirar.',
  whomTie:
    'Si hay varias igual de cerca, elige el jugador cuyo turno es. Si solo hay una, no se pregunta a nadie; el registro dice por qué fue esa.',
  whomOther:
    'Algunos Oponentes nombran otros blancos. Toman el más débil de los que nombran, o el más fuerte (más puntos de vida) si así lo dicen; si no hay ninguno de esa clase, toman al final el más débil de todos.',
  whomNobody:
    'Sin nada que atacar, un Oponente simplemente se queda. Los Oponentes nunca atacan las cartas de un <luredPlayer>Jugador Descarriado</luredPlayer>.',
  whomExample:
    'Miguel tiene 7 y ha recibido 3: le quedan 4. Armadura celestial tiene 5. Gabriel tiene 5, sin daño. El Oponente va a por Miguel.',
  drawPhase: '2. Fase de Robo',
  drawPhaseRule:
    'Robas una carta de tu mazo. Algunas cartas te dejan robar más. De un mazo vacío no hay nada que robar, y el turno sigue.',
  playPhase: '3. Fase de Juego',
  playPhaseRule:
    'Puedes jugar una carta de tu mano, o ninguna. Para jugar más de una hace falta una carta que lo diga. Lo que ahora no se puede jugar dice por qué al pulsarlo.',
  actionPhase: '4. Fase de Acción',
  actionPhaseRule:
    'Tus cartas actúan, en el orden que quieras. Cada Personaje tuyo puede hacer un ataque contra una carta de los Oponentes: un Personaje, un Objeto o el Lugar. También puede usar las habilidades que ofrece su texto. Un Personaje puede actuar en el mismo turno en que se jugó.',
  actionPhaseStop: 'No tienes que atacar, y la fase la terminas tú.',
  taking: 'Un Llamado en su lugar',
  takingRule:
    'Después de la Fase del Oponente puedes tomar la primera carta del mazo de <calling>Llamados</calling> en lugar de robar, jugar y actuar. Nunca sustituye a la Fase del Oponente. Puedes tener varios Llamados.',
  takingEvents:
    'Tus <event>Sucesos</event> que duran hasta tu próxima Fase de Juego terminan también entonces: saltarse la fase no los alarga.',
  multiplayer: '5. Fase Multijugador',
  multiplayerRule:
    'El jugador siguiente pasa por las mismas cuatro fases. Después del último llega la Limpieza.',
} as const satisfies Translated<'rulebookTurn'>;

import type { Translated } from '../../../catalogue.ts';

export const rulebookLure = {
  title: 'El descarrío',
  lured: 'Qué es descarriarse',
  luredRule:
    'Un Personaje del Bien al que derrota un Oponente <supernatural>Sobrenatural</supernatural> se une al momento al juego de los Oponentes. Pierde todo el daño; conserva sus Objetos, con el daño que tengan. Deja atrás sus propias habilidades.',
  luredAngel:
    'Un Ángel se vuelve así <fallenAngel>Ángel Caído</fallenAngel>, y desde entonces descarría. Un humano también se pasa, pero no descarría.',
  luredWait: 'Quien se descarría no hace nada al llegar: espera a la <cleanUp>Limpieza</cleanUp>.',
  luredShield:
    'Hay cartas que amparan a un Personaje. El que tiene amparo, o cae ante alguien que no descarría, solo se descarta.',
  luredBlow:
    'Decide el golpe. Quien pierde sus últimos puntos de vida ante un Oponente que descarría se pasa aunque ese Oponente caiga por la respuesta.',
  luredExample:
    'Agares, con Hoja negra, derrota a Azrael. Azrael se pasa con toda su Fuerza de 7: 7 menos para vosotros y 7 más para ellos.',
  back: 'El regreso, o la salida',
  backReturn:
    'Hay cartas que traen de vuelta a quien se descarrió: regresa al jugador que lo trajo. Si en cambio lo derrotan, va a la pila de descartes de su dueño; igual que un Ángel que cayó de un mazo.',
  backItems:
    'Cuando cae un Personaje descarriado, el Objeto del Bien que lleva pasa al siguiente descarriado que pueda usarlo, o si no a la pila de descartes de su dueño. Cuando un Personaje regresa, el Objeto del Oponente que lleva se queda y pasa a otro de ellos.',
  cameOver: 'Oponentes que se pasan',
  cameOverRule:
    'También ocurre al revés: un Personaje Oponente que una carta trae al lado del Bien deja atrás sus propias habilidades, para siempre.',
  cameOverItems:
    'Desde entonces es un Personaje de ese jugador como cualquier otro: puede llevar Objetos del Bien, y se los lleva consigo si se descarría.',
  luredPlayer: 'El Jugador Descarriado',
  luredPlayerCount:
    'Tres rondas seguidas en las que se descarría algún Personaje tuyo te convierten en <luredPlayer>Jugador Descarriado</luredPlayer>. Una pérdida así basta para que cuente la ronda. Los Ángeles que cayeron de un mazo no cuentan: no estaban en juego.',
  luredPlayerDie:
    'Se tira el <die>dado</die> al momento. Un turno ya empezado termina como siempre; tantos de tus turnos siguientes como marque el dado son turnos descarriados. Tras la Prueba de Fuerza de la ronda del último quedas libre, y la cuenta empieza de nuevo.',
  luredPlayerTurn:
    'En un turno descarriado tienes la Fase del Oponente y robas como siempre. No tomas Llamados; debes jugar una carta si puedes; y cada Personaje tuyo que pueda ataca una carta de otro jugador. Cuál, lo decides tú. Lo que derroten se descarta, no se descarría.',
  luredPlayerCards:
    'Todo ese tiempo tus cartas pesan del lado de los Oponentes. Los Oponentes las dejan en paz; los compañeros pueden atacarlas como a Oponentes. Las habilidades de tus Personajes descansan, y lo que las cartas dicen de las del Bien o de las de los Oponentes no alcanza a las tuyas: ni las cura ni les cae el granizo.',
  luredPlayerAlone: 'Si juegas a solas no hay a quién más atacar: tus Personajes se quedan quietos.',
  rest: 'Lo que descansa entretanto',
} as const satisfies Translated<'rulebookLure'>;

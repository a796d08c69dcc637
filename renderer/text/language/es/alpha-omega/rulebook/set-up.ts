import type { Translated } from '../../../catalogue.ts';

export const rulebookSetUp = {
  title: 'Antes de empezar',
  decks: 'Mazos y manos',
  decksTwo:
    'Hay dos clases de cartas: las del <good>Bien</good>, para los jugadores, y las de los <opponents>Oponentes</opponents>, que no son de nadie. Cada clase se baraja aparte y queda boca abajo; a su lado, boca arriba, está su <discardPile>pila de descartes</discardPile>. Los <calling>Llamados</calling> forman un mazo pequeño propio.',
  decksHand: 'Empiezas con siete cartas en la mano. La mano puede crecer cuanto quieras.',
  decksCommon:
    'Cada jugador tiene su mazo del Bien, o todos robáis de uno común. Un mazo común tiene una sola pila de descartes, que es de todos.',
  decksBuild:
    'De un mazo del Bien se puede dejar fuera lo que se quiera, pero nunca lleva más ejemplares de una carta de los que se imprimieron: una sola <card.holy-trinity>Santísima Trinidad</card.holy-trinity>, por ejemplo.',
  once: 'Cada Personaje, una vez por partida',
  onceRule:
    'Un <person>Personaje</person> entra en juego una vez por partida, lo juegue quien lo juegue y pase lo que pase con él. Vale para todos los mazos del Bien de la mesa a la vez. Las demás cartas pueden volver cuantas veces se roben.',
  onceSpent:
    'Un Personaje que cae de un mazo al juego de los Oponentes queda usado también. Si robas uno ya usado, lleva la marca de <spent>ya jugado</spent>: puedes guardarlo para lo que otras cartas quieran de él, pero no puedes jugarlo, y no cae por segunda vez.',
  onceExample:
    'Mindy jugó a Gabriel, que cayó hace ya tiempo. Cuando Steve roba el Gabriel de su propio mazo, ese ya está usado.',
  brings: 'Lo que trae un Objetivo',
  bringsRule:
    'Algunos Objetivos empiezan con cartas en juego, antes de que nadie robe. Una carta del Oponente sale del mazo de los Oponentes, o de fuera de la mesa si el mazo no la tiene, y espera a la <cleanUp>Limpieza</cleanUp>. Una carta del Bien viene de fuera de la mesa como carta del primer jugador, aunque ese Personaje ya se haya jugado.',
  bringsBack:
    'En una <see.campaign>campaña</see.campaign>, la carta del Oponente que vino de fuera vuelve fuera cuando empieza el Objetivo siguiente.',
  bringsJudged:
    'Lo que un Objetivo dice de ganar y perder se mira en cada <strengthCheck>Prueba de Fuerza</strengthCheck>, primero si se pierde. Para ello, las cartas de un <luredPlayer>Jugador Descarriado</luredPlayer> están en el juego del Bien; un Personaje <lureAstray>Descarriado</lureAstray>, no.',
} as const satisfies Translated<'rulebookSetUp'>;

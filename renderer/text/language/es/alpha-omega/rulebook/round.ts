import type { Translated } from '../../../catalogue.ts';

export const rulebookRound = {
  title: 'El final de la ronda',
  cleanUp: '6. Limpieza',
  cleanUpRule:
    'Actúa ahora cada Personaje Oponente que no ha actuado en esta ronda, por orden de llegada al juego de los Oponentes, primero el más antiguo. El que se robó y actuó en esta ronda ya tuvo su ataque. El que se robó y no encontró nada que hacer no lo ha tenido, y lo intenta otra vez.',
  cleanUpLured:
    'Actúan también los que <lureAstray>se descarriaron</lureAstray>, aunque haya sido hace un momento, en esta misma Limpieza. Y lo que el efecto de otra carta puso en el juego de los Oponentes: siempre espera a la Limpieza.',
  cleanUpOnce:
    'Haber actuado es una marca en la carta, y ahí sigue hasta que acaba la ronda: un Personaje que atacó para ti y después se descarrió no ataca por segunda vez.',
  cleanUpWho:
    'Si hay que elegir algo por los Oponentes, elige el primer jugador; si es un <luredPlayer>Jugador Descarriado</luredPlayer>, el siguiente que no lo sea; si lo son todos, otra vez el primero.',
  acted: 'Una vez por ronda',
  strengthCheck: '7. Prueba de Fuerza',
  strengthCheckRule:
    'Se suma toda la <strength>Fuerza</strength> de las cartas del Bien y se le resta toda la de los Oponentes. Lo que queda es la <balance>Balanza de Fuerza</balance>. Se anota en cada ronda y dice si el <see.objective>Objetivo</see.objective> está decidido.',
  strengthCheckCounts:
    'Solo cuenta lo que puede golpear: los Personajes con la Fuerza que tienen ahora y los Objetos por lo que añaden a un golpe, los lleve alguien o no. Las armaduras y demás Objetos sin ataque, los Lugares, los Sucesos y el daño no cambian nada.',
  strengthCheckBlow: 'Lo que una carta añade solo a sus golpes cuenta para el golpe, no para la balanza.',
  strengthCheckExample:
    'Miguel está frente a Agares, que lleva Hoja negra: 7 contra 5 y 3. Los Oponentes llevan 1 de ventaja.',
} as const satisfies Translated<'rulebookRound'>;

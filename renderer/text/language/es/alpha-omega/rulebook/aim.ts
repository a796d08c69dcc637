import type { Translated } from '../../../catalogue.ts';

export const rulebookAim = {
  title: 'La meta',
  objective: 'El Objetivo',
  objectiveChosen:
    'Antes de la partida elegís un <objective>Objetivo</objective>. Su carta lleva un número: es la ventaja que un bando necesita en la <balance>Balanza de Fuerza</balance> para que todo se decida.',
  objectiveWon:
    'En cada <strengthCheck>Prueba de Fuerza</strengthCheck> se lee la balanza. Si el Bien lleva esa ventaja, o más, el Objetivo se cumple y toda la mesa ha ganado. Si son los Oponentes quienes la llevan, se pierde. Una ventaja menor, de un lado o de otro, no decide nada: empieza la ronda siguiente.',
  objectiveWords:
    'Algunos Objetivos dicen más: preparan algo en la mesa y pueden ganarse o perderse por sus propias palabras, marque lo que marque la balanza. Esas palabras se miran en cada Prueba de Fuerza, primero las de perder y luego las de ganar.',
  objectiveExample:
    'El Objetivo pide 50. Las cartas del Bien pesan 61 en total y los Oponentes 14: 47 de ventaja, así que se sigue. Una ronda después son 64 contra 12, 52 de ventaja, y la partida está ganada.',
  printed: 'Lo que dice la frase impresa',
  printedTwo:
    'El reglamento impreso tiene dos frases sobre perder. Según una, los Oponentes ganan con cualquier ventaja; pero en el ejemplo que le sigue se juega con 1, 6 y 15 de desventaja. Por eso el programa usa el mismo número para los dos bandos y ofrece la lectura severa como <variant>variante</variant>: el <see.narrowWay>Camino Estrecho</see.narrowWay>.',
  ends: 'Cuando se acaban los mazos',
  endsEmpty:
    'De un mazo vacío no se roba nada, y eso solo no termina nada: se sigue con lo que hay en la mano y en juego.',
  endsQuiet:
    'Una ronda en la que no se roba ninguna carta del Oponente es una <quietRound>ronda tranquila</quietRound>. Diez seguidas terminan la partida. Si entonces el mazo de los Oponentes está vacío y no queda ninguna carta suya en juego, habéis vencido todo lo que tenía, y es una victoria. Si no, es un <standOff>empate</standOff>, que nadie gana; también lo es si jugáis a <see.allOrNothing>Todo o Nada además</see.allOrNothing> y no habéis cumplido el Objetivo.',
} as const satisfies Translated<'rulebookAim'>;

import type { Translated } from '../../../catalogue.ts';

export const rulebookStart = {
  title: 'En un minuto',
  minute: 'Todo el juego en un minuto',
  minuteSides:
    'Todos jugáis en un mismo bando, el del <good>Bien</good>. El mazo de los <opponents>Oponentes</opponents> juega solo: sus cartas golpean lo que está más cerca de caer. Según el reglamento no se libra nadie; en los niveles suaves algunas de vuestras cartas se libran una vez.',
  minuteRound:
    'En una <round>ronda</round> cada jugador tiene un <turn>turno</turn>: primero se roba una carta del Oponente, que actúa; después robas tú una carta, puedes jugar una y atacas con tus <person>Personajes</person>. Cuando todos han tenido su turno, actúa cada Oponente que aún no lo ha hecho: es la <cleanUp>Limpieza</cleanUp>.',
  minuteCheck:
    'Al final llega la <strengthCheck>Prueba de Fuerza</strengthCheck>: se pesa la <strength>Fuerza</strength> de todas las cartas del Bien contra la de todos los Oponentes. Con la ventaja que pide el <objective>Objetivo</objective>, habéis ganado juntos. Con esa misma desventaja, habéis perdido. Según el reglamento es casi siempre de 50, y así es en una Peregrinación; a quien juega solo en Primera Batalla, Peregrino o Pastor le basta con 25.',
  minuteLure:
    'Cuidado con los sobrenaturales. Si derrotan a un Personaje del Bien, lo <lureAstray>descarrían</lureAstray>: se pasa a su lado, sano y entero, y pesa en su platillo de la balanza.',
  controls: 'Cómo se responde',
  controlsAsk:
    'La barra sobre la mano dice qué se pregunta y a quién. Pulsa uno de sus botones, o elige una carta que brilla y después su destino. Una carta que solo puede hacer una cosa la hace al pulsarla otra vez.',
  controlsWhy:
    'Lo que no brilla también se puede pulsar, y dice por qué ahora no se puede usar. Cada número de una carta, cada blanco y cada línea del registro responde a <why>¿Por qué?</why>, y cada razón abre su lugar en este libro.',
  controlsHelps:
    'Los <omens>Presagios</omens> muestran lo que viene hasta la Prueba de Fuerza. La <counsel>Pista</counsel> dice qué haría alguien que piensa por adelantado. Pulsa el mazo de los Oponentes y verás las <odds>probabilidades</odds> de su próxima carta; pulsa cualquier otra pila y la verás abierta.',
  controlsKept: 'Todo se guarda según sucede: deja la partida cuando quieras y sigue donde estabas.',
} as const satisfies Translated<'rulebookStart'>;

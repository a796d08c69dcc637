import type { Translated } from '../../../catalogue.ts';

export const rulebookBeyond = {
  title: 'Más allá de una partida',
  ownDecks: 'Mazos propios',
  ownDecksWhere:
    'En Mazos los construyes: desde cero, a partir de un mazo ya hecho o a tu deseo. Un mazo que no cumple las reglas se guarda igualmente; dice qué falla, por qué y cómo se arregla, y hasta entonces no se puede jugar con él.',
  ownDecksOdds:
    'Junto a las cartas están la curva del mazo y sus probabilidades: cuán probable es una mano, y cuántas rondas pasan hasta tener lo que buscas. El médico de mazos juega partidas enteras con él y dice qué cartas lo llevan y cuáles lo frenan.',
  ownDecksTeam:
    'Como cada <person>Personaje</person> se <see.once>juega una vez por partida</see.once>, conviene que los mazos que juegan juntos compartan pocos. Mazos de equipo los pone uno al lado del otro y propone qué cambiar.',
  journey: 'Las campañas como viajes',
  journeyWay:
    'Una <see.campaign>campaña</see.campaign> se guarda en un mapa, con un diario que se escribe de lo que ocurrió. Puedes tener a la vez cuantas quieras, a solas o en equipo. Un Objetivo se puede empezar de nuevo, con los mazos barajados otra vez; el viaje queda marcado por ello y no entra en los récords.',
  pilgrimage: 'Peregrinación',
  pilgrimageWay:
    'Un camino nuestro. Cada Objetivo es una partida por sí sola, y sales con cartas sencillas. Entre ellas eliges: ganar una carta, traer de vuelta a quienes cayeron, o tomar una carga que hace más difícil la partida siguiente y vale más. Cada elección dice antes lo que hace.',
  pilgrimageLamps:
    'Llevas lámparas. Un Objetivo perdido apaga una y se puede intentar otra vez; con la última se acaba la Peregrinación.',
  day: 'La partida del día',
  dayWay:
    'Cada día una partida, y cada semana una campaña de tres Objetivos, son las mismas para todos los que las juegan. Tu primer intento tiene su propio sitio en la tabla de intentos.',
  replay: 'Ver una partida otra vez',
  replayWay:
    'Toda partida jugada se puede ver: hacia delante y hacia atrás, de ronda en ronda y de momento decisivo en momento decisivo, con notas tuyas. Desde cualquier momento puedes seguir en una partida nueva; la antigua se queda como estaba.',
  replayPivotal:
    'Cuando acaba una partida, el programa puede buscar las tres elecciones que más movieron sus probabilidades. Sigue jugando muchas veces desde cada una, por todos los caminos que estaban abiertos.',
  kept: 'Lo que se guarda',
  keptAnswer:
    'Cada respuesta está en el disco antes de que veas lo que resulta de ella. A una partida se le puede dar nombre y se puede copiar; lo que se tira va primero a la papelera.',
  keptBackups:
    'Se hacen copias de seguridad al arrancar el programa y antes de que una versión nueva cambie nada: diez recientes y una de cada uno de siete días. Se puede mirar dentro de cada una antes de recuperarla o de unirla.',
  keptFiles:
    'Las partidas, los mazos y los paquetes de cartas viajan como archivos. Lo que entra se comprueba hasta el último signo y se te muestra antes de escribir nada.',
} as const satisfies Translated<'rulebookBeyond'>;

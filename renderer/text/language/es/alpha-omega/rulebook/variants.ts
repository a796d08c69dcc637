import type { Translated } from '../../../catalogue.ts';

export const rulebookVariants = {
  title: 'Otras maneras de jugar',
  together: 'Qué se puede combinar',
  togetherRule:
    'Todas las variantes se pueden combinar, con tres excepciones: la Partida Rápida con la Larga, las dos clases de Todo o Nada entre sí, y el Modo Fácil con el Juego de Oponente, que no tiene una Fase del Oponente que mover.',
  easy: 'Modo Fácil',
  easyOrder:
    'Primero robas, juegas y actúas; solo entonces llega y actúa la carta del Oponente de tu turno. La Limpieza y la Prueba de Fuerza cierran la ronda como siempre.',
  easyFirst:
    'La primera carta del Oponente de la partida es aquí tan inofensiva como en el orden habitual, aunque ya hayas jugado una carta. Solo la deja actuar una carta del Bien que el Objetivo haya puesto en juego.',
  easyCleanUp:
    'En esta Limpieza no actúa todavía quien se descarrió, cayó o fue levantado en esta ronda: espera a la de la ronda siguiente. Un Oponente robado que no pudo hacer nada lo intenta, como de costumbre.',
  easyLead:
    'No cambia nada más, y los dos bandos necesitan la ventaja de siempre. Ojo con el nombre: en este orden un Oponente se topa con tus Personajes una vez antes de volver a actuar, y no dos.',
  narrowWay: 'Camino Estrecho',
  narrowWayRule:
    'La lectura severa del reglamento impreso. Se gana como siempre. Pero desde la primera Prueba de Fuerza, cuando todos han tenido un turno, los Oponentes ganan en cuanto llevan cualquier ventaja: en una Prueba de Fuerza, o al acabar una Fase del Oponente (en el Juego de Oponente, un turno suyo).',
  lengths: 'Partida Rápida y Partida Larga',
  lengthsRule:
    'El número del Objetivo se deja a un lado. En la Partida Rápida decide una ventaja de 25; en la Larga, una de 100.',
  allOrNothing: 'Todo o Nada',
  allOrNothingRule:
    'Vence al mazo entero de los Oponentes: que no quede ninguna carta en él ni en juego. En Todo o Nada eso sustituye al Objetivo, cuya ventaja ya no gana. En Todo o Nada además hacen falta las dos cosas, primero el Objetivo y luego el mazo; una vez cumplido, el Objetivo sigue cumplido y cuenta en la puntuación. Los Oponentes ganan como de costumbre.',
  campaign: 'Modo Campaña',
  campaignRule:
    'Los Objetivos vienen uno tras otro en una sola partida larga. Cuando cumplís uno, lo que está en juego va a las pilas de descartes de sus dueños, y el mazo de los Oponentes se completa y se baraja. Vuestros mazos, manos, descartes, Llamados y Personajes ya jugados siguen como están.',
  campaignEnd:
    'Termina cuando se pierde un Objetivo, o cuando no queda ninguna carta del Bien en mazo, mano o juego. Lo que cuenta es cuántos habéis cumplido.',
  opponentPlay: 'Juego de Oponente',
  opponentPlayRule:
    'También pueden jugar personas con los Oponentes. Tienen una mano de siete cartas del Oponente, y ya no hay Fase del Oponente. Después del turno de cada jugador del Bien, uno de ellos tiene el suyo: roba una carta, puede jugar una y ataca con los Oponentes. Si son varios, se turnan, y todos mandan a todos los Oponentes por igual.',
  opponentPlayTargets:
    'Eligen como blanco cualquier carta del Bien. Un Oponente sigue actuando una vez por ronda; el que se descarrió, cayó o fue levantado en esta ronda espera, y en la Limpieza actúan los que no lo han hecho, contra el blanco que diga su jugador. A quién una carta hace golpear a un Oponente es como dice la carta, y lo que una carta deja ganar y pagar a un jugador del Bien lo acepta o no ese jugador.',
  levels: 'Niveles',
  levelsRule:
    'Una partida nueva se juega en un nivel. El normal y el Camino Estrecho son el reglamento al pie de la letra. Primera Batalla, Peregrino y Pastor son nuestros, no están en el reglamento: reúnen las ayudas de abajo, y más cuantos más jugadores hay. Ningún número que nombre una carta o el reglamento impreso cambia nunca.',
  levelsDecks:
    'Con tres jugadores o más cada uno tiene su propio mazo preconstruido, y ningún Personaje está en dos de ellos, salvo que elijáis mazos o compartáis uno. Hasta tres jugadores el nivel normal usa el mazo del Oponente tal como se publicó, con cuatro el templado; cinco o seis lo juegan como Partida Larga, con el implacable. El publicado se puede seguir eligiendo.',
  levelsCampaign:
    'Una campaña en Primera Batalla o Peregrino empieza con suavidad con uno o dos jugadores: los Oponentes más poderosos no están en su mazo durante los dos primeros Objetivos, y en ella decide una ventaja de 25, como en la Partida Rápida.',
  assists: 'Ayudas nuestras, no están en el reglamento',
  assistDecks:
    'Mazos del Oponente con menos cartas. El reglamento permite que un mazo tenga menos cartas de las publicadas; cada uno de estos deja fuera catástrofes, a los más poderosos o un poco de ambos.',
  assistWatchmen:
    'Centinelas en el muro: la siguiente carta del Oponente está boca arriba, de modo que todos ven con un turno de antelación lo que viene.',
  assistHand: 'Una mano más llena: cada jugador empieza con tres cartas más.',
  assistLong: 'Paciencia: los Oponentes necesitan el doble de ventaja para ganar. La vuestra sigue igual.',
  assistCallings:
    'Dos Llamados: quien toma un Llamado mira los dos de encima del mazo de Llamados, se queda con uno y pone el otro debajo del mazo. El último que queda se toma como está.',
  assistFirstCalling:
    'Un primer Llamado: antes de la primera ronda cada jugador toma un Llamado, y no le cuesta ningún turno. Con Dos Llamados es uno de dos.',
  assistQuiet:
    'Un comienzo tranquilo: la primera carta del Oponente de cada Objetivo no hace nada al robarse, aunque la preparación haya puesto en juego una carta del Bien.',
  assistNewHand:
    'Una mano nueva: al comenzar un Objetivo, quien no tenga ningún Personaje que jugar puede barajar toda la mano en el mazo y robar otras tantas cartas. A cada jugador se le pregunta como mucho una vez por Objetivo.',
  assistThird:
    'Un tercio como mucho: si una carta del Oponente fuera a quitar en una ronda más de un tercio de la Fuerza que el Bien tiene en juego, lo que caería de más se libra y le queda 1 punto de vida. Cada carta se libra una vez por partida.',
  concede: 'Rendirse',
  concedeRule:
    'A quien del Bien se le pregunta algo puede rendirse en su lugar, desde el menú de la partida, en nombre de todos los jugadores del Bien. La partida cuenta como derrota en todas las estadísticas; una campaña termina con lo logrado hasta entonces, y en una Peregrinación cuesta una lámpara como todo Objetivo perdido. Se puede deshacer como cualquier respuesta.',
} as const satisfies Translated<'rulebookVariants'>;

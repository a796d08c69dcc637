import type { Translated } from '../catalogue.ts';

export const help = {
  aim: 'De qué se trata',
  aimText:
    'Todos los jugadores forman un solo bando, el del Bien. Al final de cada ronda se pesa la Fuerza de los Personajes en juego de los dos bandos. Si llevas la ventaja que pide el Objetivo, casi siempre 50, la partida está ganada; si la llevan los Oponentes, está perdida.',
  phases: 'Las siete fases',
  phasesText:
    'Fase del Oponente: se roba una carta del Oponente, que actúa enseguida. Fase de Robo: se roba una carta del Bien. Fase de Juego: se puede jugar una carta. Fase de Acción: cada Personaje del Bien puede atacar una vez y usar lo que su texto ofrece. Fase Multijugador: el siguiente jugador hace lo mismo. Limpieza: actúan todos los Oponentes que no han actuado en esta ronda. Prueba de Fuerza: se pesan los dos bandos.',
  fighting: 'El combate',
  fightingText:
    'La Fuerza es el daño que un Personaje hace y el daño que puede soportar; nadie devuelve el golpe. Los Oponentes atacan a la carta del Bien a la que le quedan menos puntos de vida, también si es un Objeto o un Lugar. Si hay varias igual de débiles, elige el jugador.',
  lure: 'Descarriar',
  lureText:
    'Un Personaje del Bien al que derrota un Oponente Sobrenatural queda Descarriado: se une a los Oponentes, ileso y sin su propio texto, y su Fuerza cuenta contra el Bien.',
  luredPlayer: 'El Jugador Descarriado',
  luredPlayerText:
    'Quien pierde así un Personaje tres rondas seguidas tira el dado y juega tantos turnos descarriados: no toma ningún Llamado, tiene que jugar una carta, todas sus cartas cuentan para los Oponentes y sus Personajes tienen que atacar a los de los demás. Si juega en solitario, descansan.',
  callings: 'Los Llamados',
  callingsText:
    'En lugar de robar, jugar y actuar puedes tomar un Llamado: una tarea que ayuda cuando se cumple y que puntúa al final.',
  answers: 'Cómo responder',
  answersText:
    'La barra sobre la mano dice qué se pregunta. Pulsa uno de sus botones, o elige una carta que brilla y luego adónde va; una carta que solo puede hacer una cosa la hace al pulsarla otra vez. Con el teclado, Tab avanza, las flechas recorren una fila de cartas, Intro elige, Escape suelta una carta y ? abre esta página. El Consejo dice qué haría un jugador que mira hacia delante, y por qué, con lo que sabe quien tiene que responder. Los Presagios muestran lo que vendrá hasta la Prueba de Fuerza si no se hace nada más, y O lo que vendrá si antes se hace lo que está bajo el puntero. Cualquier carta bajo el puntero se muestra entera a un lado. Todo se guarda en cuanto ocurre.',
} as const satisfies Translated<'help'>;

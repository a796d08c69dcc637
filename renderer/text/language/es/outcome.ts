import type { Translated } from '../catalogue.ts';

export const outcome = {
  objectiveAchieved: 'El Objetivo se ha cumplido',
  objectiveLost: 'El Objetivo se ha perdido',
  objectiveFulfilled: 'El Objetivo se ha hecho realidad',
  objectiveFailed: 'El Objetivo ha fracasado',
  opponentDeckDefeated: 'El mazo del Oponente ha sido derrotado',
  goodDecksExhausted: 'Los mazos del Bien se han agotado',
  conceded: 'Rendición',
  standOff: 'Empate',
  objectiveAchievedWhy:
    'El Bien llevaba {lead, plural, one {# punto} other {# puntos}} de ventaja en la Prueba de Fuerza de la ronda {round}: el Objetivo se ha cumplido.',
  objectiveLostWhy:
    'Los Oponentes llevaban {trail, plural, one {# punto} other {# puntos}} de ventaja en la ronda {round}: el Objetivo se ha perdido.',
  objectiveFulfilledWhy:
    'En la Prueba de Fuerza de la ronda {round} estaba hecho lo que pide el Objetivo: se ha cumplido.',
  objectiveFailedWhy: 'El Objetivo fracasó en la ronda {round}.',
  opponentDeckDefeatedWhy:
    'En la ronda {round} no queda ninguna carta del Oponente ni en el mazo ni en juego: todas están derrotadas.',
  goodDecksExhaustedWhy:
    'En la ronda {round} no quedaba ninguna carta del Bien para seguir: la campaña termina aquí.',
  concededWhy: 'El Bien se rindió en la ronda {round}: derrota.',
  standOffWhy:
    'En diez rondas no llegó ninguna carta del Oponente y ningún bando pudo inclinar la balanza: la partida termina en empate en la ronda {round}.',
  standOffNote:
    'Llevas {rounds} rondas sin que se robe una carta del Oponente; a las 10 termina la partida, y solo se gana si no queda ninguna.',
  weighedEven: 'Prueba de Fuerza: Bien {good}, Oponentes {opponent}. La balanza está en equilibrio.',
  weighedGood: 'Prueba de Fuerza: Bien {good}, Oponentes {opponent}. El Bien lleva {lead} de ventaja.',
  weighedOpponent:
    'Prueba de Fuerza: Bien {good}, Oponentes {opponent}. Los Oponentes llevan {trail} de ventaja.',
  ownPersons: 'Personajes del Bien en juego',
  teamMatesPersons: 'Personajes del Bien de tu equipo en juego',
  ownCallings: 'Llamados cumplidos',
  teamMatesCallings: 'Llamados que cumplió tu equipo',
  withinTenRounds: 'El Objetivo cumplido en 10 rondas o menos',
  neverLured: 'Nunca fue Jugador Descarriado',
  playedOn:
    '{players}, {round, plural, =0 {antes de la ronda 1} other {ronda #}}{of, select, campaign { de la campaña} other {}}',
  won: '{players}, victoria en la ronda {round}{of, select, campaign { de la campaña} other {}}',
  lost: '{players}, derrota en la ronda {round}{of, select, campaign { de la campaña} other {}}',
  drawn: '{players}, empate en la ronda {round}{of, select, campaign { de la campaña} other {}}',
} as const satisfies Translated<'outcome'>;

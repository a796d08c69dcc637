import type { Translated } from '../catalogue.ts';

/** Lo primero que se le cuenta a quien vuelve a una partida. */
export const recap: Translated<'recap'> = {
  title: 'Resumen',
  open: 'Resumen',
  quiet: 'Todavía no ha caído ni ha cambiado nada.',
  inRound: '{round}.',
  before:
    '{count, plural, one {Antes de eso pesó # cosa más: está en el registro.} other {Antes de eso pesaron # cosas más: están en el registro.}}',
  changed: 'Nuevo desde la última vez',
  stands: 'Ahora',
  hurt: 'Heridos: {cards}.',
  hitPoints: '{card} con {left} de {of} puntos de vida',
  lured:
    '{count, plural, one {{cards} está descarriado, con los Oponentes.} other {{cards} están descarriados, con los Oponentes.}}',
  asked: 'Quién decide',
  playOn: 'Continuar',
};

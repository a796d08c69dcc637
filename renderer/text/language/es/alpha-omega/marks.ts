import type { Translated } from '../../catalogue.ts';

export const marks = {
  angel: 'Nube: Sobrenatural',
  demon: 'Fuego: Oponente Sobrenatural',
  human: 'Personaje',
  place: 'Tierra: Lugar',
  event: 'Pergamino: Suceso',
  item: 'Pica: Objeto',
  calling: 'Llamado',
  objective: 'Objetivo',
  goodLetter: 'B',
  opponentLetter: 'O',
  angelLetter: 'S',
  demonLetter: 'S',
  humanLetter: 'P',
  placeLetter: 'L',
  eventLetter: 'Su',
  itemLetter: 'Ob',
  callingLetter: 'Ll',
  objectiveLetter: 'M',
} as const satisfies Translated<'marks'>;

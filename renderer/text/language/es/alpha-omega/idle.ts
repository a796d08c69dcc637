import type { Translated } from '../../catalogue.ts';

export const idle = {
  nothingToAttack:
    '{count, plural, one {{who} no encuentra nada que atacar y espera.} other {{who} no encuentran nada que atacar y esperan.}}',
  firstCardOfTheGame:
    '{count, plural, one {{who} no actúa ahora: la primera carta del Oponente de una partida nunca lo hace al robarse.} other {{who} no actúan ahora: la primera carta del Oponente de una partida nunca lo hace al robarse.}}',
  waitsInEasyMode:
    '{count, plural, one {{who} se unió a los Oponentes en esta ronda y espera a la próxima: es una regla del Modo Fácil.} other {{who} se unieron a los Oponentes en esta ronda y esperan a la próxima: es una regla del Modo Fácil.}}',
  cannotAttack: '{count, plural, one {{who} no puede atacar.} other {{who} no pueden atacar.}}',
  noGoodPerson:
    '{count, plural, one {{who} no encuentra ningún Personaje del Bien sobre el que caer y se gasta.} other {{who} no encuentran ningún Personaje del Bien sobre el que caer y se gastan.}}',
} as const satisfies Translated<'idle'>;

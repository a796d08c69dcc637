import type { Translated } from '../../catalogue.ts';

export const omenSummary = {
  cleanUp: 'Limpieza: {sure}.',
  upToCheck: 'Hasta la Prueba de Fuerza: {sure}.',
  cleanUpPerhaps: 'Limpieza: {sure}; quizá {unsure}.',
  upToCheckPerhaps: 'Hasta la Prueba de Fuerza: {sure}; quizá {unsure}.',
  nothing: 'nada actuará',
  attacks: '{count, plural, one {# ataque} other {# ataques}}',
  blow: '{by} ataca a {target}',
  lured: '{count, plural, one {se descarriará {cards}} other {se descarriarán {cards}}}',
  fallen: '{count, plural, one {caerá {cards}} other {caerán {cards}}}',
  spared:
    '{count, plural, one {se librará {cards}, queda 1} other {se librarán {cards}, queda 1 a cada uno}}',
  notSure: 'no es seguro, porque {reason}',
  thenNotSure: 'luego no es seguro, porque {reason}',
  tie: 'luego un empate: {who} elegirá entre {ways}',
  choice: 'luego {who} elegirá entre {ways}',
  choiceFor: 'luego {who} elegirá por {card} entre {ways}',
  even: 'balanza en equilibrio',
  plus: 'balanza más {lead}',
  minus: 'balanza menos {trail}',
} as const satisfies Translated<'omenSummary'>;

import type { Translated } from '../catalogue.ts';

export const time = {
  takenBack: '{count, plural, one {Se deshizo # respuesta} other {Se deshicieron # respuestas}}',
  takenBackBy: '{name} deshizo {count, plural, one {# respuesta} other {# respuestas}}',
  revealed: 'Lo que se vio ya se sabe.',
  tookOver: '{name} responde en lugar de {other}.',
  personSits: '{name} juega ahora en el asiento de {seat}.',
  botSits: 'El programa juega ahora en el asiento de {seat}.',
  besideSits: '{name} juega ahora también en el asiento de {seat}.',
} satisfies Translated<'time'>;

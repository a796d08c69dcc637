/** Going back in time, and who plays which seat. */
export const time = {
  takenBack: '{count, plural, one {Taken back: # answer} other {Taken back: # answers}}',
  takenBackBy: '{name} took back {count, plural, one {# answer} other {# answers}}',
  revealed: 'What was seen is known now.',
  tookOver: '{name} answers for {other}.',
  personSits: '{name} now plays the seat of {seat}.',
  botSits: 'The program now plays the seat of {seat}.',
  besideSits: '{name} now also plays the seat of {seat}.',
} as const;

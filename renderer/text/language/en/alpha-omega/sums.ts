/** What a Strength or a blow is made of, a word or two each. */
export const sums = {
  name: 'What makes the number',
  printed: 'Printed',
  text: '<whose>{card}</whose> text',
  strength: 'Strength',
  blow: 'Blow',
  damage: 'Damage',
  atMost: 'at most {amount}',
} as const;

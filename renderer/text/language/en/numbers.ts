/** Small numbers in words, and how often something is done. */
export const numbers = {
  none: 'none',
  one: 'one',
  two: 'two',
  three: 'three',
  four: 'four',
  five: 'five',
  six: 'six',
  seven: 'seven',
  eight: 'eight',
  nine: 'nine',
  ten: 'ten',
  never: 'never',
  once: 'once',
  twice: 'twice',
  times: '{amount} times',
} as const;

/** What can be heard at the table; each means one kind of thing, and nothing is told by it alone. */
export const SOUNDS = [
  'round',
  'turn',
  'draw',
  'lift',
  'lay',
  'turned',
  'shuffle',
  'play',
  'moved',
  'onslaught',
  'attack',
  'blocked',
  'damage',
  'healed',
  'used',
  'defeat',
  'lured',
  'mended',
  'die',
  'time',
  'calling',
  'scaleGood',
  'scaleBad',
  'yourTurn',
  'refused',
  'victory',
  'lost',
] as const;
export type Sound = (typeof SOUNDS)[number];

/** Sounds with a volume of their own: what happens on the table, and that somebody has to do something. */
export type SoundGroup = 'events' | 'turns';

const TURNS: readonly Sound[] = ['yourTurn', 'refused'];

/** Under which volume a sound goes. */
export const groupOf = (sound: Sound): SoundGroup => (TURNS.includes(sound) ? 'turns' : 'events');

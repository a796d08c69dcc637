/** A hint: what comes to much the same, what it is compared with, and why it is given. Chances are cases out of ten. */
export const counsel = {
  note: 'This comes from <counsel>many simulated games</counsel>, played with no more than you can know. The choice is yours.',
  exampleDiffers: 'The tutorial’s example goes another way: the one in gold. Both are allowed.',
  quoted: '“{choice}”',
  allTheSame: 'All choices are about equally good.',
  muchTheSame: 'About equally good: {choices}.',
  muchTheSameAndMore: 'About equally good: {choices} and {more} more.',
  comparedWith: 'Compared with “{choice}”:',
  won: 'The Good side wins soon in {chance} of 10 cases instead of {instead}.',
  lost: 'The Opponents win soon in {chance} of 10 cases instead of {instead}.',
  defeated: '{card} is defeated before the Strength Check in {chance} of 10 cases instead of {instead}.',
  destroyed: '{card} is destroyed before the Strength Check in {chance} of 10 cases instead of {instead}.',
  lured: '{card} is Lured Astray before the Strength Check in {chance} of 10 cases instead of {instead}.',
  broughtOver:
    '{card} comes over to the Good side before the Strength Check in {chance} of 10 cases instead of {instead}.',
  lead: 'The coming Strength Check is expected at {lead}, not at {instead}.',
  later:
    'It makes no difference up to the coming Strength Check. In the rounds after it your side stands better by about {gain} Strength.',
  says: 'What {card} does:',
} as const;

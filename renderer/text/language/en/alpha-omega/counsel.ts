/** A hint: what comes to much the same, what it is compared with, and why it is given. Chances are cases out of ten. */
export const counsel = {
  note: 'This comes from <counsel>many simulated games</counsel>, played with no more than you can know. The choice is yours.',
  exampleDiffers: 'The tutorial’s example goes another way: the one in gold. Both are allowed.',
  quoted: '“{choice}”',
  allTheSame: 'All choices are about equally good.',
  muchTheSame: 'About equally good: {choices}.',
  muchTheSameAndMore: 'About equally good: {choices} and {more} more.',
  nothingToo: 'Doing nothing is about as good.',
  thanNothing: ' without it',
  thanIdle: ' if you do nothing',
  thanChoice: ' with “{choice}”',
  thanAnother: ' with another choice',
  onlyChoice: 'It is the only choice.',
  noneWon: 'None of {games} simulated games from here was won, whatever was chosen. Very hard, but not over.',
  hardlyWon: 'Hardly any of {games} simulated games from here was won, whatever was chosen.',
  allWon: 'All {games} simulated games from here were won, whatever was chosen.',
  sameWon: 'About {most} of 10 simulated games from here were won, whatever was chosen.',
  betweenWon:
    'Between {least} and {most} of 10 simulated games from here were won, and chance alone can make that difference.',
  hopeless:
    'That is the third round without a single win in the simulations. It can still turn, but not often.',
  won: 'Your side wins {chance} of 10 games from here instead of {instead}{than}.',
  wonMore: 'Your side wins more often from here this way.',
  defeated:
    '{card} is defeated before the Strength Check in {chance} of 10 cases instead of {instead}{than}.',
  destroyed:
    '{card} is destroyed before the Strength Check in {chance} of 10 cases instead of {instead}{than}.',
  lured:
    '{card} is Lured Astray before the Strength Check in {chance} of 10 cases instead of {instead}{than}.',
  broughtOver:
    '{card} comes over to the Good side before the Strength Check in {chance} of 10 cases instead of {instead}{than}.',
  otherwise: 'Otherwise',
  idle: 'If you do nothing,',
  withChoice: 'With “{choice}”',
  wouldStrike: 'Left alone, {foe} would strike {card} for {amount}.',
  wouldLure: 'Left alone, {foe} would Lure {card} Astray.',
  wouldBeLured:
    '{otherwise} {card} would be Lured Astray{cases, plural, =10 {} other { in # of 10 cases}}{strength, plural, =0 {} other {: the Opponents gain #}}.',
  wouldFall:
    '{otherwise} {card} would be defeated{cases, plural, =10 {} other { in # of 10 cases}}{strength, plural, =0 {} other {: the Good side loses #}}.',
  wouldBreak: '{otherwise} {card} would be destroyed{cases, plural, =10 {} other { in # of 10 cases}}.',
  lead: 'On average, the coming Strength Check ends at {lead}, not at {instead}{than}.',
  next: 'On average, the Strength Check of the next round ends at {mean}, not at {instead}{than}.',
  goodPersons:
    'At the end of the next round, the Good side has {mean, plural, one {# Person} other {# Persons}}, not {instead}{than}.',
  opponentPersons:
    'At the end of the next round, the Opponents have {mean, plural, =0 {no Person} one {# Person} other {# Persons}}, not {instead}{than}.',
  callings: 'At the end of the next round, {mean} Callings are fulfilled on average, not {instead}{than}.',
  goodDamage: 'At the end of the next round, the Good Persons bear {mean} damage, not {instead}{than}.',
  opponentDamage:
    'At the end of the next round, the Opponents’ Persons bear {mean} damage, not {instead}{than}.',
  hand: 'At the end of the next round, the Good side holds {mean, plural, =0 {no cards} one {# card} other {# cards}} in hand, not {instead}{than}.',
  rounds: 'The game lasts {mean, plural, one {# more round} other {# more rounds}}, not {instead}{than}.',
  fells: 'It defeats {target}{strength, plural, =0 {} other {: the Opponents lose # Strength}}.',
  leaves: 'It leaves {target} with {left, plural, one {# hit point} other {# hit points}}.',
  adds: '{card} brings {strength} Strength into play.',
  says: 'What {card} does:',
} as const;

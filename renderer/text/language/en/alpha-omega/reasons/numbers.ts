/** Facts of Strengths, hit points, blows and the Balance: what they are made of and what they come to. */
export const numbers = {
  printed:
    '{kind, select, person {The Strength printed on {card} is {amount}.} other {{card} is printed with an attack of {amount}.}}',
  notOffensive: 'Only offensive Strength counts, and {card} has none.',
  strengthAdded:
    '{own, select, own {Its own text} other {{card}}} {change, select, minus {takes {size} away} other {adds {size}}}.',
  strengthTimes:
    '{own, select, own {Its own text} other {{card}}} {factor, select, double {doubles it} treble {trebles it} half {halves it} other {multiplies it by {amount}}}.',
  strengthSet: '{own, select, own {Its own text makes it {amount}.} other {{card} makes it {amount}.}}',
  neverBelowZero: 'That would be {signed}, but nothing falls below 0.',
  strength: 'So the Strength of {card} is {result}.',
  hitPoints:
    '{card} can sustain {amount, plural, one {# point of damage} other {# points of damage}} before it is defeated.',
  noHitPoints: '{card} is an Event, which can be neither attacked nor defeated.',
  damageTokens: 'It bears {amount, plural, one {# damage token} other {# damage tokens}}.',
  strengthAside: 'Its Strength is {amount} now, but a change of Strength never changes hit points.',
  armour:
    '{card} takes the first {amount, plural, one {# point of damage} other {# points of damage}} meant for {other}.',
  left: 'So {result, plural, one {# hit point is left} other {# hit points are left}}.',
  weapon: '{change, select, minus {{card} takes {size} away.} other {{card} adds {size}.}}',
  armed: 'With it, {card} strikes and weighs {result}.',
  damageDealt:
    '{own, select, own {Its own text} other {{card}}} {change, select, minus {takes {size} away} other {adds {size}}}.',
  blow: 'So a blow of {card} deals {result} damage.',
  damageTaken:
    '{own, select, own {Its own text} other {{card}}} {change, select, minus {takes {size} away from all damage} other {adds {size} to all damage}} done to {other}.',
  damageAtMost:
    '{own, select, own {By its own text {other}} other {By {card} {other}}} takes at most {amount} each time.',
  absorbed: '{card} takes {amount} of it in place of {other}.',
  lands:
    '{card} takes {amount, plural, one {# point of damage} other {# points of damage}} and has {result} left.',
  defeats:
    '{kind, select, person {Damage equal to its hit points defeats {card}.} other {Damage equal to its hit points destroys {card}.}}',
  counts:
    '{card} counts {amount}{changed, select, yes { = {sum}} other {}} for {side, select, opponent {the Opponents} other {the Good side}}.',
  luredPlayerCounts:
    '{card}, a Lured Player’s card, counts {amount}{changed, select, yes { = {sum}} other {}} for {side, select, opponent {the Opponents} other {the Good side}}.',
  waitingCounts:
    '{card} counts {amount}{changed, select, yes { = {sum}} other {}} for the Opponents, though nobody carries it yet.',
  sideTotal:
    'The Strength of {side, select, opponent {the Opponents} other {the Good side}} is {result} altogether.',
  lead: '{leader, select, good {So the Good side leads by {result}.} opponent {So the Opponents lead by {trail}.} other {So neither side leads.}}',
  goal: 'A lead of {amount} at a Strength Check decides.',
  wonBy: 'A lead of {amount} at a Strength Check achieves the Objective.',
  lostBy: 'In the Narrow Way any lead of the Opponents loses it.',
} as const;

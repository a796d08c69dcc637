/** The log: what happens to cards. A Person is defeated and is somebody; anything else is destroyed and is something. */
export const story = {
  attacks: '{by} attacks {target}.',
  attacksByOwnText: '{by} attacks {target}, as its own text commands.',
  attacksByCard: '{by} attacks {target}, as {card} commands.',
  attacksMostByOwnText:
    '{by} attacks {target}, as its own text commands (most hit points left of those: {left}).',
  attacksMostByCard: '{by} attacks {target}, as {card} commands (most hit points left of those: {left}).',
  attacksFewestByOwnText:
    '{by} attacks {target}, as its own text commands (fewest hit points left of those: {left}).',
  attacksFewestByCard: '{by} attacks {target}, as {card} commands (fewest hit points left of those: {left}).',
  attacksMostByOwnTextChosen:
    '{by} attacks {target}, as its own text commands (most hit points left of those: {left}; {seat} chose between {tied}).',
  attacksMostByCardChosen:
    '{by} attacks {target}, as {card} commands (most hit points left of those: {left}; {seat} chose between {tied}).',
  attacksFewestByOwnTextChosen:
    '{by} attacks {target}, as its own text commands (fewest hit points left of those: {left}; {seat} chose between {tied}).',
  attacksFewestByCardChosen:
    '{by} attacks {target}, as {card} commands (fewest hit points left of those: {left}; {seat} chose between {tied}).',
  attacksWeakestPerson: '{by} attacks {target}, who has the fewest hit points left ({left}).',
  attacksWeakestThing: '{by} attacks {target}: it has the fewest hit points left ({left}).',
  attacksWeakestTied: '{by} attacks {target}: {tied} have the fewest hit points left ({left}).',
  attacksWeakestChosen:
    '{by} attacks {target}: {tied} have the fewest hit points left ({left}), and {seat} chose between them.',
  takesAttack: '{through} takes <whose>{by}</whose> attack in place of {from}.',
  turnsAttack: '{through} turns <whose>{by}</whose> attack from {from} to {to}.',
  stopsAttack: '{through} stops <whose>{by}</whose> attack.',
  damaged: '{card} takes {amount, plural, one {# point of damage} other {# points of damage}}.',
  damagedBy: '{card} takes {amount, plural, one {# point of damage} other {# points of damage}} from {by}.',
  damagedFor:
    '{card} takes {amount, plural, one {# point of damage} other {# points of damage}} in place of {other}.',
  isHealed: '{card} is healed of {amount} damage.',
  heals: '{by} heals {amount} damage on {card}.',
  savesItself: '{card} saves himself and stays with 1 hit point.',
  spared: '{by} would defeat more than a third of your Strength in this round: {card} is spared, 1 left.',
  sparedOf:
    '{card} would fall to {by} and is spared, 1 left: it takes {taken} of {amount, plural, one {# point of damage} other {# points of damage}}. In a round, one Opponent card can defeat at most a third of your Strength.',
  saves: '{by} saves {card}, who stays with 1 hit point.',
  defeats: '{by} defeats {card}.',
  destroys: '{by} destroys {card}.',
  isDefeated: '{card} is defeated.',
  isDestroyed: '{card} is destroyed.',
  defeatsShielded: '{by} defeats {card}, which cannot be Lured Astray.',
  destroysShielded: '{by} destroys {card}, which cannot be Lured Astray.',
  isDefeatedShielded: '{card} is defeated, and cannot be Lured Astray.',
  isDestroyedShielded: '{card} is destroyed, and cannot be Lured Astray.',
  lured: '{card} is Lured Astray by {by} and joins the Opponents.',
  discarded: '{card} is discarded.',
  broughtOver: '{by} brings {card} over to {seat}.',
  raised: '{card} rises from the Opponents’ discard pile and waits for Clean-Up.',
  broughtToOpponents: 'The Objective brings {card} into Opponent play.',
  broughtToSeat: 'The Objective brings {card} into play for {seat}.',
  fell: '{card} enters Opponent play and waits for Clean-Up.',
  fellFromDeck: '{card} falls from <whose>{seat}</whose> deck and joins the Opponents.',
  lasting: '{source} now works on {host}.',
  staysRounds:
    '{card} will stay for {count, plural, one {# round} other {{rounds} rounds}}, this one included.',
  timeOver: 'The time of {card} is over.',
  plays: '{seat} plays {card}.',
  playsOn: '{seat} plays {card} on {host}.',
  attached: '{card} goes to {host}.',
  waitsForBearer: '{card} waits for an Opponent Person to carry it.',
  waitsForPerson: '{card} waits for an Opponent Person.',
  fallsOn: '{card} falls on {host}.',
  takesEffect: '<whose>{card}</whose> ability takes effect.',
  takesEffectSo: '<whose>{card}</whose> ability takes effect: {does}',
  usesAbility: '{seat} uses <whose>{card}</whose> ability.',
  usesObjective: '{seat} uses what the Objective offers: {card}.',
} as const;

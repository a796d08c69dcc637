/** Rulebook: blows, hit points and what becomes of the defeated. */
export const rulebookFight = {
  title: 'Fighting',
  blow: 'A blow',
  blowSum:
    'A <blow>blow</blow> does as much damage as the attacker has Strength, with the weapon it carries and whatever else adds to it. The one that is struck does not strike back.',
  blowDamage:
    'Damage stays on a card until it is healed. It brings the card nearer to its end, but never makes its own blows weaker. Damage equal to what a card can bear, its <hitPoints>hit points</hitPoints>, defeats it.',
  blowArmour:
    'Armor takes the first points that are meant for its bearer, as many as it can bear; the rest goes through. Where an Item itself was attacked it is otherwise: what is more than enough to destroy it is lost.',
  blowExample:
    'Azrael has Strength 7 and deals 1 more. Abigor can bear 7: the blow of 8 defeats him, and Azrael is unhurt.',
  changes: 'When Strength changes',
  changesRule:
    'Cards may raise or lower Strength. That changes blows and the scale, never hit points, and Strength never falls below 0.',
  changesExample:
    'Courage gives Gabriel 3 more Strength. He strikes with 8 and weighs 8, and 5 damage still defeat him.',
  defeated: 'What becomes of the defeated',
  defeatedGood:
    'A Good Person defeated by a <supernatural>Supernatural</supernatural> Opponent is <see.lured>Lured Astray</see.lured>. Defeated by anything else, or shielded from it, it goes to its owner’s discard pile. So do Items, and a Place that is destroyed goes to the discard pile it came from.',
  defeatedOpponent:
    'A defeated Opponent card is discarded face up beside the Opponent deck. What it carried passes on among the Opponents, or waits.',
  defeatedItem: 'A Good Item whose bearer is discarded goes to its owner’s discard pile as well.',
  nothingLeft: 'With nothing left',
  nothingLeftRule:
    'A card with no hit points left falls next, but sometimes an answer to the same blow comes first. Until it falls, nobody attacks it, no further damage reaches it, and it steps in for no other card.',
  nothingLeftItem:
    'Armor that is destroyed protects nobody any more. It falls before its bearer does, and nobody else takes it up.',
  saved: 'Stepping in and saving',
  savedStepIn:
    'Some cards may take a blow for another, or turn it aside. When that is possible their player is asked as the attack is made, before it lands.',
  savedRule: 'A Person that is saved from defeat stays in play, with 1 hit point left.',
  savedExample:
    'Asmodee goes for Uriel, who has 1 left. Steve is asked whether Michael takes the blow instead.',
} as const;

/** Rulebook: blows, hit points and what becomes of the defeated. */
export declare const rulebookFight: {
    readonly title: 'Fighting';
    readonly blow: 'A blow';
    readonly blowSum: 'A <blow>blow</blow> does as much damage as the attacker has Strength, with the weapon it carries and whatever else adds to it. The one that is struck does not strike back.';
    readonly blowDamage: 'Damage stays on a card until it is healed. It brings the card nearer to its end, but never makes its own blows weaker. Damage equal to what a card can bear, its <hitPoints>hit points</hitPoints>, defeats it.';
    readonly blowArmour: 'Armor takes the first points that are meant for its bearer, as many as it can bear; the rest goes through. Where an Item itself was attacked it is otherwise: what is more than enough to destroy it is lost.';
    readonly blowExample: 'Azrael has Strength 7 and deals 1 more. Abigor can bear 7: the blow of 8 defeats him, and Azrael is unhurt.';
    readonly changes: 'When Strength changes';
    readonly changesRule: 'Cards may raise or lower Strength. That changes blows and the scale, never hit points, and Strength never falls below 0.';
    readonly changesExample: 'Courage gives Gabriel 3 more Strength. He strikes with 8 and weighs 8, and 5 damage still defeat him.';
    readonly defeated: 'What becomes of the defeated';
    readonly defeatedGood: 'A Good Person defeated by a <supernatural>Supernatural</supernatural> Opponent is <see.lured>Lured Astray</see.lured>. Defeated by anything else, or shielded from it, it goes to its owner’s discard pile. So do Items, and a Place that is destroyed goes to the discard pile it came from.';
    readonly defeatedOpponent: 'A defeated Opponent card is discarded face up beside the Opponent deck. What it carried passes on among the Opponents, or waits.';
    readonly defeatedItem: 'A Good Item whose bearer is discarded goes to its owner’s discard pile as well.';
    readonly nothingLeft: 'With nothing left';
    readonly nothingLeftRule: 'A card with no hit points left falls next, but sometimes an answer to the same blow comes first. Until it falls, nobody attacks it, no further damage reaches it, and it steps in for no other card.';
    readonly nothingLeftItem: 'Armor that is destroyed protects nobody any more. It falls before its bearer does, and nobody else takes it up.';
    readonly saved: 'Stepping in and saving';
    readonly savedStepIn: 'Some cards may take a blow for another, or turn it aside. When that is possible their player is asked as the attack is made, before it lands.';
    readonly savedRule: 'A Person that is saved from defeat stays in play, with 1 hit point left.';
    readonly savedExample: 'Asmodee goes for Uriel, who has 1 left. Steve is asked whether Michael takes the blow instead.';
};

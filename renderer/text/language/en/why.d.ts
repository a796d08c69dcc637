/** Questions why something is as it is, a word for each, and where the rule stands. */
export declare const why: {
    readonly strength: 'Why is this <whose>{card}</whose> Strength?';
    readonly hitPoints: 'How many hit points has {card}, and why?';
    readonly attack: 'Why does {card} strike so hard?';
    readonly attackOn: 'What does {card} do to {target}?';
    readonly target: 'Whom does {card} attack, and why?';
    readonly cannotPlay: 'Can {card} be played?';
    readonly cannotPlayOn: 'Can {card} be played on {target}?';
    readonly cannotAttack: 'Can {card} attack?';
    readonly cannotAttackIt: 'Can {card} attack {target}?';
    readonly cannotUse: 'Can the ability of {card} be used?';
    readonly balance: 'Why is this the Balance of Strength?';
    readonly strengthLabel: 'Strength';
    readonly hitPointsLabel: 'Hit points';
    readonly attackLabel: 'Blow';
    readonly targetLabel: 'Target';
    readonly cannotPlayLabel: 'Play';
    readonly cannotAttackLabel: 'Attack';
    readonly cannotUseLabel: 'Ability';
    readonly balanceLabel: 'Balance';
    readonly nothingAgainst: 'Yes: nothing stands in the way.';
    readonly ruling: 'Ruling {number}';
    readonly rulingNote: 'A <ruling>ruling</ruling> is how this program plays where the printed rules are silent, or say two things.';
    readonly rulebook: 'Rulebook, {heading}';
};

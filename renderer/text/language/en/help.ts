/** What somebody who has never played needs to know, in the order in which it is needed. */
export const help = {
  aim: 'The aim',
  aimText:
    'All players are one side, the Good side. At the end of each round both sides’ Persons in play are weighed by their Strength. Lead by what the Objective asks, mostly 50, and the game is won; trail by as much and it is lost.',
  phases: 'The seven phases',
  phasesText:
    'Opponent Phase: an Opponent card is drawn and acts at once. Draw Phase: a Good card is drawn. Play Phase: one card may be played. Action Phase: each Good Person may attack once and use what its text offers. Multiplayer Phase: the next player does the same. Clean-Up: every Opponent that has not acted this round acts. Strength Check: both sides are weighed.',
  fighting: 'Fighting',
  fightingText:
    'Strength is the damage a Person deals and the damage it can bear; nobody strikes back. Opponents attack the Good card with the fewest hit points left, Items and Places too. Between several as weak as each other the player chooses.',
  lure: 'Lure Astray',
  lureText:
    'A Good Person defeated by a Supernatural Opponent is Lured Astray: it joins the Opponents, unhurt and without its own text, and its Strength counts against the Good side.',
  luredPlayer: 'The Lured Player',
  luredPlayerText:
    'Who loses a Person in this way three rounds in a row rolls the die and takes so many lured turns: no Calling is taken, a card must be played, all cards of that player count for the Opponents, and the Persons must attack those of the others. Alone they rest.',
  callings: 'Callings',
  callingsText:
    'Instead of drawing, playing and acting a player may take a Calling: a task that helps once it is achieved, and scores at the end.',
  answers: 'How to answer',
  answersText:
    'The bar above the hand says what is asked. Press one of its buttons, or pick a card that glows and then where it goes; a card that can do only one thing does it when pressed again. With the keyboard, Tab walks on, the arrows walk along a row of cards, Enter chooses, Escape puts a card down, and ? opens this page. Counsel says what a player would do who looks ahead, and why, from what the asked player knows. Omens show what will come up to the Strength Check if nothing more is done, and O what will come if the choice under the pointer is made first. Any card under the pointer is shown in full at the side. Everything is saved as it happens.',
} as const;

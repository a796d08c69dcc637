/** The worked example after round 3: the rounds that the rulebook leaves out, "A Few Rounds Later" and "The Next Round". */
export const tutorialLater = {
  chapter4: 'The rounds between',
  chapter5: 'A few rounds later',
  chapter6: 'The next round',

  bladePasses:
    'Agares is defeated. What a fallen Opponent carried goes to the one that has been in play the longest and can use it: Paimon has the Black Blade now.',
  paimonStrikes:
    'Then the Clean-Up. Paimon struck first, having come first: 5 and 3 at the weakest Good card. An Item can be struck like any other card, and the weakest was not Michael with 7, but his Armor with 5. It broke, and the 3 damage more were lost: what is too much for one card passes to no other.',
  adramalechStrikes:
    'Adramalech came next, and hit Michael for 5. He has 2 hit points left. A Person who is hurt still strikes with full Strength.',
  check3:
    'The Strength Check: Paimon 5, Black Blade 3 and Adramalech 5 against Michael 7. You trailed by 6, and by now by 7 with Wrath, which has just come. The Why? beside the scale adds it up whenever you ask.',
  round4:
    'The next rounds go faster: they are played before your eyes, one press for each. Round 4: Wrath makes Paimon stronger, and Gabriel comes. Steve gives Michael Hope and breaks the Blade. Watch the Clean-Up!',
  round5:
    'Paimon’s blow would have felled Michael, but Hope saved him and healed him. It was also his third Strength Check: the Calling is achieved. Round 5: Paimon will fall, and by his text one more Opponent card is drawn then. Haniel and Michael break the Items before anybody takes them up.',
  round6:
    'Round 6: here is Moloch. Gabriel and Haniel are as weak as each other, and in a tie the player whose turn it is chooses. It will be Haniel. Then Uriel comes, with whom all Opponents have 2 Strength less.',
  round7:
    'Haniel was Lured Astray, and Uriel brought Haniel down. Pandemonium came as the Place in Heaven’s stead, and Michael broke it. Round 7: the Scales of Leviathan lie there. Armor does not count in the balance, so Mindy lets them lie. Wait and see who puts them on.',
  whyBetween: 'These rounds are only shown: one way from the part before to the part after.',

  alloces:
    'Alloces put on the Scales, and Lured Pahaliah Astray: in two rounds in a row now Mindy has lost a Person. With two attacks Michael took Pahaliah down and broke the Scales. Alloces stays.',
  hail: 'Round 8. Mindy’s turn is shown to you once more; after it you play for Steve again. Mindy drew Hail of Iron Globes, and the die showed 2: for two rounds, 5 damage to each Good Person. It lures nobody, so Gabriel was simply discarded. Michael has 2 hit points left, Uriel 1.',
  askDraw8: 'Mindy draws a card. Heaven is gone, so it is one.',
  whyDraw8: 'Mindy has Unseated Hills in her hand, and wants to play it before it hails again.',
  askHills:
    'And she has the very card for it: Unseated Hills discards an Opponent Event. There will be no second hail.',
  whyHills: 'Another hail in the next round would fell both Uriel and Michael.',
  askEnd8:
    'Mindy ends her turn, though another move is better: Uriel’s 6 could defeat Alloces, who has 3 left. But after playing a card it is easy to forget that one’s Persons may still attack. The example continues from here, with Alloces still in play.',
  whyEnd8: 'To attack is the better move here. The example leaves Alloces to Raphael, who strikes him later.',
  asmodee:
    'Your turn, Steve. Asmodee came, and strikes the one closest to defeat: Uriel with 1 hit point left, not Michael with 2.',
  askDecline:
    'Michael may take the attack on himself, so you are asked. But even with 2 Strength less Asmodee deals 4: Michael would fall, and his double attack with him. Let Asmodee strike Uriel.',
  whyDecline:
    'Michael with 2 hit points left would fall to Asmodee’s 4, and join the Opponents instead of Uriel.',
  wrongStepIn:
    'Michael took the blow for Uriel. That is brave, and what he is for. But he had only 2 hit points left: he was defeated, and is Lured Astray.',
  luredPlayer:
    'Uriel is with the Opponents now. For the third round in a row Mindy has lost a Person to them: so she becomes a Lured Player. She rolled a 3: for her next 3 turns she plays against you. You will see.',
  askDraw8Steve: 'But first, your move. Draw your card.',
  whyDraw8Steve:
    'Steve has Raphael in his hand, who can heal Michael. A Calling would leave Michael as he is.',
  askRaphael:
    'Play Raphael. Once a turn he removes all damage from one Good Person, and he may attack in the same turn.',
  whyRaphael: 'Raphael heals and fights: with him all three Opponents can fall in this turn.',
  askHeal: 'Heal first. Raphael’s ability is among what he can do: choose Raphael and then the ability.',
  whyHeal: 'The order matters little here, but healing is easily forgotten once the blows fall.',
  askStrikeUriel:
    'Michael has 7 again. By Steve’s Calling he attacks twice this turn. First Uriel: 6 hit points, for being Lured Astray heals all damage.',
  whyStrikeUriel: 'All three Opponents can fall in this turn: two by Michael, and one by Raphael.',
  askStrikeAsmodee: 'Now Asmodee, also 6. Raphael’s 6 are for Alloces.',
  whyStrikeAsmodee:
    'Asmodee can bear 6, and so either of them could do it. The example gives him to Michael.',
  askStrikeAlloces:
    'And Raphael strikes Alloces. The Scales of Leviathan were his armor, and Michael broke them: all of the damage reaches him now.',
  whyStrikeAlloces: 'With Alloces gone no Opponent is left to act, or to count against you.',

  check8:
    'No Opponent was left. Michael’s 7 and Raphael’s 6 made 13 when round 8 was weighed, and nothing stood against them.',
  angelsFall:
    'Round 9. Mindy drew 1/3 of the Angels Fall: both of you looked at your own top 3 cards, and the Angels among them fell. Mindy’s Apollyon and Metatron came first, then your Camael. They wait for the Clean-Up.',
  askAmbriel:
    'Now you see what a Lured Player does. Mindy draws, and must play a card. What she has in play attacks your cards, and counts for the Opponents. She plays Ambriel.',
  whyAmbriel: 'A Lured Player must play a card if there is one. In the example Mindy plays Ambriel.',
  askStrikeMichael:
    'Opponents must strike the weakest; a Lured Player may choose. Ambriel strikes Michael for 4, though Raphael is weaker.',
  whyStrikeMichael: 'A Lured Player is free to choose the target. In the example Mindy strikes Michael.',
  foolishness:
    'Your Opponent card was Foolishness: the first Opponent strikes twice. Apollyon struck the weakest, Michael with 3 left, and Lured him Astray. He also struck Metatron, the Opponent next to him, who was discarded.',
  askDraw9: 'Michael is against you. Draw a card.',
  whyDraw9: 'Steve has Jehudiel in his hand, who can strike in this very turn.',
  askJehudiel: 'Play Jehudiel, with Strength 6.',
  whyJehudiel: 'Two Persons share the blows that are to come, and each counts 6 when the round is weighed.',
  askStrikeApollyon: 'Apollyon has 6 hit points, and Jehudiel’s 6 are exactly enough.',
  whyStrikeApollyon: 'In the example Steve takes Apollyon, who has been in play the longest.',
  askEnd9:
    'By his text Jehudiel drew you a card. Raphael could still strike, and that would be better: in the example he is overlooked, as happens when one looks only at the card just played. Follow it and end the phase, or try it your way: it can be undone.',
  whyEnd9: 'To let Raphael strike is the better move here. In the example he only stands by.',
  askTie:
    'The Clean-Up. Camael and Michael have not acted. Raphael and Jehudiel have 6 left each: a tie. Mindy is lured, so you choose for the Opponents. In the example it is Jehudiel.',
  whyTie: 'Camael does not defeat either of them, but Michael comes after, and strikes the one that is hurt.',

  last: 'Camael’s 4 and Michael’s 7 were too much for Jehudiel. Camael 4, Michael 7, Jehudiel 6 and Ambriel 4, who counts for them while Mindy is lured: 21 against Raphael’s 6. You trailed by 15 when the round was weighed, and nothing is lost.',
  finished:
    'Here the example ends: much is against Mindy and Steve by now, and nothing is lost yet. What you have met:',
} as const;

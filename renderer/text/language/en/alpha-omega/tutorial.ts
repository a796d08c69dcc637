/** The rulebook's "Example of Play", told to whoever plays it: rounds 1 to 3. `why…` says why the example does so. */
export const tutorial = {
  chapter1: 'Round 1',
  chapter2: 'Round 2',
  chapter3: 'Round 3',
  chapter3Steve: 'Round 3, Steve',

  welcome:
    'Welcome! You learn by playing an example: Mindy and Steve against the Opponents. You play for Mindy first and for Steve later. Take your time: every step can be undone.',
  aim: 'Mindy and Steve are one side, the Good side. Lead by 50 Strength at the end of a round and you win. This scale shows how it stands.',
  abigor:
    'Each turn begins with an Opponent card, and nobody has to move it: the rules do. Abigor came. He would attack at once, but the first Opponent of a game does not, and there is nobody to strike yet. He waits.',
  story:
    'Whatever happens by itself is told here, in the log. Wherever a rule decided something there is a Why? beside it: press it whenever you wonder.',
  askDraw1:
    'Now Mindy’s own turn begins. Nobody fights for her yet, so draw a card: press the highlighted button. (A Calling is a task that helps for long once it is achieved, but it costs the whole turn. Steve will take one soon.)',
  whyDraw1:
    'A Calling takes the place of drawing, playing and acting. Mindy has nobody in play yet, and Abigor is there already.',
  drew1:
    'You drew Azrael, and hold 8 cards. Up here you see how far the turn is: this is the Play Phase. When everyone has had a turn, the round ends with the last two: in the Clean-Up the Opponents that have not acted yet act, and the Strength Check weighs both sides.',
  askAzrael:
    'You may play one card a turn. A Person fights for you: Strength is the damage it deals, and the damage it can take. Azrael has 7. Choose his card, and once more to play him.',
  whyAzrael:
    'Azrael has the most Strength in Mindy’s hand, and the only one who defeats Abigor’s 7 with one blow.',
  askStrikeAbigor:
    'A new Person may act at once. Azrael deals his 7 and, by his own text, 1 more: Abigor cannot take 8. Choose Azrael, then Abigor.',
  whyStrikeAbigor:
    'An Opponent who is left alone strikes your weakest card (fewest hit points left), and counts against you when the round is weighed.',
  noBlowBack:
    'Abigor is defeated, and lies in the discard pile of the Opponents. Nobody strikes back: an attack costs you nothing.',
  blackBlade:
    'It is Steve’s turn now. His Opponent card was the Black Blade, a weapon. It waits here for the next Opponent Person to take it up.',
  askCalling:
    'Steve takes a Calling: a task that will help him once it is achieved. It costs the whole turn: no draw, no card, no attack. Now that is cheap, for a Blade nobody holds strikes nobody, and no other Opponent is there.',
  whyCalling:
    'Steve sees no danger just now, and a turn without danger is the cheapest one to give for a Calling.',

  squadrons:
    'And Steve’s Calling is Squadrons at Once: keep Michael in play for three Strength Checks in a row, and he may attack twice a turn. Here you see how far it is.',
  check1:
    'Before that, round 1 ended. In the Clean-Up every Opponent Person acts that has not acted yet: there was none. At the Strength Check you had Azrael’s 7, they the Black Blade’s 3, for a weapon counts even while it waits: you led by 4. Now the scale stands against you.',
  agares:
    'Round 2, Mindy again. Agares came, and took up the Black Blade. His text hurt every Good card by 2, and then he attacked. Opponents always strike the weakest Good card: the one with the fewest hit points left.',
  lured:
    'Your weakest card was Azrael. Agares dealt 5 and 3 for the Blade, and he can Lure Astray: whom he defeats is not discarded, but joins the Opponents, all damage healed and with no ability of its own any more. Azrael is against you now.',
  askDraw2: 'Two Opponents, and nobody of yours. The answer to that is in Mindy’s hand already: draw first.',
  whyDraw2: 'Mindy wants to play Crystal Sea now, and who takes a Calling plays nothing.',
  undo: 'If you ever regret an answer: undo it here, or a whole turn, and rewind to any moment without changing a thing.',
  askSea:
    'Crystal Sea is an Event. Until Mindy’s next Play Phase no Opponent card is drawn and no Opponent acts. Play it: that is one quiet round for both of you.',
  whySea:
    'A new Person would stand alone against Agares and Azrael in the Clean-Up. Crystal Sea holds all Opponents still for a whole round.',
  sea: 'With Crystal Sea you both looked at the top 5 cards of the Opponent deck. What you know of it is kept here, and nobody has to remember it.',
  askDrawSteve2:
    'Events last a full round unless they say otherwise: from Mindy’s turn to Mindy’s turn. So Steve’s Opponent Phase passed without a card. He draws a Good one.',
  whyDrawSteve2: 'Steve hopes for Michael, whom his Calling is about.',
  askMichael:
    'Michael! The very one that his Calling asks for. Steve plays him now, while the Crystal Sea is still.',
  whyMichael:
    'Each Strength Check with Michael in play counts for Steve’s Calling, so he comes as early as he can.',
  counsel:
    'Now there is more than one target. Whenever you are not sure, press Hint: it looks ahead, names a good choice and says why. It may advise another way than this example; in the tutorial what shines in gold is always the example’s way.',
  askStrikeAzrael:
    'Who will Michael attack? While Crystal Sea holds, neither acts. But both are weighed at the end of the round: Azrael with 7, Agares with 5. So Steve brings Azrael down: that takes the most from their side of the scale.',
  whyStrikeAzrael: 'Azrael weighs 7 against you, Agares only 5. The Blade’s 3 count either way.',

  mended:
    'Damage as high as what is left defeats: 7 were enough. Azrael went to Mindy’s discard pile, for every card goes back to the one it belongs to.',
  check2:
    'The Strength Check: Michael’s 7 against Agares’s 5 and the Blade’s 3. The Opponents led by 1. That is not lost yet: they need 50, as you do.',
  askDraw3: 'Crystal Sea still holds: Mindy’s Opponent Phase was skipped. Draw a card.',
  whyDraw3: 'Mindy has Heaven in her hand, and wants to play it while it is quiet.',
  seaEnds:
    'A full round has gone by since Mindy played Crystal Sea: with this Play Phase of hers it ended, and left play.',
  askHeaven:
    'Heaven is a Place. There is only one Place at a time, and it is there for everybody: this one gives each of you one card more in each Draw Phase, and Mindy 2 cards at once. Play it.',
  whyHeaven: 'More cards are more to choose from, for both players, in every turn that Heaven stays.',
  heaven:
    'There are 2 more cards in Mindy’s hand. Places do not count when the round is weighed, but Opponents may attack them like any other Good card.',
  change: 'From here on you play for Steve. Mindy’s turns will be shown to you.',
  satan:
    'Steve’s Opponent card was the Event Satan Lures Angels. The die showed 4, so you looked at the top 4 cards, and the Fallen Angels among them (Supernatural Opponents) came into play: Paimon and Adramalech, whom you knew from Crystal Sea.',
  waiting:
    'Only an Opponent who is drawn as the card of the turn attacks at once. These two were brought in by the Event: they wait for the Clean-Up. Draw your cards now: with Heaven they are 2.',
  whyDraw3Steve: 'Steve has the Heavenly Armor in his hand and wants to put it on Michael in this turn.',
  askArmor:
    'An Item is given to a Person. Heavenly Armor takes the first 5 damage meant for its bearer; unlike a weapon, it does not count on the scale. It has 5 hit points of its own, and can itself be attacked as your weakest card. Choose the Armor, then Michael.',
  whyArmor: 'Two Opponents will act in the Clean-Up, and Michael alone stands for the Good side.',
  omens:
    'Before you attack: Omens are a forecast of what happens until the Strength Check. Most of it follows from the rules, so it is sure. Press it, look, and close it again.',
  askStrikeAgares:
    'Now Michael. Agares has 5 hit points; Michael’s 7 are enough, even though Adramalech takes 1 of them away. Choose Michael, then Agares. (Your own Heaven is offered too: that is how to remove a Place. You want to keep it.)',
  whyStrikeAgares:
    'Agares has been there the longest and holds the Black Blade. In the example Steve takes him.',
} as const;

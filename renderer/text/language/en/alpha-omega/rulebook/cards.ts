/** Rulebook: kinds of cards. */
export const rulebookCards = {
  title: 'The cards',
  signs: 'Five signs',
  signsIntro: 'A sign in the corner tells what a card is:',
  signsCloud: 'Cloud: a supernatural Person of the Good side, an Angel.',
  signsFire: 'Flame: a supernatural Person of the Opponents, a Fallen Angel.',
  signsEarth: 'Earth: a Place.',
  signsScroll: 'Scroll: an Event.',
  signsSpade: 'Spade: an Item.',
  signsHuman: 'Humans bear neither cloud nor flame: they are Persons like the others, but not supernatural.',
  persons: 'Persons',
  personsStrength:
    'The number of a Person is its <strength>Strength</strength>: the damage of its blow, what it weighs on the scale, and, as it is printed, the damage it can bear. In play the weapon it carries is in the number, too: a triangle marks one that is higher or lower than the printed one.',
  personsControl:
    'You play and command your own Persons only, and you cannot hand one to a teammate. Only being <lureAstray>Lured Astray</lureAstray> takes a Person out of your hands; one that is brought back is yours again.',
  personsHelp:
    'What a Person can do may well serve others: Michael takes a blow for a teammate’s Person as gladly as for one of yours.',
  abilities: 'Abilities',
  abilitiesTwo:
    'Some abilities work by themselves, others are yours to use or not; what is yours is always asked, and has a button. An ability, or an Event of a moment, is offered only when it would change something: nobody is asked to draw from an empty deck, or to give one more attack to a Person that cannot attack.',
  abilitiesSpoken:
    'Some work by words: they are marked as <spoken>spoken</spoken>, and some cards silence them. To Lure Astray is one of them.',
  abilitiesLater: 'A few speak of things that only later packs hold. Until then they just wait.',
  items: 'Items',
  itemsRule:
    'An <item>Item</item> is played onto a Person, one of yours or a teammate’s, and stays there: it cannot be moved. It helps its <bearer>bearer</bearer> for as long as it is carried.',
  itemsSlots:
    'A Person carries one weapon, one armor, and one of each other Item, unless a card says otherwise.',
  itemsAttacked:
    'Items can be attacked like Persons. With damage equal to its number an Item is destroyed and goes to its owner’s discard pile.',
  itemsExample:
    'Heavenly Armor, Flaming Sword and Golden Censer may all be on Michael at once; a second sword is for somebody else.',
  places: 'Places',
  placesOne:
    'There is one <place>Place</place> at most. A new one, from either deck, takes the place of the old one, which goes to its owner’s discard pile. One that comes out of the Opponent deck does so by itself.',
  placesAttack:
    'Opponents attack a Good Place like any other Good card. You may attack any Place, to be rid of it without a new one.',
  placesAll: 'What a Place does, it does for every player, unless it says otherwise.',
  placesHeaven:
    '<card.heaven>Heaven</card.heaven>, for example: whoever plays it draws 2 cards at once, and as long as it is the Place everybody draws 2 in the Draw Phase.',
  events: 'Events',
  eventsTime:
    'An <event>Event</event> lasts for a <fullRound>full round</fullRound> unless its words say otherwise: until the same player’s next Play Phase, and for an Opponent Event until the same player’s next Opponent Phase. It stays through the end of the round.',
  eventsOn:
    'Some are for one Person, yours or a teammate’s. Of one Event there is never a second on the same Person; different ones go together. An Opponent Event that picks a Good Person picks as an attack would.',
  eventsSafe: 'Events cannot be attacked, and weigh nothing.',
  eventsMoment:
    'An Event of a moment that begins with a choice can be played only when there is something to choose for which it would make a difference.',
  looking: 'Looking at a deck, and falling from it',
  lookingRule:
    'When a card makes you look at the top of a deck, what it speaks of is taken out, all of it, and the other cards stay on top as they lay.',
  lookingFall:
    '<card.1-3-of-the-angels-fall>1/3 of the Angels Fall</card.1-3-of-the-angels-fall> has each player look at three: every Angel among them enters Opponent play, those of the player who drew it first.',
  crystalSea: 'Crystal Sea',
  crystalSeaRule:
    'While <card.crystal-sea>Crystal Sea</card.crystal-sea> lies on the table, until its player’s next Play Phase, no Opponent card is drawn and no Opponent acts. Lasting damage of the Opponents rests as well, though its rounds go by. What a Good player’s Item on a Lured Person does goes on.',
  hail: 'Hail of Iron Globes',
  hailRule:
    'The die says how many rounds the <card.hail-of-iron-globes>Hail</card.hail-of-iron-globes> falls, this one included: 5 damage to each Good Person at once, and again as each further round begins. Of several Hails one strikes each round, so the longest counts. It lures nobody: whom it defeats is discarded.',
  callings: 'Callings',
  callingsRule:
    'A <calling>Calling</calling> is a task of your own, beside the Objective. Once it is achieved it gives what its card promises, for you and your cards unless it says otherwise, and it counts in the <see.score>score</see.score>.',
  callingsTime:
    'A benefit for some rounds holds to the end of that many rounds after the one in which you achieved it; others hold for the rest of the game.',
  callingsExample:
    'Squadrons at Once wants your Michael in play at three Strength Checks in a row. After that he may attack once more each turn, whenever he is on the Good side: Lured and returned, he has it again.',
  magic: 'A word about magic',
  magicRule:
    'Some Opponents work magic. It is theirs alone, the doing of the Fallen Angels behind them; the game knows no other, and no Good card uses it.',
} as const;

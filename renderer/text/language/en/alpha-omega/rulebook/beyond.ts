/** What this program has around the printed game; none of it is a rule of the printed rulebook. */
export const rulebookBeyond = {
  title: 'Beyond one game',
  ownDecks: 'Decks of your own',
  ownDecksWhere:
    'Under Decks you build them, from nothing or from a preconstructed deck, or have one built for you. A deck that breaks the rules is kept all the same; it says what is wrong, why, and how to fix it, and cannot be played until then.',
  ownDecksOdds:
    'Beside the cards stand the deck’s curve and its odds: how likely a hand is, and how many rounds until you hold what you look for. The deck doctor plays whole games with it and says which cards carry it and which hold it back.',
  ownDecksTeam:
    'As each <person>Person</person> is <see.once>played once a game</see.once>, decks that are played together should share few of them. Team decks lays them side by side and suggests what to swap.',
  journey: 'Campaigns as journeys',
  journeyWay:
    'A <see.campaign>campaign</see.campaign> is kept on a map, with a journal that is written from what happened. You can have as many as you like at once, alone or as a team. An Objective can be restarted, with the decks shuffled anew; the journey is marked for it and stays out of the records.',
  pilgrimage: 'Pilgrimage',
  pilgrimageWay:
    'Our own mode. Each Objective is a game by itself, and you set out with plain cards. Between them you choose: earn a card, bring back those who fell, or take up a burden that makes the next game harder and is worth more. Every choice says beforehand what it does.',
  pilgrimageLamps:
    'You carry lamps. A lost Objective puts one out and may be tried again; with the last one the Pilgrimage ends.',
  day: 'Daily and weekly challenges',
  dayWay:
    'One game each day, and a campaign of three Objectives each week, are the same for everybody who plays them. Your first try stands by itself in the table of tries.',
  replay: 'Replays',
  replayWay:
    'Every game that was played can be watched: forwards, backwards, from round to round and from turning point to turning point, with notes of your own. From any moment you can play on in a new game; the old one stays as it was.',
  replayPivotal:
    'When a game is over the program can look for its turning points: the three choices that moved its odds most. It plays on from each choice many times, on every way that was open.',
  kept: 'What is saved',
  keptAnswer:
    'Each answer is saved before you see what comes of it. A game can be named and copied; a game in the trash can be restored.',
  keptBackups:
    'Backups are made when the program starts and before a new version changes anything: ten recent ones and one of each of seven days. Each can be looked into before it is restored or merged.',
  keptFiles:
    'Games, decks and card packs travel as files. What you import is checked to the last sign and shown to you before anything of it is saved.',
} as const;

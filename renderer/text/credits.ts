interface Credit {
  readonly title: string;
  readonly lines: readonly string[];
}

export const CREDITS: readonly Credit[] = [
  {
    title: 'The game',
    lines: [
      'The rules of Alpha/Omega were published by their author on 30 May 2014. This is an independent program for those rules; it is neither made nor endorsed by their author.',
      'The words on the cards are ours. Where no source says what a card does, its effect is ours as well, and the card says so.',
    ],
  },
  {
    title: 'Scripture and verse',
    lines: [
      'The King James Bible (1611), and John Milton, Paradise Lost (1667). Both are in the public domain.',
    ],
  },
  {
    title: 'Emblems',
    lines: [
      'The emblems on the cards are from game-icons.net, by Lorc, Delapouite, John Colburn, Felbrigg, John Redman, Carl Olsen, Sbed, PriorBlue, Willdabeast, Viscious Speed, Lord Berandas, Irongamer, HeavenlyDog, Lucas, Faithtoken, Skoll, Andy Meneely, Cathelineau, Kier Heyl, Aussiesim, Sparker, Zeromancer, Rihlsul, Quoting, Guard13007, DarkZaitzev, SpencerDub, GeneralAce135, Zajkonur, Catsu, Starseeker, Pepijn Poolman, Pierre Leducq and Caro Asercion, under the licence CC BY 3.0. They were recoloured and set into glass.',
      'The small signs (cloud, flame, earth, scroll, spade) are from Lucide, under the ISC licence.',
    ],
  },
  {
    title: 'Type',
    lines: [
      'Cinzel by Natanael Gama, EB Garamond by Georg Duffner and Octavio Pardo, Atkinson Hyperlegible Next by the Braille Institute and Applied Design Works, all under the SIL Open Font License.',
    ],
  },
  {
    title: 'Built with',
    lines: ['Electron, Svelte, Vite, SQLite and better-sqlite3, zod.'],
  },
];

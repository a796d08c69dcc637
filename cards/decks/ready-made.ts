import type { DeckEntry } from '../../engine/alpha-omega/beyond/decks/entries.ts';
import type { Side } from '../../engine/alpha-omega/selects.ts';

/** Decks that come with the program, each with a theme; the window knows what they are called and how they are played. */
export const READY_MADE_IDS = [
  'archangels',
  'balm',
  'witnesses',
  'standFast',
  'watchmen',
  'falseTeachers',
  'mighty',
] as const;
export type ReadyMadeId = (typeof READY_MADE_IDS)[number];

export interface ReadyMade {
  readonly id: ReadyMadeId;
  readonly side: Side;
  readonly cards: readonly DeckEntry[];
}

/** Cards of the starter set by their files; a number before one says how many. */
const of = (lines: string): readonly DeckEntry[] =>
  lines
    .trim()
    .split(/\s*,\s*|\s*\n\s*/)
    .filter((line) => line !== '')
    .map((line) => {
      const [, copies = '1', card = line] = /^(\d) (.+)$/.exec(line) ?? [];
      return { card: `starter:${card}`, copies: Number(copies) };
    });

/** Made of cards of the starter set alone, so that they can be played at once. */
export const READY_MADE: readonly ReadyMade[] = [
  {
    id: 'archangels',
    side: 'good',
    cards: of(`
      michael, gabriel, raphael, uriel, azrael, hadraniel, apollyon, abdiel, dumah, eremiel, zadkiel
      2 flaming-sword, sword-of-the-spirit, chariot-of-god, 2 shield-of-faith, seven-lamps-of-god
      heaven, sinai
      2 courage, 2 loyalty, 2 love, 2 hope, crystal-sea, holy-trinity, justice`),
  },
  {
    id: 'balm',
    side: 'good',
    cards: of(`
      raphael, zerachiel, puriel, ambriel, eremiel, zadkiel, michael, hadraniel, azrael, jehudiel, haniel, moses
      golden-censer, 2 heavenly-armor, 2 shield-of-faith, helmet-of-salvation
      eden, heaven, the-ark
      2 hope, 2 love, 2 crystal-sea, holy-trinity, prudence, temperance, courage`),
  },
  {
    id: 'witnesses',
    side: 'good',
    cards: of(`
      moses, david, deborah, elijah, daniel, michael, raphael, uriel, hadraniel, azrael, pahaliah, eremiel, zadkiel
      rod-of-aaron, sword-of-the-spirit, 2 flaming-sword, 2 shield-of-faith
      eden, sinai, zion
      2 faith, 2 courage, 2 love, 2 hope, crystal-sea, holy-trinity`),
  },
  {
    id: 'standFast',
    side: 'good',
    cards: of(`
      abdiel, dumah, ithuriel, haniel, zadkiel, michael, hadraniel, azrael, raphael, pahaliah, jehudiel, uriel
      helmet-of-salvation, 2 heavenly-armor, 2 shield-of-faith, 2 flaming-sword
      sinai, heaven
      2 love, 2 courage, 2 hope, prudence, temperance, 2 loyalty, holy-trinity`),
  },
  {
    id: 'watchmen',
    side: 'good',
    cards: of(`
      gabriel, zophiel, uriel, michael, azrael, hadraniel, raphael, ithuriel, dumah, puriel, david, deborah
      2 flaming-sword, sword-of-the-spirit, 2 shield-of-faith
      heaven, zion
      2 crystal-sea, prudence, 2 unseated-hills, justice, 2 love, 2 hope, courage, holy-trinity`),
  },
  {
    id: 'falseTeachers',
    side: 'opponent',
    cards: of(`
      arius, marcion, hymenaeus, prophets-of-baal, simon-magus, jannes, witch-of-endor, flaga, stolas, leonard
      paimon, asmodee, ganga, satan, abigor, agares, the-serpent, the-beast
      2 black-blade, fiery-darts, devilish-engine, golden-calf, thirty-pieces-of-silver, 2 scales-of-leviathan
      babylon, tophet
      2 satan-lures-angels, 2 despair, envy, 2 foolishness, inconstancy, 2 infidelity, 2 wrath`),
  },
  {
    id: 'mighty',
    side: 'opponent',
    cards: of(`
      goliath, satan, beelzebub, astaroth, belphegor, moloch, mammon, ganga, leonard, furfur, ukobach, buer
      amdusias, the-beast, pharaoh, abigor, adramalech, alloces
      2 black-blade, devilish-engine, fiery-darts, 2 scales-of-leviathan, thirty-pieces-of-silver
      pandemonium, wall-of-jericho
      2 wrath, 2 injustice, a-house-divided, 3 hail-of-iron-globes, 2 despair, lucifer-envies-gods-glory`),
  },
];

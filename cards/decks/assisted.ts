import type { DeckEntry } from '../../engine/alpha-omega/beyond/decks/entries.ts';
import type { DefId } from '../../engine/alpha-omega/selects.ts';
import type { Assist, DeckAssist } from '../../engine/alpha-omega/variants-and-assists.ts';

type Most = Readonly<Record<DefId, number>>;

const of = (most: number, ...names: readonly string[]): Most =>
  Object.fromEntries(names.map((name) => [`starter:${name}`, most]));

/** The catastrophes. */
const storms = (hails: number, lures: number): Most => ({
  ...of(hails, 'hail-of-iron-globes'),
  ...of(lures, 'satan-lures-angels'),
});

const TEMPERED = storms(2, 1);
const GENTLE = storms(0, 0);
const SOFTENED = { ...TEMPERED, ...of(0, 'satan', 'beelzebub') };
const CALM = { ...SOFTENED, ...GENTLE };
const MILD = { ...CALM, ...of(0, '1-3-of-the-angels-fall', 'pandemonium') };
const MODEST = { ...MILD, ...of(0, 'astaroth', 'belphegor', 'ganga', 'leonard', 'mammon') };
const MEEK = { ...MODEST, ...of(0, 'moloch') };
const LOWLY = { ...MEEK, ...of(0, 'amdusias', 'buer', 'furfur', 'simon-magus', 'stolas', 'ukobach') };
const SQUALLY = { ...MILD, ...storms(3, 1) };
const STORMY = { ...MODEST, ...storms(4, 1) };
const WEIGHTY = {
  ...of(0, 'despair', 'envy', 'foolishness', 'inconstancy', 'infidelity', 'wrath'),
  ...of(0, 'devilish-engine', 'fiery-darts'),
};
const STERN = { ...WEIGHTY, ...of(0, 'abigor', 'adramalech', 'agares', 'alloces', 'asmodee', 'paimon') };
const GRIM = {
  ...WEIGHTY,
  ...of(0, 'thirty-pieces-of-silver', 'golden-calf', 'tophet'),
  ...of(1, 'injustice'),
};

/**
 * How many copies of a card each of our Opponent decks holds at most; of all others as many as are published. The softened
 * and the calm one have no Person of Strength 12 and more, the meek one none of 11, the lowly one none of 10. The squally
 * and the stormy one keep catastrophes, and have fewer of the mighty instead: games against them last longer. The stern one
 * has all catastrophes, nobody under Strength 8, and none of the Events and Items that change least; the grim one has
 * everybody instead, and four cards fewer that weigh little: so it lasts for Extended Play.
 */
const MOST: Readonly<Record<DeckAssist, Most>> = {
  temperedDeck: TEMPERED,
  softenedDeck: SOFTENED,
  gentleDeck: GENTLE,
  calmDeck: CALM,
  mildDeck: MILD,
  modestDeck: MODEST,
  meekDeck: MEEK,
  lowlyDeck: LOWLY,
  squallyDeck: SQUALLY,
  stormyDeck: STORMY,
  sternDeck: STERN,
  grimDeck: GRIM,
};

const atMost = (list: readonly DeckEntry[], limits: readonly Most[]): readonly DeckEntry[] =>
  list.flatMap(({ card, copies }) => {
    const most = Math.min(copies, ...limits.map((limit) => limit[card] ?? copies));
    return most > 0 ? [{ card, copies: most }] : [];
  });

/** A pack's own Opponent deck as these assists have it. Rulebook, Set Up: a deck may hold fewer cards than are published. */
export function assistedList(list: readonly DeckEntry[], assists: readonly Assist[]): readonly DeckEntry[] {
  const limits = assists.flatMap((assist) => (assist in MOST ? [MOST[assist as DeckAssist]] : []));
  return atMost(list, limits);
}

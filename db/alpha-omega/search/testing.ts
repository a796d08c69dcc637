import type { IndexedCard } from './card-index.ts';

const TYPES = ['person', 'item', 'place', 'event', 'calling', 'objective'] as const;
const TRAITS = ['angel', 'archangel', 'human', 'magicUser', 'heretic'] as const;

/** Syllables that made words consist of; the real ones stand first, so that queries for them find much. */
const WORDS = [
  ...[
    'angel',
    'good',
    'person',
    'damage',
    'strength',
    'opponent',
    'remove',
    'every',
    'attack',
    'heal',
    'lured',
  ],
  ...['astray', 'sword', 'shield', 'heaven', 'light', 'faith', 'spirit', 'round', 'turn', 'defeat', 'draw'],
];
const SYLLABLES = [
  'ba',
  'che',
  'do',
  'el',
  'fi',
  'ga',
  'ha',
  'im',
  'ju',
  'ka',
  'lo',
  'mi',
  'na',
  'or',
  'phi',
  'ra',
  'sha',
  'tu',
];

/** Numbers from 0 up to 1, the same for the same seed (mulberry32). */
export function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * Cards as long and as alike as printed ones, for tests of the search; the same for the same seed. A few words are in many of
 * them and many in few, as in any language.
 */
export function madeCards(count: number, seed: number): readonly IndexedCard[] {
  const chance = chances(seed);
  const below = (most: number): number => Math.floor(chance() * most);
  const one = <T>(of: readonly T[], otherwise: T): T => of[below(of.length)] ?? otherwise;
  const rare = (): string => Array.from({ length: 2 + below(3) }, () => one(SYLLABLES, 'ba')).join('');
  const word = (): string =>
    chance() < 0.75 ? (WORDS[Math.floor(chance() ** 2 * WORDS.length)] ?? 'angel') : rare();
  const words = (most: number): string => Array.from({ length: most }, word).join(' ');
  const made = Array.from({ length: count }, (_, index): IndexedCard => {
    const type = one(TYPES, 'person');
    const traits = type === 'person' ? [one(TRAITS, 'angel')] : [];
    const name = `${rare()} ${chance() < 0.5 ? rare() : word()}`;
    return {
      id: `made:card-${index}`,
      words: {
        type,
        side: type === 'calling' || type === 'objective' ? null : one(['good', 'opponent'], 'good'),
        pack: `pack-${below(5)}`,
      },
      numbers: {
        strength: type === 'event' ? null : 1 + below(12),
        attack: type === 'item' ? below(6) : null,
        copies: 1 + below(3),
        value: type === 'objective' ? 5 + below(40) : null,
      },
      texts: {
        name,
        rules: words(8 + below(25)),
        traits: traits.join(' '),
        verse: words(15),
        source: `${rare()} ${below(50)}:${below(40)}`,
      },
      tags: [
        ...traits.map((trait) => ({ kind: 'trait', word: trait })),
        ...(type === 'person' ? [{ kind: 'is', word: 'unique' }] : []),
        { kind: 'by', word: one(['published', 'ours'], 'ours') },
      ],
    };
  });
  return made.toSorted((a, b) => (a.texts.name < b.texts.name ? -1 : 1));
}

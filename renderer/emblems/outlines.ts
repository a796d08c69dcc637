import { emblems } from 'virtual:emblems';

// A seven-pointed star: no card stays blank, whatever its pack asked for.
const STAR = [
  'M256 32l52 118 122-40-40 122 118 52-118 52 40 122-122-40-52 118-52-118-122 40 40-122-118-52 118-52-40-122 122 40z',
];

/** The outlines of an icon in a field of 512 by 512; a card of a pack made after this build may ask for one that is not in it. */
export const outlinesOf = (name: string, otherwise = ''): readonly string[] =>
  emblems[name] ?? emblems[otherwise] ?? STAR;

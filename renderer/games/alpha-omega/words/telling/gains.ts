import type { Gains } from '../../../../../electron/shared/games/alpha-omega/api.ts';
import type { Gain } from '../../../../../engine/alpha-omega/index.ts';
import { t } from '../../../../text/language/language.ts';
import { listOf } from '../../../../text/lists.ts';
import type { CardBook } from '../cards/words.ts';

/** Something that a game gave, in words, and whether it was a level of an achievement. */
export interface GainWords {
  readonly words: string;
  readonly isLevel: boolean;
}

/** So many achievements are told of at most, those that reached a level first. */
const STEPS = 2;
/** So many new cards are named. */
const NAMED = 3;

/**
 * What a game gave, in the order in which it is told: achievements, cards that nobody had met, and the statistics. Of a game
 * that is there to learn in it is not said that it counts for nothing: there one is invited to try.
 */
export function gainWords(gains: Gains, book: CardBook, isTaught = false): readonly GainWords[] {
  const { uncounted, progress, games, won } = gains;
  const plain = (words: string): GainWords => ({ words, isLevel: false });
  const met = metWords(gains, book);
  return [
    ...(uncounted === null
      ? progress.slice(0, STEPS).map((gain) => ({ words: stepWords(gain), isLevel: gain.level !== null }))
      : isTaught
        ? []
        : [plain(t(`gains.${uncounted}`))]),
    ...(met === null ? [] : [plain(met)]),
    ...(games === 0 ? [] : [plain(t('gains.games', { games, won }))]),
  ];
}

function stepWords({ id, value, level, needs }: Gain): string {
  const name = t(`achievements.${id}`);
  if (level !== null) return t('gains.level', { name, level });
  return needs === null ? t('gains.beyond', { name, value }) : t('gains.step', { name, value, needs });
}

function metWords({ firstMet }: Gains, book: CardBook): string | null {
  const names = firstMet.flatMap((def) => book.get(def)?.name ?? []);
  if (names.length === 0) return null;
  const count = firstMet.length;
  if (names.length <= NAMED) return t('gains.met', { count, names: listOf(names) });
  return t('gains.metMany', { count, names: names.slice(0, NAMED).join(', ') });
}

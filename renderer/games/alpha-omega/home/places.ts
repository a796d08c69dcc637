import Replays from '~icons/lucide/history';
import Statistics from '~icons/lucide/chart-no-axes-column';
import Award from '~icons/lucide/award';
import Route from '~icons/lucide/route';
import Sunrise from '~icons/lucide/sunrise';
import Library from '~icons/lucide/library';
import Layers from '~icons/lucide/layers';
import type { Place } from '../../../host.ts';
import { t } from '../../../text/language/language.ts';

/** In the order in which they are shown: what is played first, then what is made. */
export const PLACES: readonly Place[] = [
  {
    page: { name: 'journeys' },
    icon: Route,
    glass: 'gold',
    word: () => t('journeys.place'),
    note: () => t('journeys.placeNote'),
  },
  {
    page: { name: 'calendar', calendar: 'daily' },
    icon: Sunrise,
    glass: 'rose',
    word: () => t('calendar.place'),
    note: () => t('calendar.placeNote'),
  },
  {
    page: { name: 'achievements' },
    icon: Award,
    glass: 'copper',
    word: () => t('achievements.place'),
    note: () => t('achievements.placeNote'),
  },
  {
    page: { name: 'library' },
    icon: Library,
    glass: 'blue',
    word: () => t('library.toCards'),
    note: () => t('library.toCardsNote'),
  },
  {
    page: { name: 'decks' },
    icon: Layers,
    glass: 'violet',
    word: () => t('decks.title'),
    note: () => t('decks.placeNote'),
  },
  {
    ...{ page: { name: 'replays' }, icon: Replays, glass: 'blue' },
    word: () => t('replays.place'),
    note: () => t('replays.placeNote'),
  },
  {
    ...{ page: { name: 'statistics' }, icon: Statistics, glass: 'violet' },
    word: () => t('statistics.place'),
    note: () => t('statistics.placeNote'),
  },
];

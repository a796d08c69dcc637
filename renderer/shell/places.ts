import Replays from '~icons/lucide/history';
import Statistics from '~icons/lucide/chart-no-axes-column';
import type { Component } from 'svelte';
import Award from '~icons/lucide/award';
import Route from '~icons/lucide/route';
import Sunrise from '~icons/lucide/sunrise';
import Library from '~icons/lucide/library';
import Archive from '~icons/lucide/archive';
import Layers from '~icons/lucide/layers';
import type { Page } from '../pages.svelte.ts';
import { t } from '../text/language/language.ts';

/** A place that the first page leads to. */
export interface Place {
  readonly page: Page;
  readonly icon: Component;
  /** The colour of the glass behind its icon. */
  readonly glass: 'gold' | 'blue' | 'green' | 'rose' | 'violet' | 'copper';
  /** Words are read when they are drawn: the language may have changed. */
  readonly word: () => string;
  /** What one does there, in a few words. */
  readonly note: () => string;
}

/** In the order in which they are shown: what is played first, then what is made, then what is kept. */
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
  {
    page: { name: 'saves' },
    icon: Archive,
    glass: 'blue',
    word: () => t('keeping.title'),
    note: () => t('keeping.note'),
  },
];

import type { Player, SeatSettings, Settings } from '../../../electron/shared/settings.ts';
import { t } from '../../text/language/language.ts';

/** Something to choose, and how it is called. */
export interface Offer<T extends string> {
  readonly value: T;
  readonly words: string;
  /** Where the words are in another language than the window. */
  readonly lang?: string;
}

/** Every value has its words, in this order; a new value does not compile until it has. */
export const offers = <T extends string>(words: Readonly<Record<T, string>>): readonly Offer<T>[] =>
  Object.entries<string>(words).map(([value, text]) => ({ value: value as T, words: text }));

/** Each language calls itself by its own name: whoever looks for it may not read the one that is spoken now. */
export const languages = (): readonly Offer<Settings['language']>[] => [
  { value: 'system', words: t('settings.system') },
  { value: 'en', words: 'English', lang: 'en' },
  { value: 'es', words: 'Español', lang: 'es' },
  { value: 'qps', words: t('settings.stretched') },
];

export const surroundings = (): readonly Offer<Settings['surroundings']>[] =>
  offers<Settings['surroundings']>({
    system: t('settings.system'),
    night: t('settings.night'),
    day: t('settings.day'),
  });

export const playmats = (): readonly Offer<Settings['playmat']>[] =>
  offers<Settings['playmat']>({
    night: t('settings.matNight'),
    nave: t('settings.matNave'),
    meadow: t('settings.matMeadow'),
    sea: t('settings.matSea'),
  });

export const handOrders = (): readonly Offer<Settings['handOrder']>[] =>
  offers<Settings['handOrder']>({ drawn: t('settings.handDrawn'), kind: t('settings.handByKind') });

export const paces = (): readonly Offer<Settings['pace']>[] =>
  offers<Settings['pace']>({
    step: t('settings.step'),
    calm: t('settings.calm'),
    fast: t('settings.fast'),
    instant: t('settings.instant'),
  });

export const contrasts = (): readonly Offer<SeatSettings['contrast']>[] =>
  offers<SeatSettings['contrast']>({
    system: t('settings.system'),
    usual: t('settings.usual'),
    high: t('settings.high'),
  });

export const fonts = (): readonly Offer<SeatSettings['font']>[] =>
  offers<SeatSettings['font']>({
    usual: t('settings.fontUsual'),
    atkinson: t('settings.fontAtkinson'),
    dyslexic: t('settings.fontDyslexic'),
  });

export const motions = (): readonly Offer<SeatSettings['motion']>[] =>
  offers<SeatSettings['motion']>({
    system: t('settings.system'),
    full: t('settings.fullMotion'),
    reduced: t('settings.reduced'),
  });

export const verbosities = (): readonly Offer<SeatSettings['verbosity']>[] =>
  offers<SeatSettings['verbosity']>({
    brief: t('settings.brief'),
    usual: t('settings.usual'),
    full: t('settings.full'),
  });

export const switches = (): readonly Offer<'on' | 'off'>[] =>
  offers<'on' | 'off'>({ on: t('settings.on'), off: t('settings.off') });

export const colours = (): readonly Offer<Player['colour']>[] =>
  offers<Player['colour']>({
    gold: t('settings.gold'),
    blue: t('settings.blue'),
    green: t('settings.green'),
    rose: t('settings.rose'),
    violet: t('settings.violet'),
    copper: t('settings.copper'),
  });

export const playerEmblems = (): readonly Offer<Player['emblem']>[] =>
  offers<Player['emblem']>({
    lion: t('settings.lion'),
    sheep: t('settings.lamb'),
    dove: t('settings.dove'),
    'double-fish': t('settings.fish'),
    anchor: t('settings.anchor'),
    'magic-lamp': t('settings.lamp'),
    harp: t('settings.harp'),
    key: t('settings.key'),
    crown: t('settings.crown'),
    'boat-fishing': t('settings.ship'),
  });

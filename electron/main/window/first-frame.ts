import { spokenLanguage, type Settings } from '../../shared/settings.ts';

/** Preferences of the computer, where the settings leave the choice to it. */
export interface AskedByComputer {
  readonly locale: string;
  readonly isDark: boolean;
  readonly isHighContrast: boolean;
}

type Look = Pick<Settings, 'language' | 'surroundings' | 'contrast'>;

/** Is the first frame a bright one? */
export const isDay = ({ surroundings }: Look, { isDark }: AskedByComputer): boolean =>
  surroundings === 'system' ? !isDark : surroundings === 'day';

/**
 * The theme attributes of the document before any script has run, so that its first frame is in the colours of all that
 * follow: the attributes of its root element, as the page will set them.
 * @param showsSamples the games are offered, too, that are there for those who build games
 */
export function themeAttributes(look: Look, computer: AskedByComputer, showsSamples = false): string {
  const language = spokenLanguage(look.language, computer.locale) === 'es' ? 'es' : 'en';
  const isHigh = look.contrast === 'system' ? computer.isHighContrast : look.contrast === 'high';
  return [
    `lang="${language}"`,
    `data-surroundings="${isDay(look, computer) ? 'day' : 'night'}"`,
    `data-contrast="${isHigh ? 'high' : 'usual'}"`,
    ...(showsSamples ? ['data-sample-games'] : []),
  ].join(' ');
}

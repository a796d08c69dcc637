import { expect, test } from 'vitest';
import { USUAL } from '../../shared/settings.ts';
import { themeAttributes } from './first-frame.ts';

const computer = { locale: 'es-MX', isDark: false, isHighContrast: true };

test('the first frame is in the colours that were chosen, whatever the computer asks for', () => {
  const chosen = { ...USUAL, language: 'en', surroundings: 'night', contrast: 'usual' } as const;
  expect(themeAttributes(chosen, computer)).toBe('lang="en" data-surroundings="night" data-contrast="usual"');
  expect(
    themeAttributes({ ...chosen, language: 'qps', surroundings: 'day', contrast: 'high' }, computer),
  ).toBe('lang="en" data-surroundings="day" data-contrast="high"');
});

test('where it is left to the computer, the first frame follows it', () => {
  const left = { language: 'system', surroundings: 'system', contrast: 'system' } as const;
  expect(themeAttributes(left, computer)).toBe('lang="es" data-surroundings="day" data-contrast="high"');
  expect(themeAttributes(left, { locale: 'fr', isDark: true, isHighContrast: false })).toBe(
    'lang="en" data-surroundings="night" data-contrast="usual"',
  );
});

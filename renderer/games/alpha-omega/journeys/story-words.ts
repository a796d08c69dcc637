import type { Story } from '../../../../electron/shared/api.ts';

interface Told {
  readonly lang: string;
  readonly prologue: string;
  readonly victory: string;
  readonly defeat: string;
}

/** A story in a language, or in English where its pack does not tell it in that one; null where it is told in neither. */
export function textsIn({ texts }: Story, language: string): Told | null {
  for (const lang of [language, 'en']) {
    const told = texts[lang];
    if (told !== undefined) return { lang, ...told };
  }
  return null;
}

import type { MessageKey } from './language/catalogue.ts';
import { t } from './language/language.ts';

interface Credit {
  readonly title: string;
  readonly words: string;
}

const plain = (markdown: string): string =>
  markdown
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/\*([^*]+)\*/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();

/** The paragraphs of CREDITS.md that begin with a word in bold, without their marks. */
export function creditsOf(markdown: string): readonly Credit[] {
  return markdown.split(/\n\s*\n/).flatMap((paragraph) => {
    const [, title, words] = /^\*\*(.+?)\*\*\s*([^]+)$/.exec(paragraph.trim()) ?? [];
    return title === undefined || words === undefined
      ? []
      : [{ title: title.replace(/\.$/, ''), words: plain(words) }];
  });
}

const HEADINGS: ReadonlyMap<string, MessageKey & `credits.${string}`> = new Map([
  ['The game', 'credits.game'],
  ['Scripture and verse', 'credits.scripture'],
  ['Emblems', 'credits.emblems'],
  ['Type', 'credits.type'],
  ['Built with', 'credits.builtWith'],
]);

/** The heading of a credit in the language of the window; null where CREDITS.md has one that is not known. */
export function creditHeading(title: string): string | null {
  const key = HEADINGS.get(title);
  return key === undefined ? null : t(key);
}

import { askedBefore, OF_FIRST_PAGE } from './asked-before.ts';
import { painted } from './ui/painted.ts';
import './ui/theme.css';

const { api, answered } = askedBefore(window.game, OF_FIRST_PAGE);

/** The letters of the first page come now, and not once it is drawn: it would be drawn twice. */
function letters(): Promise<unknown> {
  const style = getComputedStyle(document.documentElement);
  const faces = [['--title'], ['--book'], ['--book', 'italic'], ['--plain']] as const;
  return Promise.allSettled(
    faces.map(([name, slant = '']) => document.fonts.load(`${slant} 1em ${style.getPropertyValue(name)}`)),
  );
}

/** The language of the document, as the main process wrote it on its root. */
const sentences = (): Promise<unknown> =>
  document.documentElement.lang === 'es'
    ? import('./text/language/es/first.ts')
    : import('./text/language/en/first.ts');

/** What stands in the document is on its way to the screen before the long work begins; that is read meanwhile. */
async function begin(): Promise<void> {
  const ready = Promise.all([answered, letters()]);
  const texts = sentences();
  await painted();
  const { openFirstPage } = await import('./first-page.ts');
  await texts;
  await openFirstPage(api, ready);
}

// Nobody may wait for this file to end: what it reads may need this file.
void begin();

import { askedBefore, OF_FIRST_PAGE } from './asked-before.ts';
import { painted } from './ui/painted.ts';
import './ui/theme.css';

const { api, answered } = askedBefore(window.game, OF_FIRST_PAGE);

/** What stands in the document is on its way to the screen before the long work begins; that is read meanwhile. */
async function begin(): Promise<void> {
  await painted();
  const { openFirstPage } = await import('./first-page.ts');
  await openFirstPage(api, answered);
}

// Nobody may wait for this file to end: what it reads may need this file.
void begin();

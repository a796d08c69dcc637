import type { Browser, Page } from 'playwright';
import type { Exhibit } from '../../renderer/testing/exhibit.ts';
import { tableOf } from '../games/alpha-omega/gallery/tables.ts';
import type { Shot } from './types.ts';

interface GalleryPage {
  readonly unreadable: () => readonly string[];
}

/** From the first page to what the picture shows, as a player would go there. */
async function walkTo(page: Page, show: Shot['show']): Promise<void> {
  const press = (name: RegExp): Promise<void> =>
    page.getByRole('button', { name }).first().click({ force: true });
  switch (show) {
    case 'table':
    case 'omens':
      await press(/^Continue\b/);
      // It opens one part a frame, and cards are not there before theirs.
      await page.getByRole('main', { name: 'Table' }).and(page.locator(':not([aria-busy])')).waitFor();
      if (show === 'omens') await press(/^Omens/);
      break;
    case 'new':
      return press(/^New game$/);
    case 'help':
      return press(/^Rulebook$/);
    case 'settings':
      return press(/^Settings$/);
    case 'home':
    case 'faces':
      break;
    default:
      show satisfies never;
  }
}

/** Takes one picture of the page at an address; gives what in it cannot be read. */
export async function take(
  browser: Browser,
  address: string,
  shot: Shot,
  file: string,
): Promise<readonly string[]> {
  const { width, height, show, settings } = shot;
  const page = await browser.newPage({
    viewport: { width, height },
    reducedMotion: 'reduce',
    forcedColors: shot.forced ? 'active' : 'none',
  });
  const problems: string[] = [];
  // A busy machine is slow, and no fault of the picture.
  page.setDefaultTimeout(60_000);
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`the console says: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`the page threw: ${error.message}`));
  const exhibit: Exhibit = { view: tableOf(shot.table), settings, faces: show === 'faces' };
  await page.addInitScript((given) => {
    Object.assign(globalThis, { exhibit: given });
  }, exhibit);
  await page.goto(address);
  await walkTo(page, show).catch((error: unknown) => problems.push(String(error)));
  await page.mouse.move(2, 2);
  await page.evaluate(() => document.fonts.ready.then(() => new Promise((done) => setTimeout(done, 250))));
  const faults = await page
    .evaluate(() => (globalThis as unknown as GalleryPage).unreadable())
    .catch((error: unknown) => [String(error)]);
  await page.screenshot({ path: file, fullPage: show === 'faces', timeout: 60_000 });
  await page.close();
  return [...problems, ...faults];
}

import type { Browser } from 'playwright';
import type { Shot } from './types.ts';

interface GalleryPage {
  readonly unreadable: () => readonly string[];
}

/** Takes one picture of the page at an address; gives what in it cannot be read. */
export async function take(
  browser: Browser,
  address: string,
  shot: Shot,
  file: string,
): Promise<readonly string[]> {
  const { width, height } = shot;
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
  await page.addInitScript((given) => {
    Object.assign(globalThis, { exhibit: given });
  }, shot.exhibit());
  await page.goto(address);
  await shot.walk(page).catch((error: unknown) => problems.push(String(error)));
  await page.mouse.move(2, 2);
  await page.evaluate(() => document.fonts.ready.then(() => new Promise((done) => setTimeout(done, 250))));
  const faults = await page
    .evaluate(() => (globalThis as unknown as GalleryPage).unreadable())
    .catch((error: unknown) => [String(error)]);
  await page.screenshot({ path: file, fullPage: shot.isWhole, timeout: 60_000 });
  await page.close();
  return [...problems, ...faults];
}

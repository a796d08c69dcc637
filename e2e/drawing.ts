import type { ElectronApplication, Page } from '@playwright/test';

/**
 * Leaves the pixels of a program undrawn, a third of all its work, on a screen that nobody looks at: what lets everything
 * through is laid out, pressed and told to a screen reader as ever.
 */
export async function leaveUndrawn(app: ElectronApplication): Promise<void> {
  await app.evaluate(({ app: program, BrowserWindow }) => {
    const leave = ({ webContents }: Electron.BrowserWindow): void => {
      const clear = (): void => void webContents.insertCSS('html { opacity: 0 }');
      webContents.on('dom-ready', clear);
      clear();
    };
    BrowserWindow.getAllWindows().forEach(leave);
    program.on('browser-window-created', (_, window) => leave(window));
  });
}

/** Draws the page for as long as something looks at its colours. */
export async function whileDrawn<T>(window: Page, look: () => Promise<T>): Promise<T> {
  const show = (opacity: string): Promise<void> =>
    window.evaluate((given) => void (document.documentElement.style.opacity = given), opacity);
  await show('1');
  try {
    return await look();
  } finally {
    await show('');
  }
}

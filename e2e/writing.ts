import type { ElectronApplication } from '@playwright/test';

/** Whatever is written from now on goes there, as if somebody had said so at the dialog. */
export const writeTo = (app: ElectronApplication, file: string): Promise<void> =>
  app.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath });
  }, file);

import { join } from 'node:path';
import { BrowserWindow, app } from 'electron';

await app.whenReady();
const window = new BrowserWindow({
  width: 1280,
  height: 800,
  webPreferences: { preload: join(import.meta.dirname, '../preload/index.cjs') },
});
const devServer = process.env['ELECTRON_RENDERER_URL'];
await (devServer
  ? window.loadURL(devServer)
  : window.loadFile(join(import.meta.dirname, '../renderer/index.html')));
app.on('window-all-closed', () => {
  app.quit();
});

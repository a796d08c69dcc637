import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PAGE = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>Empty</title></head>
  <body style="background: #14110d; color: #fff"><main><h1>Empty</h1><button elementtiming="pressable">Press</button></main></body>
</html>
`;

const MAIN = `
const { app, BrowserWindow } = require('electron');
app.whenReady().then(() => {
  const window = new BrowserWindow({
    width: 1280,
    height: 800,
    show: false,
    webPreferences: { sandbox: true, contextIsolation: true, spellcheck: false },
  });
  window.once('ready-to-show', () => window.show());
  window.loadFile('index.html');
});
app.on('window-all-closed', () => app.quit());
`;

/** Writes a program that is nothing but an Electron window with a heading and a button into a folder of its own. */
export function blankProgram(folder: string): string {
  const program = join(folder, 'blank');
  mkdirSync(program);
  writeFileSync(join(program, 'package.json'), JSON.stringify({ name: 'blank', main: 'main.cjs' }));
  writeFileSync(join(program, 'main.cjs'), MAIN);
  writeFileSync(join(program, 'index.html'), PAGE);
  return program;
}

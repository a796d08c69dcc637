import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { app } from 'electron';
import { chosenUserData } from './system/places.ts';
import { makePrivate } from './system/private-files.ts';

// What runs first, before the program itself is read: that is kept compiled among what the browser inside keeps for itself,
// which has no place among the games.
makePrivate();
const chosen = chosenUserData(app.commandLine.getSwitchValue('user-data-dir'));
if (chosen !== null) app.setPath('userData', chosen);
app.setPath('sessionData', join(app.getPath('userData'), 'browser'));
enableCompileCache(join(app.getPath('sessionData'), 'compiled'));
await import('./index.ts');

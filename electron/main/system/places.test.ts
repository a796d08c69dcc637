import { expect, test } from 'vitest';
import { chosenUserData, placesFor, type Surroundings } from './places.ts';

const around: Surroundings = {
  isPackaged: false,
  appPath: '/checkout',
  resourcesPath: '/electron/resources',
  userData: '/home/ann/alpha-omega',
  devServer: undefined,
};

test('a checkout has its packs and its icon in its tree, a packaged program beside its archive', () => {
  expect(placesFor(around, 'app://game')).toMatchObject({
    ...{ packs: '/checkout/cards/packs', icon: '/checkout/build/icons/icon.png' },
  });
  expect(placesFor({ ...around, isPackaged: true }, 'app://game')).toMatchObject({
    ...{ packs: '/electron/resources/cards/packs', icon: '/electron/resources/icon.png' },
  });
});

test('a development server is listened to in a checkout, and never by a packaged program', () => {
  const devServer = 'http://localhost:5173/index.html';
  expect(placesFor({ ...around, devServer }, 'app://game')).toMatchObject({
    ...{ page: devServer, origin: 'http://localhost:5173', isDevelopment: true },
  });
  expect(placesFor({ ...around, devServer, isPackaged: true }, 'app://game')).toMatchObject({
    ...{ page: 'app://game/', origin: 'app://game', isDevelopment: false },
  });
});

test('the folder of the games can be chosen', () => {
  expect([chosenUserData(''), chosenUserData('/tmp/x/../y')]).toEqual([null, '/tmp/y']);
});

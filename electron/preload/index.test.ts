import { expect, test, vi } from 'vitest';
import { CHANNELS, type GameApi } from '../shared/api.ts';
import { ARGUMENTS } from '../shared/schemas.ts';

const electron = vi.hoisted(() => ({
  invoke: vi.fn(),
  exposeInMainWorld: vi.fn(),
  executeInMainWorld: vi.fn(),
}));
vi.mock('electron', () => ({
  ipcRenderer: { invoke: electron.invoke },
  contextBridge: {
    exposeInMainWorld: electron.exposeInMainWorld,
    executeInMainWorld: electron.executeInMainWorld,
  },
}));

test('the window is given exactly the channels of the contract, each bound to its own name', async () => {
  await import('./index.ts');
  expect(electron.exposeInMainWorld).toHaveBeenCalledExactlyOnceWith('game', expect.anything());
  const game = electron.exposeInMainWorld.mock.calls[0]?.[1] as Record<
    keyof GameApi,
    (...given: unknown[]) => unknown
  >;
  expect(Object.keys(game)).toEqual(CHANNELS);
  expect(Object.keys(ARGUMENTS)).toEqual(CHANNELS);

  for (const channel of CHANNELS) {
    electron.invoke.mockClear();
    await game[channel]('first');
    expect(electron.invoke).toHaveBeenCalledExactlyOnceWith(channel, 'first');
  }
});

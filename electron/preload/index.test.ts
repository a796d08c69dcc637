import { expect, test, vi } from 'vitest';
import { CHANNELS, type GameApi } from '../shared/contract.ts';

const electron = vi.hoisted(() => ({
  invoke: vi.fn(),
  executeInMainWorld: vi.fn(
    ({ func, args = [] }: { func: (...given: unknown[]) => void; args?: unknown[] }) => {
      func(...args);
    },
  ),
}));
vi.mock('electron', () => ({
  ipcRenderer: { invoke: electron.invoke },
  contextBridge: { executeInMainWorld: electron.executeInMainWorld },
}));

type Calls = Record<keyof GameApi, (...given: unknown[]) => Promise<unknown>>;

test('the window is given exactly the channels of the contract, each bound to its own name, and reads its replies', async () => {
  vi.stubGlobal('CHANNELS', CHANNELS);
  await import('./index.ts');
  const { game } = globalThis as unknown as { game: Calls };
  expect(Object.keys(game)).toEqual(CHANNELS);
  expect(Object.getOwnPropertyDescriptor(globalThis, 'game')).toMatchObject({
    writable: false,
    configurable: false,
  });
  expect(Object.isFrozen(game)).toBe(true);

  for (const channel of CHANNELS) {
    electron.invoke.mockClear();
    electron.invoke.mockResolvedValue(`{"ok":true,"value":"${channel}"}`);
    expect(await game[channel]('first')).toEqual({ ok: true, value: channel });
    expect(electron.invoke).toHaveBeenCalledExactlyOnceWith(channel, 'first');
  }
  electron.invoke.mockClear();
  expect(await game.library(1n)).toMatchObject({
    ok: false,
    error: { code: 'badRequest', detail: 'library: a bigint' },
  });
  expect(electron.invoke).not.toHaveBeenCalled();
});

import { contextBridge, ipcRenderer } from 'electron';
import { CHANNELS } from '../shared/api.ts';

/**
 * All that the window can reach: one named function a channel, and no channel but those of the contract. What it is
 * given is looked at where it arrives.
 */
const game = Object.fromEntries(
  CHANNELS.map((channel) => [
    channel,
    (...given: readonly unknown[]): Promise<unknown> => ipcRenderer.invoke(channel, ...given),
  ]),
);

contextBridge.exposeInMainWorld('game', game);

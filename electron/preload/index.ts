import { contextBridge, ipcRenderer } from 'electron';
import { CHANNELS, type Reply } from '../shared/api.ts';
import { excessOf } from '../shared/bounds.ts';

/**
 * All that the window can reach: one named function a channel, and no channel but those of the contract. What it is
 * given is looked at where it arrives; what is too much to be sent at all, so that merely receiving it would take the main
 * process its time, is not sent.
 */
const game = Object.fromEntries(
  CHANNELS.map((channel) => [
    channel,
    (...given: readonly unknown[]): Promise<unknown> => {
      const excess = excessOf(given);
      return excess === null
        ? ipcRenderer.invoke(channel, ...given)
        : Promise.resolve(tooMuch(channel, excess));
    },
  ]),
);

const tooMuch = (channel: string, excess: string): Reply<never> => ({
  ok: false,
  error: { code: 'badRequest', detail: `${channel}: ${excess}` },
});

contextBridge.exposeInMainWorld('game', game);

// Nothing here calls anybody, and such calls go past the page's policy.
contextBridge.executeInMainWorld({
  func: () => {
    for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection'])
      Reflect.deleteProperty(globalThis, name);
  },
});

import { contextBridge, ipcRenderer } from 'electron';
import type { Reply } from '../shared/api.ts';
import type { GameApi } from '../shared/contract.ts';
import { excessOf } from '../shared/bounds.ts';

/** The contract's, written here by the build: each window would read its schemas before anything else. */
declare const CHANNELS: readonly (keyof GameApi)[];

/**
 * All that the window can reach: one named function a channel, and no channel but those of the contract. What it is
 * given is looked at where it arrives; what is too much to be sent at all, so that merely receiving it would take the main
 * process its time, is not sent.
 */
const calls = Object.fromEntries(
  CHANNELS.map((channel) => [
    channel,
    (...given: readonly unknown[]): Promise<string> => {
      const excess = excessOf(given);
      return excess === null
        ? (ipcRenderer.invoke(channel, ...given) as Promise<string>)
        : Promise.resolve(tooMuch(channel, excess));
    },
  ]),
);

const tooMuch = (channel: string, excess: string): string => {
  const refused: Reply<never> = {
    ok: false,
    error: { code: 'badRequest', detail: `${channel}: ${excess}` },
  };
  return JSON.stringify(refused);
};

/*
 * A reply crosses to the page as one text and is read there: the bridge copies objects member by member, which took as long
 * as all that the table works out of a view. Runs in the page, so that it knows nothing of this file.
 */
contextBridge.executeInMainWorld({
  func: (bridged: Readonly<Record<string, (...given: readonly unknown[]) => Promise<string>>>) => {
    const game = Object.fromEntries(
      Object.entries(bridged).map(([channel, call]) => [
        channel,
        async (...given: readonly unknown[]): Promise<unknown> => JSON.parse(await call(...given)),
      ]),
    );
    Object.defineProperty(globalThis, 'game', { value: Object.freeze(game), enumerable: true });
  },
  args: [calls],
});

// Nothing here calls anybody, and such calls go past the page's policy.
contextBridge.executeInMainWorld({
  func: () => {
    for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection'])
      Reflect.deleteProperty(globalThis, name);
  },
});

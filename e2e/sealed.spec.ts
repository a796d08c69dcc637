import { createServer } from 'node:net';
import { createSocket } from 'node:dgram';
import { expect, test } from './app.ts';
import { HomePage } from './pages/home.ts';

/** Where calls would arrive, over TCP and UDP on one port, and how many did. */
async function listening() {
  let calls = 0;
  const count = (): void => {
    calls += 1;
  };
  const tcp = createServer((socket) => {
    count();
    socket.destroy();
  });
  const port = await new Promise<number>((listens) => {
    tcp.listen(0, '127.0.0.1', () => listens((tcp.address() as { port: number }).port));
  });
  const udp = createSocket('udp4', count);
  await new Promise<void>((bound) => udp.bind(port, '127.0.0.1', bound));
  return {
    port,
    calls: () => calls,
    close: () => {
      tcp.close();
      udp.close();
    },
  };
}

test('no page can call anybody: there is no WebRTC in it, and none that reaches a network', async ({
  launch,
}) => {
  // Electron warns of pages without a policy, as the bare one is.
  const { app, window } = await launch({ env: { ELECTRON_DISABLE_SECURITY_WARNINGS: '1' } });
  const names = ['RTCPeerConnection', 'webkitRTCPeerConnection'];
  expect(await window.evaluate((wanted) => wanted.filter((name) => name in globalThis), names)).toEqual([]);

  // A page that has it all the same, as an empty frame would, reaches nobody by it.
  const there = await listening();
  const candidates = await app.evaluate(async ({ BrowserWindow }, port) => {
    const bare = new BrowserWindow({ show: false });
    await bare.loadURL('about:blank');
    const call = `new Promise((done) => {
      const found = [];
      const server = 'turn:127.0.0.1:${String(port)}';
      const peer = new RTCPeerConnection({ iceServers: [
        { urls: 'stun:127.0.0.1:${String(port)}' },
        ...['udp', 'tcp'].map((by) => ({ urls: server + '?transport=' + by, username: 'a', credential: 'b' })),
      ] });
      peer.createDataChannel('out');
      peer.onicecandidate = ({ candidate }) =>
        candidate === null ? done(found) : found.push(candidate.candidate);
      void peer.createOffer().then((offer) => peer.setLocalDescription(offer));
    })`;
    const gathered = (await bare.webContents.executeJavaScript(call)) as readonly string[];
    bare.destroy();
    return gathered;
  }, there.port);
  there.close();
  expect(candidates).toEqual([]);
  expect(there.calls()).toBe(0);
});

test('no text becomes markup or a script in the page', async ({ window, problems }) => {
  await expect(new HomePage(window).title).toBeVisible();
  const names = await window.evaluate(() => {
    const threw = (work: () => void): string => {
      try {
        work();
        return 'nothing';
      } catch (error) {
        return (error as Error).name;
      }
    };
    const text = '<img src=x onerror=alert(1)>';
    return [
      threw(() => {
        document.body.innerHTML = text;
      }),
      threw(() => {
        document.body.insertAdjacentHTML('beforeend', text);
      }),
      threw(() => {
        document.createElement('script').text = 'alert(1)';
      }),
      threw(() => void new DOMParser().parseFromString(text, 'text/html')),
      threw(() => void document.createRange().createContextualFragment(text)),
      threw(() => {
        const { trustedTypes } = globalThis as unknown as {
          trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
        };
        trustedTypes.createPolicy('another', {});
      }),
    ];
  });
  expect(names).toEqual(names.map(() => 'TypeError'));
  expect(names).toHaveLength(6);
  // The browser complains of each of them, as it should, the last one being the policy; of nothing else.
  const isHeard = (): boolean => problems.some((problem) => problem.includes("'another'"));
  await expect.poll(isHeard, { message: 'the browser complains of the policy' }).toBe(true);
  problems.splice(
    0,
    problems.length,
    ...problems.filter((problem) => !/Trusted ?(Type|HTML|Script)|Content Security Policy/.test(problem)),
  );
});

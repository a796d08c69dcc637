import { misfits } from '../electron/testing/hostile/payloads.ts';
import { beginGame, everything, type GameWindow } from './api.ts';
import { expect, test } from './app.ts';
import { arm, canBeTried, shower, stock } from './malformed.ts';

/** Takes from the console's problems those that a test brought about on purpose. */
function forgive(problems: string[], expected: RegExp): void {
  problems.splice(0, problems.length, ...problems.filter((problem) => !expected.test(problem)));
}

test('what does not fit a channel is refused on each, and nothing changes', async ({ window }) => {
  await arm(window);
  const ids = await stock(window, 'malformed');
  const before = await everything(window);
  for (const { channel, recipes } of misfits({ seed: 20_261_126, count: 3, ids })) {
    const verdicts = await shower(window, channel, recipes.filter(canBeTried));
    const codes = Object.keys(verdicts).sort();
    expect(codes, channel).toEqual(codes.filter((code) => code === 'badRequest' || code === 'unsendable'));
    expect(verdicts['badRequest'], channel).toBeGreaterThan(0);
  }
  expect(await everything(window)).toBe(before);
});

test('a page from elsewhere is refused on every channel, even with our own preload', async ({ launch }) => {
  // Electron warns of pages without a policy, as the stranger's are.
  const { app, window } = await launch({ env: { ELECTRON_DISABLE_SECURITY_WARNINGS: '1' } });
  const { id } = await beginGame(window, 'foreign');
  const before = await everything(window);
  for (const url of ['about:blank', 'data:text/html,<title>elsewhere</title>']) {
    const codes = await app.evaluate(
      async (electron, { address, game }) => {
        const preload = `${electron.app.getAppPath()}/out/preload/index.cjs`;
        const stranger = new electron.BrowserWindow({
          show: false,
          webPreferences: { preload, sandbox: true },
        });
        await stranger.loadURL(address);
        const script = `Promise.all(Object.values(window.game).map((call) => call(${JSON.stringify(game)})))`;
        const replies: unknown = await stranger.webContents.executeJavaScript(script);
        stranger.destroy();
        return replies as { ok: boolean; error?: { code: string } }[];
      },
      { address: url, game: id },
    );
    expect(codes.map(({ ok, error }) => [ok, error?.code])).toEqual(
      codes.map(() => [false, 'foreignSender']),
    );
    const channels = await window.evaluate(
      () => Object.keys((globalThis as unknown as GameWindow).game).length,
    );
    expect(codes).toHaveLength(channels);
  }
  expect(await everything(window)).toBe(before);
});

test('the page has no way out', async ({ window, problems }) => {
  const found = await window.evaluate(async () => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const inFrame = frame.contentWindow && 'game' in frame.contentWindow;
    frame.remove();
    const tryOut = async (work: () => unknown): Promise<string> => {
      try {
        return String(await work());
      } catch (error) {
        return (error as Error).name;
      }
    };
    const inject = (): unknown => {
      const script = document.createElement('script');
      script.textContent = 'globalThis.injected = true';
      document.body.append(script);
      return 'injected' in globalThis;
    };
    return {
      node: ['require', 'process', 'Buffer', 'module'].filter((name) => name in globalThis),
      inFrame,
      opened: await tryOut(() => open('https://example.org/')),
      injected: await tryOut(inject),
      fetched: await tryOut(() => fetch('https://example.org/')),
      notified: await tryOut(() => Notification.requestPermission()),
      frozen: await tryOut(() => {
        const { game } = globalThis as unknown as { game: Record<string, unknown> };
        game['library'] = null;
        return typeof game['library'];
      }),
    };
  });
  expect(found).toEqual({
    ...{
      node: [],
      inFrame: false,
      opened: 'null',
      injected: 'TypeError',
      fetched: 'TypeError',
      notified: 'denied',
    },
    frozen: expect.stringMatching(/^(function|TypeError)$/) as unknown,
  });

  const address = window.url();
  await window.evaluate(() => {
    location.href = 'data:text/html,elsewhere';
  });
  await window.evaluate(() => {
    location.href = 'https://example.org/';
  });
  expect(window.url()).toBe(address);
  expect(await window.evaluate(() => 'game' in (globalThis as unknown as GameWindow))).toBe(true);

  // The browser complains of what the policy forbids; that is what was asked for here.
  forgive(problems, /Content Security Policy|TrustedScript|example\.org|data:text/);
});

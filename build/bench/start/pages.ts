/** What a page noted of its own start, in ms since its computer's clock began. */
export interface Noted {
  /** When the first text or picture was painted; null while nothing was. */
  readonly painted: number | null;
  /** When the first thing to press was painted, from when on a press would be heard; null while there is none. */
  readonly answers: number | null;
}

interface Reply {
  readonly id?: number;
  readonly method?: string;
  readonly params?: { readonly sessionId?: string; readonly targetInfo?: { readonly type: string } };
  readonly result?: { readonly result?: { readonly value?: unknown } };
}

type Send = (method: string, params?: object, session?: string) => Promise<Reply>;

/**
 * Runs in the page, from its first moment where that is not past: what can be pressed is looked for in each frame, before
 * that is painted, and the browser asked when it was.
 */
const WATCH = `(() => {
  if (globalThis.pressable !== undefined) return;
  globalThis.pressable = null;
  new PerformanceObserver((list) => {
    globalThis.pressable ??= performance.timeOrigin + list.getEntries()[0].renderTime;
  }).observe({ type: 'element', buffered: true });
  const look = () => {
    const button = document.querySelector('main button');
    if (button === null) requestAnimationFrame(look);
    else button.setAttribute('elementtiming', 'pressable');
  };
  requestAnimationFrame(look);
})()`;

const READ = `(() => {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return JSON.stringify({
    painted: paint ? performance.timeOrigin + paint.startTime : null,
    answers: globalThis.pressable ?? null,
  });
})()`;

/** A page that is looked at through the browser's own door for developers, which costs a program and an empty one the same. */
export interface Watched {
  noted(): Promise<Noted>;
  /** Closes the window, as whoever uses the program would. */
  close(): void;
}

/** Watches the first page of a browser that listens at this address. */
export async function watchFirstPage(address: string): Promise<Watched> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (reply: Reply) => void>();
  let last = 0;
  const send: Send = (method, params = {}, sessionId) =>
    new Promise((resolve) => {
      last += 1;
      waiting.set(last, resolve);
      socket.send(JSON.stringify({ id: last, method, params, ...(sessionId && { sessionId }) }));
    });
  const page = new Promise<string>((resolve) => {
    socket.addEventListener('message', ({ data }) => {
      const reply = JSON.parse(String(data)) as Reply;
      if (reply.id !== undefined) waiting.get(reply.id)?.(reply);
      const { sessionId, targetInfo } = reply.params ?? {};
      if (reply.method === 'Target.attachedToTarget' && targetInfo?.type === 'page' && sessionId)
        resolve(sessionId);
    });
  });
  await new Promise((resolve) => {
    socket.addEventListener('open', resolve, { once: true });
  });
  await send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: true });
  const session = await page;
  await Promise.all([
    send('Page.enable', {}, session),
    send('Page.addScriptToEvaluateOnNewDocument', { source: WATCH }, session),
    send('Runtime.evaluate', { expression: WATCH }, session),
  ]);
  return {
    noted: async () => {
      const { result } = await send('Runtime.evaluate', { expression: READ }, session);
      return JSON.parse(String(result?.result?.value)) as Noted;
    },
    close: () => {
      socket.addEventListener('error', () => undefined);
      void send('Browser.close');
    },
  };
}

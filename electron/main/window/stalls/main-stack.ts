import { Session, type Debugger } from 'node:inspector';

/** So long, in ms, it is waited for a thread that may be inside of something that is no JavaScript. */
const WAITED = 2000;

/**
 * The stack of the main thread, taken from another thread while it works; then it goes on.
 * @returns its stack, the innermost call first, a line each; or why it is not known
 */
export function mainStack(): Promise<string> {
  return new Promise((resolve) => {
    const session = new Session();
    try {
      session.connectToMainThread();
    } catch (error) {
      resolve(`its stack cannot be asked for: ${String(error)}`);
      return;
    }
    const tooLong = setTimeout(() => {
      resolve('it is inside of something that is no JavaScript, such as the disk or the system');
    }, WAITED);
    const scripts = new Map<string, string>();
    session.on('Debugger.scriptParsed', ({ params: { scriptId, url } }) => scripts.set(scriptId, url));
    session.on('Debugger.paused', ({ params }) => {
      clearTimeout(tooLong);
      // However late: it must not be left waiting.
      session.post('Debugger.resume');
      session.post('Debugger.disable', () => {
        session.disconnect();
      });
      resolve(params.callFrames.map((frame) => lineOf(frame, scripts)).join('\n'));
    });
    session.post('Debugger.enable');
    session.post('Debugger.pause');
  });
}

/** A call as stacks are usually written: lines and columns begin with 1 there, and with 0 here. */
function lineOf(
  { functionName, location }: Debugger.CallFrame,
  scripts: ReadonlyMap<string, string>,
): string {
  const name = functionName === '' ? '<anonymous>' : functionName;
  const { scriptId, lineNumber, columnNumber = 0 } = location;
  return `    at ${name} (${scripts.get(scriptId) ?? ''}:${String(lineNumber + 1)}:${String(columnNumber + 1)})`;
}

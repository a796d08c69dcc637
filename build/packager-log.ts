import { createRequire } from 'node:module';

/** The packager's own log, as far as it lets itself be listened to. */
interface Log {
  messageTransformer: (message: string, level: string) => string;
}

/** What the packager leaves out with a mere warning: the package is made all the same, and is not the one we mean. */
const LEFT_OUT = /^(file source doesn't exist|default Electron icon is used)/;

const own = createRequire(createRequire(import.meta.url).resolve('electron-builder'));

/** The log that electron-builder writes to. It is its own package's, so it is asked for from there. */
export const packagerLog = (): Log => (own('builder-util') as { readonly log: Log }).log;

/** Runs the packager, and throws where it said that it left something out; what, stands in its log. */
export async function withNothingLeftOut(log: Log, work: () => Promise<unknown>): Promise<void> {
  const said: string[] = [];
  const before = log.messageTransformer;
  log.messageTransformer = (message, level) => {
    if (LEFT_OUT.test(message)) said.push(message);
    return before(message, level);
  };
  try {
    await work();
  } finally {
    log.messageTransformer = before;
  }
  if (said.length > 0) throw new Error(`the packager left something out: ${said.join('; ')}`);
}

import type { App, Session } from 'electron';

/** Whatever a page of ours might be made to do, it stays where it is: no navigation, no window, no page inside it. */
export function holdPages(app: App, origin: string, isDevelopment: boolean): void {
  app.on('web-contents-created', (_, contents) => {
    contents.on('will-frame-navigate', (event) => {
      // A development server reloads its own page when a file changes.
      if (!isDevelopment || URL.parse(event.url)?.origin !== origin) event.preventDefault();
    });
    contents.on('will-attach-webview', (event) => {
      event.preventDefault();
    });
    // Its calls go past the rules for requests.
    contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp');
    contents.setWindowOpenHandler(() => ({ action: 'deny' }));
  });
}

/** Before the program is ready: no name or address leads anywhere, whoever in a page calls it and by what way. */
export function holdNetwork(app: Pick<App, 'commandLine'>, isDevelopment: boolean): void {
  // A development server is an address.
  if (!isDevelopment) app.commandLine.appendSwitch('host-resolver-rules', 'MAP * ~NOTFOUND');
}

/** A press may put a text of the table on the clipboard; what lies there is never read. */
const GRANTED = 'clipboard-sanitized-write';

/** No other permission is given, and nothing but the program itself is asked for anything. */
export function holdSession(session: Session, isDevelopment: boolean): void {
  session.setPermissionRequestHandler((_contents, permission, decide) => {
    decide(permission === GRANTED);
  });
  session.setPermissionCheckHandler((_contents, permission) => permission === GRANTED);
  session.setDevicePermissionHandler(() => false);
  if (isDevelopment) return;
  session.webRequest.onBeforeRequest(({ url }, decide) => {
    decide({ cancel: !/^(app|data|devtools|blob):/.test(url) });
  });
}

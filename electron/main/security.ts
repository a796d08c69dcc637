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
    contents.setWindowOpenHandler(() => ({ action: 'deny' }));
  });
}

/** No permission is given, and nothing but the program itself is asked for anything. */
export function holdSession(session: Session, isDevelopment: boolean): void {
  session.setPermissionRequestHandler((_contents, _permission, decide) => {
    decide(false);
  });
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
  if (isDevelopment) return;
  session.webRequest.onBeforeRequest(({ url }, decide) => {
    decide({ cancel: !/^(app|data|devtools|blob):/.test(url) });
  });
}

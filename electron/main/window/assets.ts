import { readFileSync } from 'node:fs';
import { extname, resolve, sep } from 'node:path';

/** Our own scheme instead of file://, so that the page has an origin of its own and can reach nothing but itself. */
export const SCHEME = 'app';
const HOST = 'game';
export const ORIGIN = `${SCHEME}://${HOST}`;

/** Everything comes from the program itself; nothing inline, nothing from elsewhere, no plug-ins, no frames. */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "media-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  // No text becomes markup or a script but through these two: Svelte's templates, and what DOMPurify has cleaned.
  "require-trusted-types-for 'script'",
  'trusted-types svelte-trusted-html dompurify',
].join('; ');

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.ogg': 'audio/ogg',
  '.opus': 'audio/ogg',
  '.mp3': 'audio/mpeg',
};

/** The file that an address of ours stands for, or null where it stands for none inside the folder. */
export function fileFor(folder: string, address: string): string | null {
  const url = URL.parse(address);
  if (!url || url.protocol !== `${SCHEME}:` || url.host !== HOST) return null;
  const path = decoded(url.pathname);
  if (path === null || /[\0\\]/.test(path)) return null;
  const root = resolve(folder);
  const file = resolve(root, `.${path === '/' ? '/index.html' : path}`);
  return file.startsWith(root + sep) && extname(file) in TYPES ? file : null;
}

/** The response to a request of the page. */
export interface Served {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly data: Buffer;
}

/**
 * Answers the page's requests with the files of a folder, and with nothing else.
 * @param themeAttributes the attributes that the root of a document has at first
 */
export function serve(folder: string, themeAttributes: () => string): (request: Asking) => Served {
  return ({ method, url }) => {
    const file = method === 'GET' ? fileFor(folder, url) : null;
    if (file === null) return nothing(url);
    try {
      const headers = {
        'content-type': TYPES[extname(file)] ?? '',
        'content-security-policy': CONTENT_SECURITY_POLICY,
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-cache',
      };
      // At once: a round by way of other threads takes as long as all the rest.
      const content = readFileSync(file);
      const data = extname(file) === '.html' ? withTheme(content, themeAttributes()) : content;
      return { statusCode: 200, headers, data };
    } catch {
      return nothing(url);
    }
  };
}

const withTheme = (document: Buffer, attributes: string): Buffer =>
  Buffer.from(document.toString('utf8').replace('<html lang="en">', `<html ${attributes}>`));

interface Asking {
  readonly method: string;
  readonly url: string;
}

const nothing = (url: string): Served => ({
  statusCode: 404,
  headers: {},
  data: Buffer.from(`There is no ${url}`),
});

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

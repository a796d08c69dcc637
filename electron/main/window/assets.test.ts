import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTENT_SECURITY_POLICY, fileFor, serve } from './assets.ts';

let outside = '';
let folder = '';
beforeAll(() => {
  outside = mkdtempSync(join(tmpdir(), 'alpha-omega-assets-'));
  folder = join(outside, 'renderer');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<html lang="en"><title>Alpha/Omega</title>');
  writeFileSync(join(folder, 'assets', 'index.js'), 'export {};');
  writeFileSync(join(outside, 'secret.json'), '{}');
  writeFileSync(join(outside, 'renderer-other.json'), '{}');
});
afterAll(() => {
  rmSync(outside, { recursive: true, force: true });
});

describe('our own scheme', () => {
  test.each([
    ['app://game/', 'text/html; charset=utf-8'],
    ['app://game/index.html?x#y', 'text/html; charset=utf-8'],
    ['app://game/assets/index.js', 'text/javascript; charset=utf-8'],
  ])('serves %s as %s under the policy', (url, type) => {
    const response = serve(folder, () => 'lang="es"')({ method: 'GET', url });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe(type);
    expect(response.headers['content-security-policy']).toBe(CONTENT_SECURITY_POLICY);
  });

  test('a document has the theme that is wished, and nothing else is', () => {
    const told = (url: string): string =>
      serve(folder, () => 'lang="es"')({ method: 'GET', url }).data.toString();
    expect(told('app://game/')).toBe('<html lang="es"><title>Alpha/Omega</title>');
    expect(told('app://game/assets/index.js')).toBe('export {};');
  });

  test.each([
    'app://game/missing.js',
    'app://game/assets',
    'app://elsewhere/index.html',
    'https://game/index.html',
    'app://game/../secret.json',
    'app://game/%2e%2e/secret.json',
    'app://game/..%2fsecret.json',
    'app://game/%2e%2e%2frenderer-other.json',
    'app://game/..%5csecret.json',
    'app://game//etc/passwd',
    'app://game/index.html%00.js',
    'app://game/%',
    'not an address',
  ])('has nothing at %s', (url) => {
    const response = serve(folder, () => 'lang="es"')({ method: 'GET', url });
    expect(response.statusCode).toBe(404);
  });

  test('never leaves its folder, whatever the address', () => {
    const parts = ['..', '%2e%2e', '.', '/', '%2f', '%5c', '\\', 'assets', 'secret.json', '%00', '~'];
    for (let seed = 0; seed < 5000; seed += 1) {
      const path = Array.from(
        { length: 6 },
        (_, at) => parts[(seed * 7 + at * (seed % 13)) % parts.length],
      ).join('/');
      const file = fileFor(folder, `app://game/${path}`);
      expect(file === null || file.startsWith(`${folder}/`)).toBe(true);
    }
  });

  test('takes nothing', () => {
    const response = serve(folder, () => 'lang="es"')({ method: 'POST', url: 'app://game/index.html' });
    expect(response.statusCode).toBe(404);
  });

  test('the policy allows nothing inline, nothing evaluated and nothing from elsewhere', () => {
    expect(CONTENT_SECURITY_POLICY).toMatch(/^default-src 'none';/);
    expect(CONTENT_SECURITY_POLICY).not.toMatch(/unsafe|https?:|\*|blob:/);
  });
});

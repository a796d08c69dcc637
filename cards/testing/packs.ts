import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

/** Where the packs that come with the program lie. */
export const packsDir = fileURLToPath(new URL('../packs', import.meta.url));

/** A folder of packs with these files, gone when the test is over. Text is written as it is, anything else as JSON. */
export function packsWith(files: Readonly<Record<string, unknown>>): string {
  const dir = mkdtempSync(join(tmpdir(), 'alpha-omega-packs-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(dir, dirname(path)), { recursive: true });
    writeFileSync(join(dir, path), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return dir;
}

/** The `pack.json` of a pack called `trial` that plays one Angel. */
export const trialPack = {
  id: 'trial',
  version: '1.0.0',
  title: 'A Trial',
  ruleset: 'alpha-omega',
  licence: 'MIT',
  languages: ['en'],
  decks: { good: [{ card: 'trial:abdiel', copies: 1 }], opponent: [], callings: [] },
  objectives: [],
};

/** An Angel without abilities, `trial:abdiel`; what a test is about is put on top. */
export function abdiel(changes: Readonly<Record<string, unknown>> = {}): object {
  return {
    id: 'trial:abdiel',
    type: 'person',
    name: 'Abdiel',
    side: 'good',
    supernatural: true,
    strength: 3,
    traits: ['angel'],
    copies: 1,
    emblem: 'winged-sword',
    flavour: { quote: 'Unshaken, unseduced, unterrified', source: 'Paradise Lost V, 899' },
    abilities: [],
    provenance: { name: 'ours' },
    ...changes,
  };
}

/** An Event without abilities, `trial:trumpet`. */
export function trumpet(changes: Readonly<Record<string, unknown>> = {}): object {
  const { strength: _, traits: __, supernatural: ___, ...printed } = abdiel() as Record<string, unknown>;
  return { ...printed, id: 'trial:trumpet', name: 'Trumpet', type: 'event', lasts: 'moment', ...changes };
}

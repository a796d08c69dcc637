import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const renderer = fileURLToPath(new URL('../..', import.meta.url));

/** What the style sheets of the window declare to move by itself: each transition and animation, with its file. */
const declared = globSync('**/*.{svelte,css}', { cwd: renderer }).flatMap((file) => {
  const text = readFileSync(`${renderer}/${file}`, 'utf8');
  const styles = file.endsWith('.css') ? text : (/<style>(.*)<\/style>/su.exec(text)?.[1] ?? '');
  const written = styles.matchAll(/(?<![\w-])(?:transition|animation)(?:-duration)?:(?<value>[^;]*);/gu);
  return [...written].map(({ groups }) => ({ file, value: (groups?.['value'] ?? '').trim() }));
});

/** The parts of a list, whatever stands in brackets. */
const partsOf = (value: string): readonly string[] => value.split(/,(?![^(]*\))/u);

describe('reduced motion', () => {
  it('leaves no time to a transition or an animation', () => {
    const moving = declared.filter(({ value }) => value !== 'none');
    expect(moving.length).toBeGreaterThan(20);
    const unbound = moving.filter(({ value }) =>
      partsOf(value).some((part) => !part.includes('* var(--moving))')),
    );
    expect(unbound).toEqual([]);
  });

  it('asks no element for it that does not move', () => {
    const base = readFileSync(fileURLToPath(new URL('base.css', import.meta.url)), 'utf8');
    expect(/\[data-motion[^{]*\{(?<rule>[^}]*)\}/u.exec(base)?.groups?.['rule']?.trim()).toBe('--moving: 0;');
  });
});

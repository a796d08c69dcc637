import { beforeEach, expect, test } from 'vitest';
import { pages } from './pages.svelte.ts';

beforeEach(() => {
  pages.go({ name: 'home' });
});

test('the way back leads through the pages one came by', () => {
  pages.go({ name: 'new' });
  pages.go({ name: 'credits' });
  pages.back();
  expect(pages.shown.name).toBe('new');
  pages.back();
  pages.back();
  expect(pages.shown.name).toBe('home');
});

test('from the first page no way leads back, however one came to it', () => {
  pages.go({ name: 'credits' });
  pages.go({ name: 'home' });
  pages.back();
  expect(pages.shown.name).toBe('home');
});

test('a page in place of another is no step of the way', () => {
  pages.go({ name: 'new' });
  pages.replace({ name: 'credits' });
  pages.back();
  expect(pages.shown.name).toBe('home');
});

test('a table that lay over a page leads back to it, and not to the table once more', () => {
  pages.go({ name: 'home' });
  pages.go({ name: 'journeys' });
  pages.goFromTable({ name: 'journeys' }, 'game-1');
  expect(pages.back()).toBeNull();
  expect(pages.shown.name).toBe('home');
});

test('the way back from a page that was reached from a table leads to that table, once', () => {
  pages.go({ name: 'home' });
  pages.goFromTable({ name: 'journey', id: 'naomi' }, 'game-1');
  pages.go({ name: 'codex', card: 'starter:hope' });
  expect(pages.back()).toBeNull();
  expect(pages.shown.name).toBe('journey');
  expect(pages.back()).toBe('game-1');
  expect(pages.shown.name).toBe('home');
  expect(pages.back()).toBeNull();
});

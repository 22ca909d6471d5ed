import { beforeEach, expect, test } from 'vitest';
import { keepWantedPage, takeWantedPage } from './redirect-to.ts';

let kept: Map<string, string>;
let storage: Storage;
beforeEach(() => {
  kept = new Map();
  storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
});

test('the wanted page is returned once, with query and hash, and then removed', () => {
  keepWantedPage('/filteredImages?metal=gold#rings', storage);
  expect(takeWantedPage(storage)).toBe('/filteredImages?metal=gold#rings');
  expect(kept.size).toBe(0);
  expect(takeWantedPage(storage)).toBe('/modes');
});

test('sign-in never redirects back to sign-in', () => {
  keepWantedPage('/login', storage);
  expect(takeWantedPage(storage)).toBe('/modes');
});

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  '',
])('%j is neither stored nor followed', (page) => {
  keepWantedPage(page, storage);
  expect(kept.size).toBe(0);
  kept.set('redirectTo', page);
  expect(takeWantedPage(storage)).toBe('/modes');
});

import { expect, test } from 'vitest';
import { isOurFrame, isOurPage } from './studio-origin.ts';

test.each(['app://bundle/', 'app://bundle/catalog/aurelia#make'])('%s is ours', (url) => {
  expect(isOurPage(url)).toBe(true);
});

test.each([
  'app://other/',
  'app://bundle.evil/',
  'https://bundle/',
  'file:///bundle/',
  'about:blank',
  '',
  'app:bundle',
])('%s is not ours', (url) => {
  expect(isOurPage(url)).toBe(false);
});

test('a message is heard from our page, and not from a frame, whosever it is', () => {
  const ours = 'app://bundle/profile-page';
  expect(isOurFrame({ url: ours, parent: null })).toBe(true);
  expect(isOurFrame({ url: ours, parent: { url: ours } })).toBe(false);
  expect(isOurFrame({ url: 'https://example.com/', parent: { url: ours } })).toBe(false);
  expect(isOurFrame({ url: 'https://example.com/', parent: null })).toBe(false);
});

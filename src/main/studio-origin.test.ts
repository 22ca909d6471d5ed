import { expect, test } from 'vitest';
import { isOurPage } from './studio-origin.ts';

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

import { expect, test } from 'vitest';
import { hasPage, publicPageAt } from './addresses.ts';
import { meantAddress, typedAddresses } from './typed-addresses.ts';

test.each([
  '/',
  '/pricing',
  '/Pricing/',
  '/contact-us',
  '/catalog/aurelia-7',
  '/cad/17',
  '/admin',
  '/admin/anything/at/all',
  '/expert-mode/astrology/astroSign/astro-images',
])('%s has a page', (path) => {
  expect(hasPage(path)).toBe(true);
});

test.each(['/no/such/page', '/catalog/a/b', '/pricing/plans', '/cad', '/administration', '//', '/modes.html'])(
  '%s has none',
  (path) => {
    expect(hasPage(path)).toBe(false);
  },
);

test('a public page is found by its path in any letter case', () => {
  expect(['/', '/CONTACT-us/', '/modes', '/nope'].map(publicPageAt)).toEqual([
    'landing',
    'contact',
    undefined,
    undefined,
  ]);
});

test('an address that is typed by hand leads to a page, and is none itself', () => {
  for (const [typed, meant] of Object.entries(typedAddresses)) {
    expect(hasPage(typed), typed).toBe(false);
    expect(hasPage(meant.replace(/#.*/, '')), meant).toBe(true);
  }
  expect(['/Contact/', '/TERMS', '/nope', '/constructor'].map(meantAddress)).toEqual([
    '/Contact-Us',
    '/terms-and-conditions',
    undefined,
    undefined,
  ]);
});

import { describe, expect, test } from 'vitest';
import { stepOf, steps } from './steps.ts';

describe('the four steps', () => {
  test.each([
    ['/modes', '', 'start'],
    ['/expert-mode/astrology/astroSign', '', 'start'],
    ['/aiimages', '', 'choose'],
    ['/catalog/some-draft', '', 'shape'],
    ['/catalog/some-draft', '?tab=make', 'make'],
    ['/orders', '', 'make'],
    ['/catalog', '', undefined],
    ['/catalog/likedimages', '', undefined],
    ['/profile-page', '', undefined],
  ])('%s%s belongs to %s', (pathname, search, step) => {
    expect(stepOf(pathname, search)).toBe(step);
  });

  test('shape and make wait for a piece, and then lead back to it', () => {
    const addresses = (piece: string | undefined) => steps.map((step) => step.addressIn({ piece }));
    expect(addresses(undefined)).toEqual(['/modes', '/aiimages', undefined, undefined]);
    expect(addresses('a/b')).toEqual(['/modes', '/aiimages', '/catalog/a%2Fb', '/catalog/a%2Fb?tab=make']);
  });
});

import { expect, test } from 'playwright/test';
import { askLighthouse, findLighthouse } from '../lighthouse/ask-lighthouse.ts';
import { publicPages } from '../pages/public-pages.ts';

const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;
const LEAST = 95;

test.describe.configure({ mode: 'serial' });

let lighthouse: string | undefined;
test.beforeAll(() => {
  lighthouse = findLighthouse();
});

// Lighthouse does not look at an address without a page.
for (const path of publicPages.filter((one) => one !== '/no/such/page')) {
  test(`Lighthouse finds little to say against ${path} on a phone`, async ({ baseURL }) => {
    test.skip(lighthouse === undefined, 'Lighthouse is not here and can not be fetched from here');
    const { points, lost } = await askLighthouse(lighthouse ?? '', `${baseURL}${path}`, 'mobile', CATEGORIES);
    console.log(
      `${path}: ${CATEGORIES.map((name) => `${name} ${points[name]}`).join(', ')}; ${lost.join(', ') || 'nothing lost'}`,
    );
    for (const name of CATEGORIES)
      expect(points[name], `${path}, ${name}: ${lost.join(', ')}`).toBeGreaterThanOrEqual(LEAST);
  });
}

import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from 'playwright/test';
import { nobody } from '../../pages/newcomer.ts';
import { publicPages } from '../../pages/public-pages.ts';
import { expectNoSidewaysScroll } from '../../pages/sideways.ts';
import { sitePage, WIDTHS } from '../../pages/site-page.ts';

test.use(nobody);

/** Both sides of each width at which a layout changes. */
const edges = [500, 820, 900, 1000, 1200].flatMap((width) => [width, width + 1]);

// Every colour at every width is looked at in the long runs.
for (const [name, width, colorScheme] of [
  ['phone', WIDTHS.phone, 'dark'],
  ['large desk', WIDTHS.large, 'light'],
] as const) {
  test(`nothing serious stands in anybody’s way, on a ${name}, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const path of publicPages) {
      await sitePage(page).open(path, width);
      const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze();
      const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
      expect(
        serious.map(({ id, nodes }) => `${path}: ${id} ${nodes.map(({ html }) => html).join(' | ')}`),
        path,
      ).toEqual([]);
    }
  });
}

test('no page scrolls sideways on either side of a change of layout', async ({ page }) => {
  for (const path of publicPages) {
    await sitePage(page).open(path, WIDTHS.phone);
    for (const width of [320, WIDTHS.phone, ...edges]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page, `${path} at ${width}`);
    }
  }
});

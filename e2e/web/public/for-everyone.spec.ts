import { test } from 'playwright/test';
import { nobody } from '../../pages/newcomer.ts';
import { expectNothingSerious } from '../../pages/nothing-serious.ts';
import { publicPages } from '../../pages/public-pages.ts';
import { expectNoSidewaysScroll } from '../../pages/sideways.ts';
import { sitePage, WIDTHS } from '../../pages/site-page.ts';

test.use(nobody);

/** Both sides of each width at which a layout changes. */
const edges = [500, 820, 900, 1000, 1200].flatMap((width) => [width, width + 1]);

// The soak tests check every colour scheme at every width.
for (const path of publicPages) {
  test(`${path} is open to everybody: nothing serious stands in the way, and nothing lies beside the screen`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await sitePage(page).open(path, WIDTHS.phone);
    await expectNothingSerious(page, 'on a phone, dark');
    for (const width of [320, WIDTHS.phone, ...edges]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page, `${path} at ${width}`);
    }
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: WIDTHS.large, height: 900 });
    await expectNothingSerious(page, 'on a large desk, light');
  });
}

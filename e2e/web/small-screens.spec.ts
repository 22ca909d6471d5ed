import { expect, type Page, test } from 'playwright/test';
import { openTray, SOLITAIRE } from '../pages/open-design.ts';
import { lightningPage } from '../pages/lightning-page.ts';
import { piecePage } from '../pages/piece-page.ts';
import { expectNoSidewaysScroll } from '../pages/sideways.ts';

const screens = [
  { name: 'a counter tablet', width: 820, height: 1180 },
  { name: 'a phone', width: 390, height: 844 },
];

async function expectToFit(page: Page, what: string): Promise<void> {
  for (const { name, width, height } of screens) {
    await page.setViewportSize({ width, height });
    await expectNoSidewaysScroll(page, `${what} on ${name}`);
  }
}

test('a phone and a counter tablet show every step without scrolling sideways', async ({ page }) => {
  for (const path of ['/', '/modes', '/expert-mode', '/no/such/page']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectToFit(page, path);
  }
  await lightningPage(page).open();
  await expectToFit(page, 'the box');
  // From here on everything is done on a phone.
  const tray = await openTray(page, SOLITAIRE);
  await expectToFit(page, 'the tray');
  await tray.compare.click();
  await expectToFit(page, 'the comparison');
  await page.getByRole('button', { name: 'Back to the tray' }).click();
  await tray.openCastable();
  const piece = piecePage(page);
  await piece.settledWeight();
  for (const tab of ['Look', 'Adjust', 'Details', 'Make'] as const) {
    await piece.openTab(tab);
    await expectToFit(page, tab);
  }
});

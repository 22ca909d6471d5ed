import { expect, test } from 'playwright/test';
import { holdSeed } from '../pages/hold-seed.ts';
import { lightningPage } from '../pages/lightning-page.ts';
import { piecePage } from '../pages/piece-page.ts';
import { expectNoSidewaysScroll } from '../pages/sideways.ts';
import { trayPage } from '../pages/tray-page.ts';

const screens = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'counter tablet', width: 820, height: 1180 },
];

for (const { name, width, height } of screens) {
  test(`a ${name} shows every step without scrolling sideways`, async ({ page }) => {
    await holdSeed(page, 7);
    await page.setViewportSize({ width, height });
    for (const path of ['/', '/modes', '/expert-mode', '/no/such/page']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoSidewaysScroll(page, path);
    }
    const lightning = lightningPage(page);
    await lightning.open();
    await expectNoSidewaysScroll(page, 'the box');
    await lightning.say('Solitaire with a 6.5 mm round diamond, 18k yellow gold, US 6');
    const tray = trayPage(page);
    await tray.laidOut();
    await tray.weighed();
    await expectNoSidewaysScroll(page, 'the tray');
    await tray.compare.click();
    await expectNoSidewaysScroll(page, 'the comparison');
    await page.getByRole('button', { name: 'Back to the tray' }).click();
    await tray.openCastable();
    const piece = piecePage(page);
    await piece.settledWeight();
    for (const tab of ['Look', 'Adjust', 'Details', 'Make'] as const) {
      await piece.openTab(tab);
      await expectNoSidewaysScroll(page, tab);
    }
  });
}

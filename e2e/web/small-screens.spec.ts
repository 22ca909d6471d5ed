import { expect, type Page, test } from 'playwright/test';
import { openTray, SOLITAIRE } from '../pages/open-design.ts';
import { lightningPage } from '../pages/lightning-page.ts';
import { piecePage } from '../pages/piece-page.ts';
import { expectNoSidewaysScroll } from '../pages/sideways.ts';

const screens = [
  { name: 'a counter tablet', width: 820, height: 1180 },
  { name: 'a phone', width: 390, height: 844 },
];

async function onBoth(page: Page, look: (name: string) => Promise<void>): Promise<void> {
  for (const { name, width, height } of screens) {
    await page.setViewportSize({ width, height });
    await look(name);
  }
}

const expectToFit = (page: Page, what: string) =>
  onBoth(page, (name) => expectNoSidewaysScroll(page, `${what} on ${name}`));

test('a phone and a counter tablet show every step without scrolling sideways', async ({ page }) => {
  for (const path of ['/', '/modes', '/expert-mode', '/no/such/page']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectToFit(page, path);
  }
  await lightningPage(page).open();
  await expectToFit(page, 'the box');
  const tray = await openTray(page, SOLITAIRE);
  await onBoth(page, async (name) => {
    await expectNoSidewaysScroll(page, `the tray on ${name}`);
    await tray.compare.click();
    await expectNoSidewaysScroll(page, `the comparison on ${name}`);
    await page.getByRole('button', { name: 'Back to the tray' }).click();
  });
  await tray.openCastable();
  const piece = piecePage(page);
  await piece.finalWeight();
  await onBoth(page, async (name) => {
    for (const tab of ['Look', 'Adjust', 'Details', 'Make'] as const) {
      await piece.openTab(tab);
      await expectNoSidewaysScroll(page, `${tab} on ${name}`);
    }
  });
});

test('on a phone and a tablet what differs from the words is seen before the pieces', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const tray = await openTray(page, 'wite gold band for my frend Wobbly, 4 mm, size 54 EU');
  await onBoth(page, async (name) => {
    const amiss = page.getByRole('list', { name: 'To look at' });
    await expect(amiss.getByText('“wite” read as “white”'), name).toBeVisible();
    await expect(page.getByText('Nothing was read from the grey words.').first(), name).toBeVisible();
    const [below, piece] = [await amiss.boundingBox(), await tray.pieces.first().boundingBox()];
    expect((below?.y ?? 0) + (below?.height ?? 0), name).toBeLessThan(piece?.y ?? 0);
    await expect(page.getByRole('list', { name: 'What was understood' }), name).toBeHidden();
  });
});

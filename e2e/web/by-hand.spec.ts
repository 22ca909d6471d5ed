import { expect, test } from 'playwright/test';
import { chromiumPath } from '../chromium-path.ts';
import { complaintsOf } from '../pages/complaints.ts';
import { holdSeed } from '../pages/hold-seed.ts';
import { lightningPage } from '../pages/lightning-page.ts';
import { piecePage } from '../pages/piece-page.ts';
import { trayPage } from '../pages/tray-page.ts';

const executablePath = chromiumPath();

// A test machine has no graphics card: the processor plays one, if the browser is told that it may.
test.use({
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    args: ['--disable-dev-shm-usage', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  },
});

test('a piece is turned with the keys and comes back with a double-click', async ({ page }) => {
  test.setTimeout(180_000);
  await holdSeed(page, 7);
  const complaints = complaintsOf(page);
  const lightning = lightningPage(page);
  await lightning.open();
  await lightning.say('Plain court wedding band, 4 mm, platinum, UK P');
  const tray = trayPage(page);
  await tray.laidOut();
  await tray.weighed();
  await tray.openCastable();
  const piece = piecePage(page);
  await piece.settledWeight();

  const home = await piece.rested();
  await piece.canvas.focus();
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight');
  const turned = await piece.rested();
  expect(turned.equals(home)).toBe(false);
  await piece.canvas.dblclick();
  const back = await piece.rested();
  expect(back.equals(turned)).toBe(false);
  expect(complaints).toEqual([]);
});

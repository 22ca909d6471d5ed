import { expect, test } from 'playwright/test';
import { chromiumPath } from '../chromium-path.ts';
import { complaintsOf } from '../pages/complaints.ts';
import { holdSeed } from '../pages/hold-seed.ts';
import { lightningPage } from '../pages/lightning-page.ts';
import { piecePage } from '../pages/piece-page.ts';
import { trayPage } from '../pages/tray-page.ts';

const executablePath = chromiumPath();

test.use({
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    args: ['--disable-dev-shm-usage', '--disable-gpu', '--disable-3d-apis'],
  },
});

test('a browser without graphics shows the photograph in the place of the turning piece', async ({ page }) => {
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
  await expect(piece.canvas).toBeHidden();
  await expect(page.getByRole('button', { name: 'Turn it' })).toBeHidden();
  await expect(page.getByRole('img', { name: /photographed$/ })).toBeVisible({ timeout: 45_000 });
  expect(complaints).toEqual([]);
});

import { expect, test } from 'playwright/test';
import { killAtCall, workersOf } from '../pages/kill-worker.ts';
import { lightningPage } from '../pages/lightning-page.ts';
import { openDesign, PLAIN_BAND } from '../pages/open-design.ts';
import { trayPage } from '../pages/tray-page.ts';

test('a photograph is finished although a tracer dies in the middle of it', async ({ page }) => {
  test.setTimeout(180_000);
  const workers = workersOf(page);
  await openDesign(page, PLAIN_BAND);
  await page.getByRole('button', { name: 'Photograph' }).click();
  const sharpening = page.getByText('Sharpening the photograph');
  await expect(sharpening).toBeVisible();
  const { ended } = await killAtCall(await workers.newest('tracer'), 'trace', 5);
  await ended;
  await expect(sharpening).toBeVisible();
  await expect(sharpening).toBeHidden({ timeout: 120_000 });
  const photograph = page.getByRole('img', { name: /photographed$/ }).last();
  const pixels = await photograph.evaluate((image: HTMLImageElement) => image.naturalWidth * image.naturalHeight);
  expect(pixels).toBeGreaterThan(900 * 800);
});

test('four pieces are weighed although a settler dies while it weighs one', async ({ page }) => {
  const workers = workersOf(page);
  const lightning = lightningPage(page);
  await lightning.open();
  const { ended } = await killAtCall(await workers.newest('settler'), 'settle');
  await lightning.say(PLAIN_BAND);
  await ended;
  const tray = trayPage(page);
  await tray.laidOut();
  await tray.weighed();
});

test('a brief that crashes the workbench fails with a remedy, and the next one works', async ({ page }) => {
  const workers = workersOf(page);
  const lightning = lightningPage(page);
  await lightning.open();
  const { ended } = await killAtCall(await workers.newest('workbench'), 'design');
  await lightning.say(PLAIN_BAND);
  await ended;
  await expect(lightning.problem).toContainText('The workbench stopped in the middle of this job.');
  await expect(lightning.problem).toContainText('Try again');
  await lightning.say(PLAIN_BAND);
  const tray = trayPage(page);
  await tray.laidOut();
  await tray.weighed();
});

import { expect, test } from 'playwright/test';
import { openTray, PLAIN_BAND } from '../pages/open-design.ts';
import { piecePage } from '../pages/piece-page.ts';

test('one key hides what the shop pays and charges for, and brings it back', async ({ page }) => {
  const tray = await openTray(page, PLAIN_BAND);
  const breakdown = tray.pieces.getByRole('button', { name: /show how it is made up/ });
  await expect(breakdown).toHaveCount(4);
  await page.keyboard.press('F2');
  await expect(page.getByRole('status').filter({ hasText: 'Client view' })).toBeVisible();
  await expect(breakdown).toHaveCount(0);
  await expect(tray.pieces.first().getByText(/^\$[\d,]+$/)).toBeVisible();

  await tray.openCastable();
  const piece = piecePage(page);
  await expect(page.getByRole('tab', { name: 'Make' })).toHaveCount(0);
  await piece.openTab('Details');
  await expect(page.getByText('As cast')).toBeVisible();
  await expect(page.getByText('Making', { exact: true })).toHaveCount(0);
  await expect(page.getByText(/Example rates/)).toHaveCount(0);
  await page.getByRole('link', { name: 'Design', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'What shall we make?' })).toBeVisible();
  await expect(page.getByText(/a gram/)).toHaveCount(0);

  await page.getByRole('button', { name: 'End the client view (F2)' }).click();
  await expect(page.getByText(/a gram/)).toBeVisible();
});

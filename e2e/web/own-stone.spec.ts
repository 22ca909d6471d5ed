import { expect, test } from 'playwright/test';
import { trayPage } from '../pages/tray-page.ts';

test('a piece is designed around the stone that the client brings', async ({ page }) => {
  await page.goto('/option');
  const box = page.getByRole('textbox', { name: 'What shall we make?' });
  await box.fill('Ring in 18k yellow gold, size US 7');
  await page.getByRole('combobox', { name: 'Stone' }).selectOption({ label: 'Ruby' });
  await page.getByRole('combobox', { name: 'Cut' }).selectOption({ label: 'Oval brilliant' });
  await page.getByRole('textbox', { name: /Size/ }).fill('8x6');
  await page.getByRole('button', { name: 'Add to the words' }).click();
  await expect(box).toHaveValue('Ring in 18k yellow gold, size US 7, with the client’s own oval ruby, 8x6 mm');
  await page.getByRole('button', { name: 'Design four' }).click();
  const tray = trayPage(page);
  await tray.laidOut();
  await expect(tray.facts.first()).toContainText('ruby');
});

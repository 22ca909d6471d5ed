import { expect, test } from 'playwright/test';
import { trayPage } from '../pages/tray-page.ts';

test('five steps with pictures become a sentence, and its four designs', async ({ page }) => {
  await page.goto('/modes');
  await page.getByRole('link', { name: /Step by step/ }).click();
  await page.getByRole('radio', { name: 'A birthday' }).check({ force: true });
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('radio', { name: 'A woman or girl' }).check({ force: true });
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('radio', { name: 'Ring', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Next' }).click();
  // Pressed again, an answer is taken back; a step without one is skipped.
  await page.getByRole('radio', { name: 'Silver' }).click({ force: true });
  await page.getByRole('radio', { name: 'Silver' }).click({ force: true });
  await expect(page.getByRole('button', { name: 'Skip' })).toBeVisible();
  await page.getByRole('radio', { name: 'Rose gold' }).check({ force: true });
  await page.getByRole('radio', { name: 'No stones' }).check({ force: true });
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('textbox', { name: /Budget/ }).fill('900');
  await page.getByRole('textbox', { name: /Size or length/ }).fill('7');
  await page.getByRole('textbox', { name: /own words/ }).fill('5 mm wide');
  const sentence = 'Plain ring in 18k rose gold for a birthday for a woman, under USD 900, size US 7, 5 mm wide';
  await expect(page.getByText(`“${sentence}”`)).toBeVisible();
  await page.getByRole('button', { name: 'Design four' }).click();
  const tray = trayPage(page);
  await tray.laidOut();
  await expect(tray.facts.first()).toContainText('18k rose');
  await expect(page.getByRole('textbox', { name: 'The brief' })).toHaveValue(sentence);
  // The next client begins with an empty form.
  await page.goto('/form');
  await expect(page.getByText('Choose what you know, skip the rest.')).toBeVisible();
});

test('who would rather write takes the sentence along', async ({ page }) => {
  await page.goto('/form');
  await page.getByRole('button', { name: 'Step 3 of 5' }).click();
  await page.getByRole('radio', { name: 'Bangle' }).check({ force: true });
  await page.getByRole('button', { name: 'Change the words' }).click();
  await expect(page).toHaveURL('/lightningMode');
  await expect(page.getByRole('textbox', { name: 'What shall we make?' })).toHaveValue('Bangle');
});

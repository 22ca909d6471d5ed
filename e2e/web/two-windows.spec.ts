import { expect, test } from 'playwright/test';
import { openDesign, PLAIN_BAND } from '../pages/open-design.ts';
import { piecePage } from '../pages/piece-page.ts';

test('a piece in two windows: each shows the other’s change, and none is lost', async ({ page, context }) => {
  const here = await openDesign(page, PLAIN_BAND);
  const other = await context.newPage();
  await other.goto(page.url());
  const there = piecePage(other);
  await expect(there.facts).toContainText(/platinum/i);

  await here.openTab('Adjust');
  await page.getByRole('combobox', { name: 'Metal', exact: true }).click();
  await page.getByRole('option', { name: /14k yellow/i }).click();
  await expect(here.facts).toContainText(/14k yellow/i);
  await expect(there.facts).toContainText(/14k yellow/i);

  await there.openTab('Adjust');
  await other.getByRole('combobox', { name: 'Finish', exact: true }).click();
  await other.getByRole('option', { name: /brushed/i }).click();
  await expect(here.undo).toBeEnabled();
  await page.reload();
  await expect(here.facts).toContainText(/14k yellow/i);
  await here.openTab('Adjust');
  await expect(page.getByRole('combobox', { name: 'Finish', exact: true })).toContainText(/brushed/i);
});

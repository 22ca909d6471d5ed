import { expect, test } from 'playwright/test';
import { openDesign, PLAIN_BAND } from '../pages/open-design.ts';
import { piecePage } from '../pages/piece-page.ts';

test('a piece in two windows: each shows the other’s change, and none is lost', async ({ page, context }) => {
  const here = await openDesign(page, PLAIN_BAND);
  const other = await context.newPage();
  await other.goto(page.url());
  const there = piecePage(other);
  await expect(there.facts).toContainText(/Pt 950/);

  await here.openTab('Adjust');
  await page.getByLabel('Metal', { exact: true }).last().selectOption('au585_y');
  await expect(here.facts).toContainText(/14k/);
  await expect(there.facts).toContainText(/14k/);

  await there.openTab('Adjust');
  await other.getByLabel('Finish').selectOption('brushed');
  await expect(other.getByLabel('Finish')).toHaveValue('brushed');
  await page.bringToFront();
  await expect(page.getByLabel('Finish')).toHaveValue('brushed');
  await page.reload();
  await expect(here.facts).toContainText(/14k/);
  await here.openTab('Adjust');
  await expect(page.getByLabel('Finish')).toHaveValue('brushed');
});

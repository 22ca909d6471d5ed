import { expect, test } from 'playwright/test';
import { complaintsOf } from '../pages/complaints.ts';
import { openDesign, PLAIN_BAND } from '../pages/open-design.ts';

test('a browser without room says once that new work is not kept, and the piece can still be edited', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  const piece = await openDesign(page, PLAIN_BAND);
  await piece.openTab('Adjust');
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
  });
  await page.getByLabel('Finish').selectOption('brushed');
  const warning = page.getByText('The storage of this browser is full');
  await expect(warning).toBeVisible();
  await page.getByLabel('Finish').selectOption('matte');
  await expect(piece.undo).toBeEnabled();
  await piece.finalWeight();
  await expect(warning).toHaveCount(1);
  expect(complaints).toEqual([]);
});

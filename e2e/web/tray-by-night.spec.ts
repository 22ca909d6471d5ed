import { expect, type Locator, test } from 'playwright/test';
import { openTray, PLAIN_BAND } from '../pages/open-design.ts';

test('on a dark screen a piece lies on velvet, on a light one on paper', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const photograph = (await openTray(page, PLAIN_BAND)).photographs.first();
  await expect(photograph).toBeVisible();
  expect(await cornerLevel(photograph)).toBeLessThan(48);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.reload();
  await expect.poll(() => cornerLevel(photograph)).toBeGreaterThan(208);
});

/** How light a picture is at its upper left corner, 0…255. */
function cornerLevel(picture: Locator): Promise<number> {
  return picture.evaluate((image: HTMLImageElement) => {
    const pen = new OffscreenCanvas(1, 1).getContext('2d');
    pen?.drawImage(image, 4, 4, 1, 1, 0, 0, 1, 1);
    return pen?.getImageData(0, 0, 1, 1).data[1] ?? -1;
  });
}

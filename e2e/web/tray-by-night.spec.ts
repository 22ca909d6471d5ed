import { expect, type Locator, type Page, test } from 'playwright/test';
import { openTray, PLAIN_BAND } from '../pages/open-design.ts';

/** The far edges of both grounds in `src/picture/light/grounds.ts`, red, green and blue, 0…255. */
const VELVET = [0x17, 0x16, 0x1a] as const;
const PAPER = [0xf4, 0xf1, 0xec] as const;
/** What packing and the grain of a picture may change of a colour. */
const TOLERANCE = 6;
/** Levels of lines, 0…255: those of chalk are lighter, those of pencil darker (`src/picture/drawing/pencil.ts`). */
const CHALK_AT_LEAST = 160;
const PENCIL_AT_MOST = 110;
/** Four photographs are traced meanwhile. */
const WHILE_TRACING = { timeout: 60_000 };

test('on a dark screen a piece lies on velvet, on a light one on paper', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const tray = await openTray(page, PLAIN_BAND);
  const photograph = tray.photographs.first();
  await expect.poll(() => distance(photograph, VELVET)).toBeLessThanOrEqual(TOLERANCE);
  await expect.poll(() => lineLevel(page)).toBeGreaterThan(CHALK_AT_LEAST);
  // The next photographs are taken once those of the whole tray are.
  await expect(tray.photographs).toHaveCount(4, WHILE_TRACING);

  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => distance(photograph, PAPER), WHILE_TRACING).toBeLessThanOrEqual(TOLERANCE);
  await expect.poll(() => lineLevel(page)).toBeLessThan(PENCIL_AT_MOST);

  // Both are kept: by night the velvet comes back, also after a reload.
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => distance(photograph, VELVET)).toBeLessThanOrEqual(TOLERANCE);
  await page.reload();
  await expect.poll(() => distance(photograph, VELVET)).toBeLessThanOrEqual(TOLERANCE);
  await expect.poll(() => lineLevel(page)).toBeGreaterThan(CHALK_AT_LEAST);
});

/** How far a picture's upper left corner is from a colour, in the channel that differs most. */
function distance(picture: Locator, colour: readonly number[]): Promise<number> {
  return picture.evaluate((image: HTMLImageElement, wanted) => {
    const pen = new OffscreenCanvas(1, 1).getContext('2d');
    if (pen === null) throw new Error('This browser gives no pen to draw the picture with.');
    pen.drawImage(image, 4, 4, 1, 1, 0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, opacity] = pen.getImageData(0, 0, 1, 1).data;
    if (opacity !== 255) throw new Error('The picture is not opaque, or was not drawn.');
    return Math.max(...[red, green, blue].map((level, channel) => Math.abs(level - (wanted[channel] ?? -1000))));
  }, colour);
}

/** How light the lines are of the drawing that lies under the first photograph, 0…255. */
function lineLevel(page: Page): Promise<number> {
  const drawing = page.getByRole('article').first().locator('img:not([data-testid])');
  return drawing.evaluate((image: HTMLImageElement) => {
    const side = 500;
    const pen = new OffscreenCanvas(side, side).getContext('2d');
    if (pen === null) throw new Error('This browser gives no pen to draw the drawing with.');
    pen.drawImage(image, 0, 0, side, side);
    const { data } = pen.getImageData(0, 0, side, side);
    let [sum, count] = [0, 0];
    for (let at = 0; at < data.length; at += 4) {
      // Washes let the ground through, lines do not.
      if ((data[at + 3] ?? 0) < 240) continue;
      sum += data[at + 1] ?? 0;
      count += 1;
    }
    if (count === 0) throw new Error('The drawing has no lines, or was not drawn.');
    return sum / count;
  });
}

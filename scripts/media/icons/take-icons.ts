import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumOptions } from '../../../e2e/chromium-path.ts';
import { pageGrounds } from '../page-colours.ts';

/** The icons of the site as PNG, for phones and for installing: the mark on paper, with the margin that masks cut off. */
const icons = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 } as const;
/** The mark's share of the side: Android keeps the middle 80 % of a maskable icon. */
const MARK_SHARE = 0.62;

/** Draws the icons from `mark.svg`. */
export async function takeIcons(folder: string): Promise<void> {
  const mark = readFileSync(join(folder, 'mark.svg')).toString('base64');
  const browser = await chromium.launch(chromiumOptions());
  for (const [name, sidePx] of Object.entries(icons)) {
    const page = await browser.newPage({ viewport: { width: sidePx, height: sidePx } });
    const side = Math.round(sidePx * MARK_SHARE);
    await page.setContent(
      `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${pageGrounds.day}">` +
        `<img width="${side}" height="${side}" src="data:image/svg+xml;base64,${mark}">`,
    );
    await page.screenshot({ path: join(folder, name) });
  }
  await browser.close();
}

import { expect, type Page } from 'playwright/test';
import { lightningPage } from './lightning-page.ts';
import { piecePage } from './piece-page.ts';
import { trayPage } from './tray-page.ts';

export const SOLITAIRE = 'Solitaire with a 6.5 mm round diamond, 18k yellow gold, US 6';
/** A brief for the piece that is built fastest. */
export const PLAIN_BAND = 'Plain court wedding band, 4 mm, platinum, UK P';

/** Designs four pieces and waits until all are weighed. */
export async function openTray(page: Page, brief: string) {
  const lightning = lightningPage(page);
  await lightning.open();
  await lightning.say(brief);
  const tray = trayPage(page);
  await tray.laidOut();
  await tray.weighed();
  return tray;
}

/** Designs four pieces and opens the first that can be cast. */
export async function openDesign(page: Page, brief: string) {
  await (await openTray(page, brief)).openCastable();
  return piecePage(page);
}

/** Likes two pieces of a tray, and waits on the page of what is liked until the workshop has them. */
export async function likeTwo(page: Page): Promise<void> {
  for (const index of [0, 1]) {
    await page
      .getByRole('article')
      .nth(index)
      .getByRole('button', { name: /^Like / })
      .click();
  }
  await page.getByRole('navigation', { name: 'Studio' }).getByRole('link', { name: 'Library' }).click();
  await page.getByRole('navigation', { name: 'Library' }).getByRole('link', { name: 'Liked' }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
  await expect(page.getByText(/^Weight and price are those/)).toBeVisible();
  await expect(page.getByText('On their way to your workshop:')).toHaveCount(0);
}

import type { Page } from 'playwright/test';
import { holdSeed } from './hold-seed.ts';
import { lightningPage } from './lightning-page.ts';
import { piecePage } from './piece-page.ts';
import { trayPage } from './tray-page.ts';

/** Designs a plain band, the quickest of pieces, and opens it. */
export async function openPlainBand(page: Page) {
  await holdSeed(page, 7);
  const lightning = lightningPage(page);
  await lightning.open();
  await lightning.say('Plain court wedding band, 4 mm, platinum, UK P');
  const tray = trayPage(page);
  await tray.laidOut();
  await tray.weighed();
  await tray.openCastable();
  return piecePage(page);
}

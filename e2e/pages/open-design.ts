import type { Page } from 'playwright/test';
import { holdSeed } from './hold-seed.ts';
import { lightningPage } from './lightning-page.ts';
import { piecePage } from './piece-page.ts';
import { trayPage } from './tray-page.ts';

export const SOLITAIRE = 'Solitaire with a 6.5 mm round diamond, 18k yellow gold, US 6';
/** The quickest of pieces. */
export const PLAIN_BAND = 'Plain court wedding band, 4 mm, platinum, UK P';

/** Has four pieces designed, waits until all are weighed, and opens the first that can be cast. */
export async function openDesign(page: Page, brief: string) {
  await holdSeed(page, 7);
  const lightning = lightningPage(page);
  await lightning.open();
  await lightning.say(brief);
  const tray = trayPage(page);
  await tray.laidOut();
  await tray.weighed();
  await tray.openCastable();
  return piecePage(page);
}

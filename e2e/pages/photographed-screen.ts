import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { LOTUS } from '#shared/site/shown-briefs.ts';
import { lightningPage } from './lightning-page.ts';
import { trayPage } from './tray-page.ts';

/** The studio's screen on the landing page: the tray on a desk and on a phone, in CSS pixels. */
export const photographedWindows = {
  studio: { width: 1200, height: 750 },
  'studio-phone': { width: 390, height: 520 },
} as const;

/** What the photographs of that screen show, in words, of the time at which they were taken. */
export const PHOTOGRAPHED_WORDS = join(import.meta.dirname, '../../scripts/media/photographed-screen.txt');

/** Says the landing page's sentence in the studio and waits for its answers. The browser must not have said it before. */
export async function openPhotographedScreen(page: Page): Promise<void> {
  await page.setViewportSize(photographedWindows.studio);
  const lightning = lightningPage(page);
  await lightning.open();
  await lightning.say(LOTUS.brief);
  const tray = trayPage(page);
  await tray.laidOut();
  await tray.weighed();
}

/** What differs from one time to the next: the addresses of new designs, and the bar of the photographs that still develop. */
const PASSING = /^ *- (?:\/url: .*|progressbar "Photographing".*|button "Cancel")\n/gm;

/** Everything that stands on the screen, as it is read aloud, in each of its windows. */
export async function screenInWords(page: Page): Promise<string> {
  const windows: string[] = [];
  for (const [name, viewport] of Object.entries(photographedWindows)) {
    await page.setViewportSize(viewport);
    const words = `${await page.locator('body').ariaSnapshot()}\n`;
    windows.push(`${name}\n${words.replaceAll(PASSING, '')}`);
  }
  return windows.join('\n');
}

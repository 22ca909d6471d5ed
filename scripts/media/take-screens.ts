import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, expect } from 'playwright/test';
import { chromiumOptions } from '../../e2e/chromium-path.ts';
import { loginPage } from '../../e2e/pages/login-page.ts';
import { PASSWORD } from '../../e2e/pages/newcomer.ts';
import { openOwnStudio } from '../../e2e/pages/own-studio.ts';
import {
  openPhotographedScreen,
  PHOTOGRAPHED_WORDS,
  photographedWindows,
  screenInWords,
} from '../../e2e/pages/photographed-screen.ts';
import { trayPage } from '../../e2e/pages/tray-page.ts';
import { ensureWebBuild } from '../lib/web-build.mjs';
import { ffmpeg } from './encode.ts';

const EMAIL = 'counter@example.com';
/** The widths of the files of each window, which is photographed two to one. */
const widthsPx = { studio: [1200, 2400], 'studio-phone': [780] } as const satisfies Record<
  keyof typeof photographedWindows,
  readonly number[]
>;
/** Four photographs are traced meanwhile, on any machine. */
const WHILE_TRACING = { timeout: 400_000 };

/** Photographs the studio's own screen, with the answers to the sentence of the landing page, by day and by night. */
export async function takeScreens(folder: string, scratch: string): Promise<void> {
  await ensureWebBuild();
  await mkdir(scratch, { recursive: true });
  const studio = await openOwnStudio();
  const browser = await chromium.launch(chromiumOptions());
  try {
    await studio.account(EMAIL);
    for (const theme of ['day', 'night'] as const) await takeTheme(browser, studio.url, theme, folder, scratch);
  } finally {
    await browser.close();
    await studio.close();
  }
}

async function takeTheme(browser: Browser, baseURL: string, theme: 'day' | 'night', folder: string, scratch: string) {
  const context = await browser.newContext({
    baseURL,
    deviceScaleFactor: 2,
    colorScheme: theme === 'day' ? 'light' : 'dark',
    reducedMotion: 'reduce',
    viewport: photographedWindows.studio,
  });
  const page = await context.newPage();
  await loginPage(page).open();
  await loginPage(page).signIn(EMAIL, PASSWORD);
  await page.waitForURL(/\/modes/);
  await openPhotographedScreen(page);
  await writeFile(PHOTOGRAPHED_WORDS, await screenInWords(page));
  await page.setViewportSize(photographedWindows.studio);
  const tray = trayPage(page);
  await expect(tray.progress).toHaveCount(0, WHILE_TRACING);
  await expect(tray.photographs).toHaveCount(4, WHILE_TRACING);
  for (const name of ['studio', 'studio-phone'] as const) {
    await page.setViewportSize(photographedWindows[name]);
    const file = join(scratch, `${name}-${theme}.png`);
    await page.screenshot({ path: file, caret: 'hide', animations: 'disabled' });
    for (const widthPx of widthsPx[name]) {
      const to = join(folder, `${name}${theme === 'night' ? '-night' : ''}-${widthPx}.webp`);
      const scaled = ['-vf', `scale=${widthPx}:-2:flags=lanczos`];
      await ffmpeg(['-i', file, ...scaled, '-c:v', 'libwebp', '-preset', 'picture', '-quality', '78', to]);
    }
    process.stderr.write(`screen: ${name} by ${theme}\n`);
  }
  await context.close();
}

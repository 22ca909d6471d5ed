import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { chromiumOptions } from '../../e2e/chromium-path.ts';
import { loginPage } from '../../e2e/pages/login-page.ts';
import { ffmpeg } from './encode.ts';

/** Said in the steps of the landing page, too (`steps.tsx`). */
const BRIEF = 'Lotus pendant with a ruby, 22k yellow gold, on a chain';
/** A square window of this side in CSS pixels fits the four designs; the print is finer. */
const WINDOW_PX = 900;
const PRINT_PX = 1280;
const LONGEST_MS = 240_000;

interface Folders {
  readonly pictures: string;
  readonly scratch: string;
}

/** Photographs the studio's own screen with four designs on it, by day and by night: `studio-<side>.webp`. */
export async function takeScreens(root: string, { pictures, scratch }: Folders): Promise<void> {
  mkdirSync(scratch, { recursive: true });
  const data = mkdtempSync(join(tmpdir(), 'media-studio-'));
  const entry = join(root, 'src/server/entry-node.ts');
  const server = spawn(process.execPath, ['--no-warnings', entry, '--port', '0', '--data', data, '--demo'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const browser = await chromium.launch(chromiumOptions());
  try {
    const { origin, email, password } = await started(server.stdout);
    for (const theme of ['day', 'night'] as const) {
      const page = await openTray(browser, theme, origin, [email, password]);
      const name = theme === 'day' ? 'studio' : 'studio-night';
      const file = join(scratch, `${name}.png`);
      await page.screenshot({ path: file });
      for (const px of [PRINT_PX, PRINT_PX / 2]) {
        const scale = ['-vf', `scale=${px}:${px}:flags=lanczos`];
        await ffmpeg(['-i', file, ...scale, '-c:v', 'libwebp', '-quality', '86', join(pictures, `${name}-${px}.webp`)]);
      }
      await page.context().close();
      process.stderr.write(`screen: by ${theme}\n`);
    }
  } finally {
    await browser.close();
    server.kill();
    rmSync(data, { recursive: true, force: true });
  }
}

async function openTray(
  browser: Browser,
  theme: 'day' | 'night',
  origin: string,
  [email, password]: readonly [string, string],
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: WINDOW_PX, height: WINDOW_PX },
    deviceScaleFactor: PRINT_PX / WINDOW_PX,
    colorScheme: theme === 'day' ? 'light' : 'dark',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const login = loginPage(page);
  await login.open();
  await login.signIn(email, password);
  await page.waitForURL('**/modes');
  await page.goto('/lightningMode');
  const box = page.getByRole('textbox', { name: 'What shall we make?' });
  await box.fill(BRIEF);
  await box.press('Enter');
  const photographs = page.getByRole('article').getByTestId('photograph');
  await photographs.nth(3).waitFor({ timeout: LONGEST_MS });
  await page.getByRole('progressbar').waitFor({ state: 'hidden', timeout: LONGEST_MS });
  return page;
}

/** Reads from what the server prints where it is, and the demo account. */
function started(printed: NodeJS.ReadableStream): Promise<Record<'origin' | 'email' | 'password', string>> {
  return new Promise((found, failed) => {
    let text = '';
    printed.on('data', (more: Buffer) => {
      text += more.toString();
      const origin = /open at (http:\/\/[^\s/]+)/.exec(text)?.[1];
      const account = /Sign in as (\S+) with the password (\S+)/.exec(text);
      if (origin !== undefined && account !== null) {
        found({ origin, email: account[1] ?? '', password: account[2] ?? '' });
      }
    });
    printed.once('end', () => failed(new Error('The studio did not start')));
  });
}

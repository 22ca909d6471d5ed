import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from 'playwright';
import { SYSTEM_BROWSERS } from '../scripts/lib/install/system-browsers.mjs';

/** Path of a Chromium for the journeys; undefined means: use Playwright's own. */
export function chromiumPath(): string | undefined {
  if (process.env['CHROMIUM_PATH']) return process.env['CHROMIUM_PATH'];
  if (existsSync(chromium.executablePath())) return undefined;
  return SYSTEM_BROWSERS.find((path) => existsSync(path));
}

/**
 * Debian's Chromium renders pages with the graphics card by default. On a machine without one that is emulated, and the
 * journeys took three times as long.
 */
const CHROMIUM_ARGS: readonly string[] = ['--disable-dev-shm-usage', '--disable-gpu-rasterization'];

/** Launch options of the journeys' browser, with further arguments for some journeys. */
export function chromiumOptions(...more: readonly string[]): LaunchOptions {
  const executablePath = chromiumPath();
  return { ...(executablePath ? { executablePath } : {}), args: [...CHROMIUM_ARGS, ...more] };
}

import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from 'playwright';
import { SYSTEM_BROWSERS } from '../scripts/lib/system-browsers.mjs';

/** A Chromium for the journeys where Playwright's own is absent; undefined means: take Playwright's own. */
export function chromiumPath(): string | undefined {
  if (process.env['CHROMIUM_PATH']) return process.env['CHROMIUM_PATH'];
  if (existsSync(chromium.executablePath())) return undefined;
  return SYSTEM_BROWSERS.find((path) => existsSync(path));
}

/**
 * Debian starts its Chromium with pages drawn by the graphics card, which on a machine without one is computed pixel by
 * pixel: the journeys took three times as long.
 */
const CHROMIUM_ARGS: readonly string[] = ['--disable-dev-shm-usage', '--disable-gpu-rasterization'];

/** How the journeys start their browser, and with what more for some of them. */
export function chromiumOptions(...more: readonly string[]): LaunchOptions {
  const executablePath = chromiumPath();
  return { ...(executablePath ? { executablePath } : {}), args: [...CHROMIUM_ARGS, ...more] };
}

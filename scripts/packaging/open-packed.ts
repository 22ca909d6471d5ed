import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron } from 'playwright';

const STANDIN = join(import.meta.dirname, '../../e2e/standin/electron');

/**
 * Opens a packed program by the stand-in for Electron's binary, with new data.
 * @returns the heading of its first screen
 * @throws where a package is missing, a file was left out, or no window opens
 */
export async function firstHeadingOf(folder: string): Promise<string> {
  const userData = mkdtempSync(join(tmpdir(), 'packed-data-'));
  try {
    const program = await _electron.launch({ executablePath: STANDIN, args: [folder, `--user-data-dir=${userData}`] });
    const window = await program.firstWindow();
    const heading = await window.getByRole('heading', { level: 1 }).first().innerText();
    await program.close();
    return heading.trim();
  } finally {
    rmSync(userData, { recursive: true });
  }
}

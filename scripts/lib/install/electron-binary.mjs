import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openLog } from '../logs.mjs';
import { Explained, inRepository, readJson, studioNode } from '../repository.mjs';

/** @typedef {Readonly<Record<string, string | undefined>>} Env */

const MEANWHILE = 'Meanwhile, `npm start` opens the same studio in your browser.';

/**
 * Whether a window can be opened here at all, before anything is fetched or built for it.
 * @param {{ platform?: NodeJS.Platform, env?: Env, isRoot?: boolean, args?: readonly string[] }} [surroundings]
 */
export function requireScreen({
  platform = process.platform,
  env = process.env,
  isRoot = process.getuid?.() === 0,
  args = [],
} = {}) {
  if (platform !== 'linux' || env['ELECTRON_OVERRIDE_DIST_PATH']) return;
  if (!env['DISPLAY'] && !env['WAYLAND_DISPLAY']) {
    throw new Explained(
      `There is no screen here to open a window on: neither DISPLAY nor WAYLAND_DISPLAY is set. Start it from a desktop session. ${MEANWHILE}`,
    );
  }
  if (isRoot && !args.includes('--no-sandbox')) {
    throw new Explained(
      `Electron does not run as root, where its sandbox would hold nothing. Start it as another user. ${MEANWHILE}`,
    );
  }
}

/**
 * Fetches Electron's own program, which its package does not contain, unless it is there already.
 * @param {(line: string) => void} [say]
 * @param {{ folder?: string, env?: Env, logFile?: string }} [where] the package's folder
 */
export async function ensureElectron(
  say = console.log,
  { folder = inRepository('node_modules/electron'), env = process.env, logFile } = {},
) {
  const own = env['ELECTRON_OVERRIDE_DIST_PATH'];
  if (own) {
    if (existsSync(own)) return;
    throw new Explained(`ELECTRON_OVERRIDE_DIST_PATH names ${own}, which is not there.`);
  }
  if (isFetched(folder)) return;
  const { version } = readJson(join(folder, 'package.json'));
  say(`Fetching Electron ${version} (once; some 110 MB)…`);
  const log = openLog('electron', logFile);
  const code = await log.run(studioNode(), [join(folder, 'install.js')]);
  if (code === 0 && isFetched(folder)) return;
  throw log.explain(
    `A window of its own needs Electron’s program, version ${version}, which comes from GitHub and could not be fetched. ` +
      'Connect this computer to the network, or name a mirror of it in ELECTRON_MIRROR or a folder that holds the program ' +
      `in ELECTRON_OVERRIDE_DIST_PATH, and start again. ${MEANWHILE}`,
    { besides: /^ {4}at |^\$ / },
  );
}

/** @param {string} folder */
function isFetched(folder) {
  const path = join(folder, 'path.txt');
  return existsSync(path) && existsSync(join(folder, 'dist', readFileSync(path, 'utf8')));
}

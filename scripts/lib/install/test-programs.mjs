import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inRepository, studioNode, toolScript } from '../repository.mjs';
import { openLog } from '../logs.mjs';
import { SYSTEM_BROWSERS } from './system-browsers.mjs';

const require = createRequire(import.meta.url);

/** The browser for the journeys: a configured one, Playwright's own, or the system's. */
function browserPath() {
  const { chromium } = require(inRepository('node_modules/playwright'));
  const candidates = [process.env['CHROMIUM_PATH'], chromium.executablePath(), ...SYSTEM_BROWSERS];
  return candidates.find((path) => path && existsSync(path));
}

/** @param {string} program */
const isOnPath = (program) => spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;

/** How this user can install system packages: as root, with a sudo that needs no password, or not at all. */
function aptGet() {
  if (!isOnPath('apt-get')) return undefined;
  if (process.getuid?.() === 0) return ['apt-get'];
  const mayBecomeRoot = spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0;
  return mayBecomeRoot ? ['sudo', '-n', 'apt-get'] : undefined;
}

/** @typedef {ReturnType<typeof openLog>} Log */

/**
 * @param {Log} log
 * @param {readonly string[]} packages
 */
async function installSystemPackages(log, packages) {
  const command = aptGet();
  if (command === undefined) return false;
  const [program = '', ...before] = command;
  const apt = (/** @type {string[]} */ ...args) =>
    log.run(program, [...before, '-o', 'DPkg::Lock::Timeout=400', '-qq', ...args], {
      DEBIAN_FRONTEND: 'noninteractive',
    });
  const install = () => apt('install', '-y', '--no-install-recommends', ...packages);
  if ((await install()) === 0) return true;
  // A fresh container has no package lists.
  await apt('update');
  return (await install()) === 0;
}

/** Programs without which tests are skipped, with their Debian packages. */
const OPTIONAL_PROGRAMS = [
  { programs: ['admesh'], packages: ['admesh'], without: 'STL files are judged by our own reader alone' },
  {
    programs: ['gnome-keyring-daemon', 'dbus-daemon'],
    packages: ['gnome-keyring', 'dbus', 'libsecret-1-0'],
    without: 'no test tries that a desktop keeps sessions in a keychain',
  },
];

/**
 * Makes sure that programs are installed which tests need and npm does not provide: a Chromium for the journeys, admesh
 * for an independent check of the STL files, and a keychain for the desktop.
 * @param {(line: string) => void} [say]
 */
export async function ensureTestPrograms(say = console.log) {
  const needsBrowser = browserPath() === undefined;
  const missing = OPTIONAL_PROGRAMS.filter(({ programs }) => !programs.every(isOnPath));
  if (!needsBrowser && missing.length === 0) return;
  const log = openLog('test-programs');
  const install = (/** @type {string[]} */ ...browser) => {
    const wanted = [...browser, ...missing.flatMap(({ packages }) => packages)];
    say(`Installing ${wanted.join(', ')} for the tests…`);
    return installSystemPackages(log, wanted);
  };
  // Not every Debian release packages the headless browser separately.
  const installed = needsBrowser
    ? (await install('chromium-headless-shell')) || (await install('chromium'))
    : await install();
  if (!installed && needsBrowser) await log.run(studioNode(), [toolScript('playwright'), 'install', 'chromium']);
  if (browserPath() === undefined) {
    throw log.explain(
      'The journeys need a browser, and none may be installed from here. Install Chromium (Debian: apt-get install chromium) or set CHROMIUM_PATH to one.',
    );
  }
  for (const { programs, packages, without } of missing) {
    if (programs.every(isOnPath)) continue;
    say(`Missing, and not to be installed from here: ${packages.join(', ')}. Without, ${without}.`);
  }
}

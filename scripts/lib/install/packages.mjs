import { existsSync } from 'node:fs';
import { withLock } from '../lock.mjs';
import { openLog } from '../logs.mjs';
import { inRepository, readJson } from '../repository.mjs';

/** @typedef {ReturnType<typeof openLog>} Log */
/** @typedef {Record<string, { version?: string, optional?: boolean }>} LockedPackages */

/**
 * Whether node_modules matches the lockfile: npm records what it installed in a second lockfile. Optional packages may
 * be absent, because they are for other systems.
 */
function packagesAreInstalled() {
  const installedLock = inRepository('node_modules/.package-lock.json');
  if (!existsSync(installedLock)) return false;
  /** @type {LockedPackages} */
  const installed = readJson(installedLock).packages;
  /** @type {LockedPackages} */
  const wanted = readJson(inRepository('package-lock.json')).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === '' || optional || installed[path]?.version === version,
  );
}

/**
 * Installs the packages of the lockfile, unless they are installed already.
 * @param {(line: string) => void} [say]
 */
export async function ensurePackages(say = console.log) {
  if (packagesAreInstalled()) return;
  await withLock('packages', {
    onWait: (holder) => say(`The packages are being installed by another start (process ${holder}); waiting for it…`),
    work: async () => {
      if (!packagesAreInstalled()) await installPackages(openLog('packages'), say);
    },
  });
}

/**
 * Runs npm. Its output goes to the log: on a Node older than 22 it warns of every package that needs a newer one,
 * although they run on the Node that is installed with them; see studioNode in repository.mjs.
 * @param {Log} log
 * @param {(line: string) => void} say
 */
export async function installPackages(log, say) {
  say('Installing packages (once; about a minute)…');
  const isReached = await reachesRegistry(log);
  if (!isReached) say("npm's registry does not answer. Looking for the packages in npm's cache…");
  const fetching = isReached ? BRIEF_RETRIES : ['--offline'];
  const code = await runNpm(log, ['ci', '--include=dev', '--no-audit', '--no-fund', ...fetching]);
  if (code !== 0)
    throw log.explain(isReached ? NPM_SAYS_WHY : NOT_REACHED, {
      besides: /^npm (warn|notice)|A complete log of this run/i,
    });
}

/** npm's own waits grow to a minute. (Its time limit for an answer stays: a slow line needs it for a large package.) */
const BRIEF_RETRIES = ['--fetch-retries=2', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];

const NPM_SAYS_WHY =
  'The packages could not be installed; what npm says above is the reason. Where the network failed, start again: what has arrived is kept.';
const NOT_REACHED =
  "The packages could not be installed: npm's registry does not answer, and npm's cache does not have them all. Connect this computer to the network (behind a proxy: npm config set https-proxy ADDRESS) and start again. Once they are installed, everything works offline.";

/**
 * Without a network `npm ci` looks for hundreds of packages, several times, before it says so minutes later. A ping fails
 * in seconds, and for the same reasons: it knows npm's proxy and registry.
 * @param {Log} log
 */
async function reachesRegistry(log) {
  const patience = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000', '--fetch-timeout=8000'];
  const code = await runNpm(log, ['ping', ...patience]);
  // A registry that answers with a status such as 404 or 401 is there, but has no ping for us.
  return code === 0 || /^npm (ERR!|error) code E\d{3}$/m.test(log.text());
}

/**
 * @param {Log} log
 * @param {readonly string[]} args
 */
function runNpm(log, args) {
  const npm = process.env['npm_execpath'];
  // `npm run --silent` would silence this npm, too.
  const words = [...args, '--loglevel=notice'];
  return npm ? log.run(process.execPath, [npm, ...words]) : log.run('npm', words);
}

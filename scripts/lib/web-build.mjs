import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BUILD_ERROR } from './build-error.mjs';
import { withLock } from './lock.mjs';
import { openLog } from './logs.mjs';
import { inRepository, studioNode, toolScript } from './repository.mjs';

/** Layers that no screen is built from. A new layer counts as one that is, until it stands here. */
const BESIDE_SCREENS = new Set(['cli', 'main', 'node', 'preload', 'server']);
/** The sources of the built screens. A change of the server or of the desktop shell needs no new build. */
const INGREDIENTS = [
  'package-lock.json',
  'vite.config.ts',
  'scripts/web',
  ...readdirSync(inRepository('src'))
    .filter((layer) => !BESIDE_SCREENS.has(layer))
    .map((layer) => `src/${layer}`),
];
const STAMP = inRepository('.cache/stamps/web-build');
const PAGES = ['index.html', 'pages/landing.html'].map((page) => inRepository('build/web', page));

/**
 * Builds the studio's screens if their sources have changed since the last build.
 * @param {(line: string) => void} [say]
 */
export async function ensureWebBuild(say = console.log) {
  const recipe = hashOf(INGREDIENTS);
  if (isBuiltBy(recipe)) return;
  await withLock('web-build', {
    onWait: (holder) => say(`The studio is being built by another start (process ${holder}); waiting for it…`),
    work: async () => {
      if (!isBuiltBy(recipe)) await build(recipe, say);
    },
  });
}

/** @param {string} recipe */
const isBuiltBy = (recipe) =>
  [...PAGES, STAMP].every((file) => existsSync(file)) && readFileSync(STAMP, 'utf8') === recipe;

/**
 * @param {string} recipe
 * @param {(line: string) => void} say
 */
async function build(recipe, say) {
  say('Building the studio…');
  const log = openLog('web-build');
  const code = await log.run(studioNode(), [toolScript('vite'), 'build', '--logLevel', 'warn']);
  if (code !== 0) throw log.explain('The studio could not be built; what is said above is the reason.', BUILD_ERROR);
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, recipe);
}

/** @param {readonly string[]} paths */
function hashOf(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesUnder))
    hash
      .update(`${file}\0`)
      .update(readFileSync(inRepository(file)))
      .update('\0');
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesUnder(path) {
  if (!existsSync(inRepository(path))) return [];
  if (/\.\w+$/.test(path)) return [path];
  return readdirSync(inRepository(path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(test|soak)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(inRepository('').length))
    .sort();
}

import { inRepository, studioNode, toolScript } from '../lib/repository.mjs';
import { run } from '../lib/run.mjs';
import { ensureTestPrograms } from '../lib/install/test-programs.mjs';
import { ensureWebBuild } from '../lib/web-build.mjs';
import { buildDesktop } from '../lib/desktop-build.mjs';
import { journeyPairs } from './journey-pairs.mjs';

/**
 * One part of the long tests; none takes more than an hour on two cores.
 * @typedef {{ readonly what: string, readonly files?: readonly string[], run: (how: { resume: boolean }) => Promise<number> }} Part
 */

/**
 * Long unit tests.
 * @param {string} what
 * @param {readonly string[]} files folders or prefixes of paths whose `*.soak.ts` belong to the part
 * @returns {Part}
 */
const units = (what, files) => ({
  what,
  files,
  run: () => run(studioNode(), [toolScript('vitest'), 'run', '--config', 'vitest.soak.config.ts', ...files]),
});

/** @satisfies {Record<string, Part>} */
export const parts = {
  pieces: units('random designs, edits and bodies, and the memory of the kernel', [
    'src/engine/',
    'src/workbench/random-',
  ]),
  language: units('all briefs, mangled briefs, and a sample of them designed to the end', [
    'src/designer/',
    'src/workbench/briefs',
  ]),
  journeys: {
    what: 'twenty runs of all journeys, two at a time',
    run: async (how) => {
      await ensureTestPrograms();
      await ensureWebBuild();
      await buildDesktop();
      return journeyPairs(how);
    },
  },
  faults: units('power cuts, whatever else breaks in the middle of something, and two other clients of Cognito', [
    'src/server/',
  ]),
  pages: {
    what: 'every public page at every width, every address by itself, and what Lighthouse says',
    run: async () => {
      await ensureTestPrograms();
      await ensureWebBuild();
      const config = inRepository('playwright.soak.config.ts');
      return run(studioNode(), [
        toolScript('playwright'),
        'test',
        `--config=${config}`,
        '--workers=1',
        '--reporter=list',
      ]);
    },
  },
};

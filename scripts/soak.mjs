// `npm run soak`: the long tests, which `npm test` leaves out: thousands of random pieces, and every public page at every
// width. With arguments: the tests of pieces that they name, e.g. `npm run soak -- src/engine`.
import { finish, run, studioNode, toolScript } from './lib/house.mjs';
import { ensurePackages } from './lib/packages.mjs';
import { ensureTestPrograms } from './lib/test-programs.mjs';
import { ensureWebBuild } from './lib/web-build.mjs';

const wanted = process.argv.slice(2);

await finish(async () => {
  await ensurePackages();
  const pieces = await run(studioNode(), [toolScript('vitest'), 'run', '--config', 'vitest.soak.config.ts', ...wanted]);
  if (pieces !== 0 || wanted.length > 0) return pieces;
  await ensureTestPrograms();
  await ensureWebBuild();
  return run(studioNode(), [
    toolScript('playwright'),
    'test',
    '--config',
    'playwright.soak.config.ts',
    '--workers=1',
    '--reporter=list',
  ]);
});

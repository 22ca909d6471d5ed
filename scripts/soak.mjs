// `npm run soak`: the long tests (thousands of random pieces), which `npm test` leaves out.
import { finish, run, studioNode, toolScript } from './lib/house.mjs';
import { ensurePackages } from './lib/packages.mjs';

await finish(async () => {
  await ensurePackages();
  return run(studioNode(), [
    toolScript('vitest'),
    'run',
    '--config',
    'vitest.soak.config.ts',
    ...process.argv.slice(2),
  ]);
});

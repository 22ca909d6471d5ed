// `npm run desktop`: the studio in a window of its own. Electron fetches its binary the first time it is run.
import { Explained, finish, run, studioNode, toolScript } from './lib/house.mjs';
import { ensurePackages } from './lib/packages.mjs';
import { ensureWebBuild } from './lib/web-build.mjs';

await finish(async () => {
  await ensurePackages();
  await ensureWebBuild();
  const code = await run(studioNode(), [toolScript('electron-vite'), 'build', '--logLevel', 'warn']);
  if (code !== 0) throw new Explained('The desktop could not be built; what is said above is the reason.');
  return run(studioNode(), [toolScript('electron'), '.', ...process.argv.slice(2)]);
});

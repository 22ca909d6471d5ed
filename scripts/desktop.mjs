// `npm run desktop`: the studio in a window of its own. Electron fetches its binary the first time it is run.
import { buildDesktop } from './lib/desktop-build.mjs';
import { finish } from './lib/finish.mjs';
import { ensurePackages } from './lib/install/packages.mjs';
import { studioNode, toolScript } from './lib/repository.mjs';
import { run } from './lib/run.mjs';
import { ensureWebBuild } from './lib/web-build.mjs';

await finish(async () => {
  await ensurePackages();
  await ensureWebBuild();
  await buildDesktop();
  return run(studioNode(), [toolScript('electron'), '.', ...process.argv.slice(2)]);
});

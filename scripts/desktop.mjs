// `npm run desktop`: the studio in a window of its own. Electron's program is fetched the first time.
import { buildDesktop } from './lib/desktop-build.mjs';
import { finish } from './lib/finish.mjs';
import { ensureElectron, requireScreen } from './lib/install/electron-binary.mjs';
import { ensurePackages } from './lib/install/packages.mjs';
import { studioNode, toolScript } from './lib/repository.mjs';
import { run } from './lib/run.mjs';
import { ensureWebBuild } from './lib/web-build.mjs';

const args = process.argv.slice(2);

await finish(async () => {
  requireScreen({ args });
  await ensurePackages();
  await ensureElectron();
  await ensureWebBuild();
  await buildDesktop();
  return run(studioNode(), [toolScript('electron'), '.', ...args]);
});

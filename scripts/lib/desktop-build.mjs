import { BUILD_ERROR } from './build-error.mjs';
import { openLog } from './logs.mjs';
import { studioNode, toolScript } from './repository.mjs';

/** Builds the desktop's main process and preload, in a second or two. Its screens are those of the web. */
export async function buildDesktop() {
  const log = openLog('desktop-build');
  // It warns that its configuration has no renderer; see electron.vite.config.ts.
  const code = await log.run(studioNode(), [toolScript('electron-vite'), 'build', '--logLevel', 'warn']);
  if (code !== 0) throw log.explain('The desktop could not be built; what is said above is the reason.', BUILD_ERROR);
}

// `npm run package`: the desktop's installers for the system that it runs on, in `dist/`.
import { buildDesktop } from './lib/desktop-build.mjs';
import { finish } from './lib/finish.mjs';
import { ensurePackages } from './lib/install/packages.mjs';
import { inRepository, studioNode } from './lib/repository.mjs';
import { run } from './lib/run.mjs';
import { ensureWebBuild } from './lib/web-build.mjs';

await finish(async () => {
  await ensurePackages();
  await ensureWebBuild();
  await buildDesktop();
  return run(studioNode(), ['--no-warnings', inRepository('scripts/packaging/pack.ts')]);
});

// `npm run package:check`: whether the desktop can be packed for its installers, and starts from its package.
import { buildDesktop } from './lib/desktop-build.mjs';
import { finish } from './lib/finish.mjs';
import { ensurePackages } from './lib/install/packages.mjs';
import { ensureTestPrograms } from './lib/install/test-programs.mjs';
import { checkPackage } from './lib/package-check.mjs';
import { ensureWebBuild } from './lib/web-build.mjs';

await finish(async () => {
  await ensurePackages();
  await ensureTestPrograms();
  await ensureWebBuild();
  await buildDesktop();
  console.log(await checkPackage());
  return 0;
});

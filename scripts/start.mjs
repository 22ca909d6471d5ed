// `npm start`: from a fresh clone to the studio in the browser, with nothing else to install.
import { finish, inHouse, run, studioNode } from './lib/house.mjs';
import { ensurePackages } from './lib/packages.mjs';
import { ensureWebBuild } from './lib/web-build.mjs';

await finish(async () => {
  await ensurePackages();
  await ensureWebBuild();
  return run(studioNode(), ['--no-warnings', inHouse('src/server/entry-node.ts'), ...process.argv.slice(2)]);
});

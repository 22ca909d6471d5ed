// `npm start`: serves the studio from a fresh clone, with nothing else to install.
import { finish } from './lib/finish.mjs';
import { ensurePackages } from './lib/install/packages.mjs';
import { inRepository, studioNode } from './lib/repository.mjs';
import { run } from './lib/run.mjs';
import { ensureWebBuild } from './lib/web-build.mjs';

await finish(async () => {
  await ensurePackages();
  await ensureWebBuild();
  return run(studioNode(), ['--no-warnings', inRepository('src/server/entry-node.ts'), ...process.argv.slice(2)]);
});

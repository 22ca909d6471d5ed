// Runs a tool of a package with the studio's Node, and installs it first where it is missing: `npm run format`, `lint`,
// `types`, `test:unit`. The first two words are the package and its command; the rest is the tool's.
import { finish } from './lib/finish.mjs';
import { ensurePackages } from './lib/install/packages.mjs';
import { studioNode, toolScript } from './lib/repository.mjs';
import { run } from './lib/run.mjs';

const [packageName = '', command, ...words] = process.argv.slice(2);

await finish(async () => {
  await ensurePackages(console.error);
  return run(studioNode(), [toolScript(packageName, command), ...words]);
});

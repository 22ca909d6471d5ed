// `npm run dev`: the screens reload as they are edited, the server restarts as it is edited.
import { finish } from './lib/finish.mjs';
import { ensurePackages } from './lib/install/packages.mjs';
import { portIsTaken } from './lib/port-is-taken.mjs';
import { Explained, inRepository, studioNode, toolScript } from './lib/repository.mjs';
import { run } from './lib/run.mjs';
import { runAnew } from './lib/run-anew.mjs';

/** The port to which the screens' dev server forwards requests that are not its own; see vite.config.ts. */
const SERVER_PORT = process.env['NAKSHI_DEV_SERVER_PORT'] ?? '4311';

await finish(async () => {
  await ensurePackages();
  if (await portIsTaken(Number(SERVER_PORT))) {
    throw new Explained(
      `Port ${SERVER_PORT} is taken, where the screens look for their server. Give another one: NAKSHI_DEV_SERVER_PORT=4400 npm run dev`,
    );
  }
  const server = ['--no-warnings', inRepository('src/server/entry-node.ts'), '--port', SERVER_PORT];
  return Promise.race([
    // All that the server is made of; see scripts/walls/layers.ts.
    runAnew(studioNode(), server, [inRepository('src/server'), inRepository('src/shared')]),
    run(studioNode(), [toolScript('vite')], { NAKSHI_DEV_SERVER_PORT: SERVER_PORT }),
  ]);
});

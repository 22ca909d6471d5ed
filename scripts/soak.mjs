// `npm run soak`: the long tests, which `npm test` leaves out. All of them, or the named parts: `npm run soak -- pieces
// language`. Journeys that ran out of time can be resumed: `npm run soak -- journeys --resume`.
import { finish } from './lib/finish.mjs';
import { ensurePackages } from './lib/install/packages.mjs';
import { Explained } from './lib/repository.mjs';
import { parts } from './soak/parts.mjs';

await finish(async () => {
  await ensurePackages();
  const words = process.argv.slice(2);
  const names = words.filter((word) => word !== '--resume');
  const unknown = names.find((name) => !Object.hasOwn(parts, name));
  if (unknown !== undefined) {
    const known = Object.entries(parts).map(([name, { what }]) => `  ${name.padEnd(10)}${what}`);
    throw new Explained(`There is no part "${unknown}". The parts are:\n${known.join('\n')}`);
  }

  let failed = 0;
  for (const [name, part] of Object.entries(parts)) {
    if (names.length > 0 && !names.includes(name)) continue;
    console.log(`\n— ${name}: ${part.what}`);
    const startedAt = performance.now();
    const code = await part.run({ resume: words.includes('--resume') });
    const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
    console.log(`— ${name}: ${code === 0 ? 'passed' : 'not passed'} (${minutes} min)`);
    if (code !== 0) failed += 1;
  }
  return failed === 0 ? 0 : 1;
});

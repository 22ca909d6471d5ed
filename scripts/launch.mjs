// Runs one of our programs with the studio's Node, and installs it first where it is missing: `npm run nakshi`, `eval`,
// `bench`, `media`. What a program prints is for other programs, so the installation speaks beside it.
import { finish } from './lib/finish.mjs';
import { ensurePackages } from './lib/install/packages.mjs';
import { inRepository, studioNode } from './lib/repository.mjs';
import { run } from './lib/run.mjs';

const [program = '', ...words] = process.argv.slice(2);

await finish(async () => {
  await ensurePackages(console.error);
  return run(studioNode(), ['--no-warnings', inRepository(program), ...words]);
});

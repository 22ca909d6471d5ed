// `npm run types`: the compiler, which also holds the walls between our layers; what it says of a crossed one is said in
// our words, too.
import { typesCheck } from './lib/checks.mjs';
import { finish } from './lib/finish.mjs';
import { ensurePackages } from './lib/install/packages.mjs';
import { runSteps } from './lib/steps.mjs';

await finish(async () => {
  await ensurePackages(console.error);
  const { failed } = await runSteps([typesCheck(process.argv.slice(2))]);
  return failed === 0 ? 0 : 1;
});

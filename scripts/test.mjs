// `npm test`: every check, from a fresh clone, as any user. Ends with one line of counts.
import { formatCheck, journeys, lintCheck, typesCheck, unitTests } from './lib/checks.mjs';
import { buildDesktop } from './lib/desktop-build.mjs';
import { finish } from './lib/finish.mjs';
import { ensurePackages } from './lib/install/packages.mjs';
import { checkPackage } from './lib/package-check.mjs';
import { runSteps } from './lib/steps.mjs';
import { countsInWords } from './lib/test-counts.mjs';
import { ensureTestPrograms } from './lib/install/test-programs.mjs';
import { ensureWebBuild } from './lib/web-build.mjs';

/** @type {readonly import('./lib/steps.mjs').Step[]} */
const steps = [
  {
    name: 'install',
    check: async (say) => {
      await ensurePackages(say);
      await ensureTestPrograms(say);
      return undefined;
    },
  },
  formatCheck(),
  lintCheck(),
  typesCheck(),
  unitTests(),
  {
    name: 'build',
    check: async () => {
      await ensureWebBuild(() => undefined);
      await buildDesktop();
      return undefined;
    },
  },
  {
    name: 'package',
    check: async () => {
      await checkPackage();
      return undefined;
    },
  },
  journeys(),
];

await finish(async () => {
  const counts = await runSteps(steps);
  console.log(`\n${countsInWords(counts, { all: true })}`);
  return counts.failed === 0 ? 0 : 1;
});

// `npm test`: everything that has to hold, from a fresh clone, as any user. Ends with one line of counts.
import { rmSync } from 'node:fs';
import { Explained, finish, inHouse, run, studioNode, toolScript } from './lib/house.mjs';
import { ensurePackages } from './lib/packages.mjs';
import { ensureTestPrograms } from './lib/test-programs.mjs';
import { countExit, countPlaywright, countVitest, sum } from './lib/test-reports.mjs';
import { ensureWebBuild } from './lib/web-build.mjs';

/** @typedef {import('./lib/test-reports.mjs').Counts} Counts */
/** @typedef {{ name: string, check: () => Promise<Counts> }} Stage */

const UNIT_REPORT = inHouse('.cache/test-reports/unit.json');
const JOURNEY_REPORT = inHouse('.cache/test-reports/journeys.json');

/** A log is read as plain text; three thousand coloured dots are not. */
const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1' };

const tool = (/** @type {string} */ script, /** @type {string[]} */ ...args) =>
  run(studioNode(), [script, ...args], plain);

/** @type {readonly Stage[]} */
const stages = [
  {
    name: 'install',
    check: async () => {
      await ensurePackages();
      await ensureTestPrograms();
      return { passed: 0, failed: 0, skipped: 0 };
    },
  },
  { name: 'format', check: async () => countExit(await tool(toolScript('@biomejs/biome', 'biome'), 'format', '.')) },
  { name: 'lint', check: async () => countExit(await tool(toolScript('oxlint'), '--type-aware', '--deny-warnings')) },
  { name: 'types', check: async () => countExit(await tool(toolScript('typescript', 'tsc'), '-b')) },
  {
    name: 'unit',
    check: async () => {
      const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`];
      return countVitest(UNIT_REPORT, await tool(toolScript('vitest'), 'run', ...reporters));
    },
  },
  {
    name: 'build',
    check: async () => {
      await ensureWebBuild();
      return countExit(await tool(toolScript('electron-vite'), 'build', '--logLevel', 'warn'));
    },
  },
  {
    name: 'journeys',
    check: async () => {
      const args = [toolScript('playwright'), 'test', '--reporter=list,json'];
      return countPlaywright(
        JOURNEY_REPORT,
        await run(studioNode(), args, { PLAYWRIGHT_JSON_OUTPUT_NAME: JOURNEY_REPORT }),
      );
    },
  },
];

/**
 * A stage that can't be carried out counts as one failure; the reason is shown.
 * @param {Stage} stage
 */
async function carryOut(stage) {
  const startedAt = performance.now();
  console.log(`\n— ${stage.name}`);
  /** @type {Counts} */
  let counts;
  try {
    counts = await stage.check();
  } catch (error) {
    if (!(error instanceof Explained)) throw error;
    console.error(error.message);
    counts = countExit(1);
  }
  console.log(`— ${stage.name}: ${counts.failed === 0 ? 'ok' : 'FAILED'} (${seconds(performance.now() - startedAt)})`);
  return counts;
}

/** @param {number} ms */
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

await finish(async () => {
  for (const report of [UNIT_REPORT, JOURNEY_REPORT]) rmSync(report, { force: true });
  /** @type {Counts[]} */
  const results = [];
  for (const stage of stages) {
    const isBroken = sum(results).failed > 0;
    results.push(isBroken ? { passed: 0, failed: 0, skipped: 1 } : await carryOut(stage));
  }
  const { passed, failed, skipped } = sum(results);
  console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
  return failed === 0 ? 0 : 1;
});

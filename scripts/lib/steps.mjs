import { Explained } from './repository.mjs';
import { countsInWords, sum } from './test-counts.mjs';

/** @typedef {import('./test-counts.mjs').Counts} Counts */
/** @typedef {(line: string) => void} Say */
/**
 * One step of a run, such as a check. What it says is shown below its name. Where it counts tests, it answers with
 * their counts; their reporter (scripts/reporters) has then drawn the dots and shown what failed. Without counts it
 * throws `Explained` to fail.
 * @typedef {{ name: string, check: (say: Say) => Promise<Counts | undefined> }} Step
 */

/** Width of the longest name; the dots of steps that show their progress come after it. */
const NAME_WIDTH = 10;
export const DOTS = 20;

/**
 * Runs the steps one after the other, a line each; after one that fails, the rest are left out.
 * @param {readonly Step[]} steps
 * @param {(text: string) => void} [write]
 * @returns {Promise<Counts>} the sum, in which a step without counts is one test
 */
export async function runSteps(steps, write = (text) => process.stdout.write(text)) {
  /** @type {Counts[]} */
  const results = [];
  for (const step of steps) {
    if (sum(results).failed > 0) {
      write(`${step.name.padEnd(NAME_WIDTH)}left out\n`);
      results.push({ passed: 0, failed: 0, skipped: 1 });
    } else results.push(await runStep(step, write));
  }
  return sum(results);
}

/**
 * @param {Step} step
 * @param {(text: string) => void} write
 * @returns {Promise<Counts>}
 */
async function runStep({ name, check }, write) {
  const startedAt = performance.now();
  const time = () => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
  let hasOutput = false;
  const say = (/** @type {string} */ line) => {
    write(`${hasOutput ? '' : '\n'}  ${line}\n`);
    hasOutput = true;
  };
  write(name.padEnd(NAME_WIDTH));
  try {
    const counts = await check(say);
    const counted = counts ?? { passed: 1, failed: 0, skipped: 0 };
    if (counted.failed > 0) write(`${name}: ${countsInWords({ ...counted, passed: 0, skipped: 0 })} (${time()})\n`);
    else {
      const before = hasOutput ? name.padEnd(NAME_WIDTH) : '';
      // With counts, the reporter has already drawn the dots.
      const dots = counts === undefined ? ' '.repeat(DOTS) : '';
      write(`${before}${dots}${time().padStart(9)}${counts ? `  ${countsInWords(counts)}` : ''}\n`);
    }
    return counted;
  } catch (error) {
    if (!(error instanceof Explained)) throw error;
    write(`\n${error.message}\n${name}: failed (${time()})\n`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

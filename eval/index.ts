import { writeFileSync } from 'node:fs';
import { evaluate } from './evaluate.ts';
import { hasDropped, readRecord, recordFile, recordOf } from './record.ts';
import { faultsOf, tableOfScores } from './report.ts';

/**
 * `npm run eval`: how well briefs are understood, on both halves of the corpus. Fails where the held-back half has
 * dropped by more than a point. `-- --faults` lists what went wrong in the half that rules are written for; `--
 * --record` stores today's score of the held-back half as the one to keep.
 */
const options = process.argv.slice(2);
const { scores, develop } = evaluate();

if (options.includes('--faults')) {
  for (const one of develop) {
    const faults = faultsOf(one);
    if (faults.includes('\n')) process.stdout.write(`${faults}\n\n`);
  }
}
process.stdout.write(`${tableOfScores(scores)}\n`);

if (options.includes('--record')) {
  writeFileSync(recordFile, `${JSON.stringify(recordOf(scores['held-back']), null, 2)}\n`);
} else {
  const dropped = hasDropped(scores['held-back'], readRecord());
  for (const line of dropped) process.stderr.write(`${line}\n`);
  process.exitCode = dropped.length === 0 ? 0 : 1;
}

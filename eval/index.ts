import { writeFileSync } from 'node:fs';
import { evaluate, evaluateKept } from './evaluate.ts';
import { unkeptByField } from './kept-report.ts';
import { hasDropped, readRecord, recordFile, recordOf } from './record.ts';
import { faultsOf, tableOfKept, tableOfScores } from './report.ts';

/**
 * `npm run eval`: how well briefs are understood, and how much of what they say the designs keep, on both halves of the
 * corpus. Fails where the held-back half has dropped by more than a point. `-- --faults` lists what went wrong in the
 * half that rules are written for, `-- --unkept` what its designs do not keep, by field; `-- --record` stores today's score of the held-back half as the one to keep.
 */
const options = process.argv.slice(2);
const { scores, develop } = evaluate();

if (options.includes('--faults')) {
  for (const one of develop) {
    const faults = faultsOf(one);
    if (faults.includes('\n')) process.stdout.write(`${faults}\n\n`);
  }
}
const kept = evaluateKept();
if (options.includes('--faults') || options.includes('--unkept')) {
  process.stdout.write(`${unkeptByField(kept.develop)}\n\n`);
}
process.stdout.write(`${tableOfScores(scores)}\n\n${tableOfKept(kept.scores)}\n`);

const heldBack = recordOf(scores['held-back'], kept.scores['held-back']);
if (options.includes('--record')) {
  writeFileSync(recordFile, `${JSON.stringify(heldBack, null, 2)}\n`);
} else {
  const dropped = hasDropped(heldBack, readRecord());
  for (const line of dropped) process.stderr.write(`${line}\n`);
  process.exitCode = dropped.length === 0 ? 0 : 1;
}

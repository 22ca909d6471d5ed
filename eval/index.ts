import { writeFileSync } from 'node:fs';
import { evaluate, evaluateKept } from './evaluate.ts';
import { keptScoreOf } from './kept-score.ts';
import { unkeptByField } from './kept-report.ts';
import { hasDropped, readRecord, recordFile, recordOf } from './record.ts';
import { faultsOf, tableOfKept, tableOfScores } from './report.ts';
import { scoreOf } from './score.ts';

/**
 * `npm run eval`: how well briefs are understood, and how much of what they say the designs keep, on both halves of the
 * corpus. Fails where the held-back half has dropped by more than a point. `-- --faults` lists what went wrong in the
 * half that rules are written for, `-- --unkept` what its designs do not keep, by field; `-- --record` stores today's score of the held-back half as the one to keep.
 */
const options = process.argv.slice(2);
const develop = evaluate('develop');
const scores = { develop: scoreOf(develop), 'held-back': scoreOf(evaluate('held-back')) };

if (options.includes('--faults')) {
  for (const one of develop) {
    const faults = faultsOf(one);
    if (faults.includes('\n')) process.stdout.write(`${faults}\n\n`);
  }
}
const kept = await evaluateKept('develop');
const keptScores = { develop: keptScoreOf(kept), 'held-back': keptScoreOf(await evaluateKept('held-back')) };
if (options.includes('--faults') || options.includes('--unkept')) {
  process.stdout.write(`${unkeptByField(kept)}\n\n`);
}
process.stdout.write(`${tableOfScores(scores)}\n\n${tableOfKept(keptScores)}\n`);

const heldBack = recordOf(scores['held-back'], keptScores['held-back']);
if (options.includes('--record')) {
  writeFileSync(recordFile, `${JSON.stringify(heldBack, null, 2)}\n`);
} else {
  const dropped = hasDropped(heldBack, readRecord());
  for (const line of dropped) process.stderr.write(`${line}\n`);
  process.exitCode = dropped.length === 0 ? 0 : 1;
}

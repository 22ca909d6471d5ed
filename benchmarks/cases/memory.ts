import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchmarkCase } from '../row.ts';
import { RUBY_BRIEF } from '../samples.ts';

/** Prints the largest resident size of the process that ran the command line, in kilobytes. */
const REPORT = `process.on('exit', () => process.stderr.write('\\nmaxrss=' + process.resourceUsage().maxRSS + '\\n'));`;

/** A whole four-design request in a process of its own: geometry, files and photographs. */
export const memory: BenchmarkCase = {
  name: 'memory',
  run() {
    const out = mkdtempSync(join(tmpdir(), 'benchmark-'));
    const from = performance.now();
    const run = spawnSync(
      process.execPath,
      [
        '--no-warnings',
        '--import',
        `data:text/javascript,${encodeURIComponent(REPORT)}`,
        'src/cli/index.ts',
        'design',
        '--brief',
        RUBY_BRIEF,
        '--out',
        out,
      ],
      { cwd: new URL('../../', import.meta.url), encoding: 'utf8', maxBuffer: 64e6 },
    );
    const seconds = (performance.now() - from) / 1000;
    rmSync(out, { recursive: true, force: true });
    const kilobytes = Number(/maxrss=(\d+)/.exec(run.stderr)?.[1]);
    if (run.status !== 0 || !Number.isFinite(kilobytes))
      throw new Error(`The command line failed: ${run.stdout.slice(0, 400)}`);
    return [
      {
        what: 'four designs by command line: peak memory',
        value: kilobytes / 1e6,
        unit: 'GB',
        target: { kind: 'at most', value: 1.5 },
      },
      { what: 'four designs by command line: files and pictures of 640²', value: seconds, unit: 's' },
    ];
  },
};

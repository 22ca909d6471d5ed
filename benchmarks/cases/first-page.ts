import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  askLighthouse,
  findLighthouse,
  type FormFactor,
  type LighthouseVerdict,
} from '../../e2e/lighthouse/ask-lighthouse.ts';
import { startServer } from '../identity/server-process.ts';
import { type BenchmarkCase, measuredOn, type Row } from '../row.ts';

const root = join(import.meta.dirname, '../..');
/** Lighthouse itself advises the median of several: the same page differs by some points from run to run. */
const RUNS = 3;
const POINTS = { kind: 'at least', value: 95 } as const;
/** How far the layout of the first page may shift while it loads. */
const SHIFT = { kind: 'at most', value: 0.02 } as const;

/** How soon the first page is visible, measured by Lighthouse on its slow phone and its desktop. */
export const firstPage: BenchmarkCase = {
  name: 'first-page',
  async run() {
    const lighthouse = findLighthouse();
    if (lighthouse === undefined) {
      process.stdout.write('Lighthouse is not here and can not be fetched from here.\n');
      return [];
    }
    const data = mkdtempSync(join(tmpdir(), 'benchmark-first-page-'));
    const entry = join(root, 'src/server/entry-node.ts');
    const server = await startServer(root, [entry, '--port', '0', '--data', data], /open at http/);
    try {
      const url = /http\S+/.exec(server.firstLine)?.[0] ?? '';
      return [
        ...measuredOn('phone', await rowsOf(lighthouse, url, 'mobile')),
        ...measuredOn('desk', await rowsOf(lighthouse, url, 'desktop')),
      ];
    } finally {
      await server.stop();
      rmSync(data, { recursive: true });
    }
  },
};

async function rowsOf(lighthouse: string, url: string, formFactor: FormFactor): Promise<readonly Row[]> {
  const verdicts: LighthouseVerdict[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    verdicts.push(await askLighthouse(lighthouse, url, formFactor, ['performance']));
  }
  const median = (figureOf: (verdict: LighthouseVerdict) => number): number =>
    verdicts.map(figureOf).toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] as number;
  return [
    { what: 'performance', value: median(({ points }) => points.performance ?? 0), unit: '', target: POINTS },
    { what: 'first paint', value: median(({ figures }) => figures.fcpMs), unit: 'ms' },
    { what: 'largest paint', value: median(({ figures }) => figures.lcpMs), unit: 'ms' },
    { what: 'blocked', value: median(({ figures }) => figures.tbtMs), unit: 'ms' },
    { what: 'shift', value: median(({ figures }) => figures.cls), unit: '', target: SHIFT },
  ];
}

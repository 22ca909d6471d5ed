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
import { chromium } from 'playwright';
import { chromiumOptions } from '../../e2e/chromium-path.ts';
import { onSlowLine, untilAlive } from '../../e2e/pages/slow-line.ts';
import { type BenchmarkCase, measuredOn, type Row } from '../row.ts';

const root = join(import.meta.dirname, '../..');
/** Lighthouse itself advises the median of several: the same page differs by some points from run to run. */
const RUNS = 3;
const POINTS = { kind: 'at least', value: 98 } as const;
/** Of the phone on a slow line. */
const LARGEST_PAINT_MS = { kind: 'at most', value: 1800 } as const;
const BLOCKED_MS = { kind: 'at most', value: 50 } as const;
const ALIVE_MS = { kind: 'at most', value: 3500 } as const;
const PHONE = { width: 390, height: 844 } as const;
/** How far the layout of the first page may shift while it loads. */
const SHIFT = { kind: 'at most', value: 0.02 } as const;

/** How soon the first page is visible, measured by Lighthouse on its slow phone and its desktop. */
export const firstPage: BenchmarkCase = {
  name: 'first-page',
  async run() {
    const lighthouse = findLighthouse();
    if (lighthouse === undefined) process.stdout.write('Lighthouse is not here and can not be fetched from here.\n');
    const data = mkdtempSync(join(tmpdir(), 'benchmark-first-page-'));
    const entry = join(root, 'src/server/entry-node.ts');
    const server = await startServer(root, [entry, '--port', '0', '--data', data], /open at http/);
    try {
      const url = /http\S+/.exec(server.firstLine)?.[0] ?? '';
      const alive = await aliveRow(url);
      if (lighthouse === undefined) return [alive];
      return [
        alive,
        ...measuredOn('phone', await rowsOf(lighthouse, url, 'mobile')),
        ...measuredOn('desk', await rowsOf(lighthouse, url, 'desktop')),
      ];
    } finally {
      await server.stop();
      rmSync(data, { recursive: true });
    }
  },
};

/** How soon the page answers to presses on a phone with a slow line (slow 4G) in a real browser. */
async function aliveRow(url: string): Promise<Row> {
  const browser = await chromium.launch(chromiumOptions());
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
    const page = await context.newPage();
    await onSlowLine(page);
    await page.goto(url, { waitUntil: 'commit' });
    times.push(await untilAlive(page));
    await context.close();
  }
  await browser.close();
  return { what: 'alive on slow 4G', value: Math.round(medianOf(times)), unit: 'ms', target: ALIVE_MS };
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number;
}

async function rowsOf(lighthouse: string, url: string, formFactor: FormFactor): Promise<readonly Row[]> {
  const verdicts: LighthouseVerdict[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    verdicts.push(await askLighthouse(lighthouse, url, formFactor, ['performance']));
  }
  const median = (figureOf: (verdict: LighthouseVerdict) => number): number => medianOf(verdicts.map(figureOf));
  return [
    { what: 'performance', value: median(({ points }) => points.performance ?? 0), unit: '', target: POINTS },
    { what: 'first paint', value: median(({ figures }) => figures.fcpMs), unit: 'ms' },
    { what: 'largest paint', value: median(({ figures }) => figures.lcpMs), unit: 'ms', target: LARGEST_PAINT_MS },
    { what: 'blocked', value: median(({ figures }) => figures.tbtMs), unit: 'ms', target: BLOCKED_MS },
    { what: 'shift', value: median(({ figures }) => figures.cls), unit: '', target: SHIFT },
  ];
}

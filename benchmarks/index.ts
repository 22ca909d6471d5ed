import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { catalogue } from './cases/catalogue.ts';
import { chunkSizes } from './cases/chunk-sizes.ts';
import { conversing } from './cases/conversing.ts';
import { designing } from './cases/designing.ts';
import { drawing } from './cases/drawing.ts';
import { editing } from './cases/editing.ts';
import { firstPage } from './cases/first-page.ts';
import { kernels } from './cases/kernels.ts';
import { making } from './cases/making.ts';
import { memory } from './cases/memory.ts';
import { photographs } from './cases/photographs.ts';
import { signingIn } from './cases/signing-in.ts';
import { sketching } from './cases/sketching.ts';
import { type BenchmarkCase, meets, type Row } from './row.ts';
import { markdownOf, plainTextOf } from './table.ts';

const cases: readonly BenchmarkCase[] = [
  designing,
  conversing,
  sketching,
  editing,
  making,
  drawing,
  photographs,
  kernels,
  chunkSizes,
  firstPage,
  memory,
  signingIn,
  catalogue,
];

interface CaseResult {
  readonly name: string;
  readonly rows: readonly (Row & { readonly met: boolean | undefined })[];
}

/** `npm run bench [-- NAME …]`: all cases, or those whose names are given. */
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => cases.every((one) => one.name !== name));
if (unknown.length > 0) {
  process.stderr.write(`No case ${unknown.join(', ')}. Cases: ${cases.map((one) => one.name).join(', ')}\n`);
  process.exit(2);
}

// A figure means little without the machine that gave it, and how busy that was.
const [load = 0] = loadavg();
const machine = `${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}, load ${load.toFixed(1)} at the start`;
process.stdout.write(`${machine}\n\n`);
const results: CaseResult[] = [];
for (const one of cases.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const rows = await one.run();
  process.stdout.write(`${plainTextOf(one.name, rows)}\n`);
  results.push({ name: one.name, rows: rows.map((row) => ({ ...row, met: meets(row) })) });
}
const summary = summaryOf(results);
process.stdout.write(`${summary}\n`);
await writeResults();

function summaryOf(all: readonly CaseResult[]): string {
  const held = all
    .flatMap(({ name, rows }) => rows.map((row) => ({ name, ...row })))
    .filter(({ met }) => met !== undefined);
  const missed = held.filter(({ met }) => !met).map(({ name, of, what }) => `${name}: ${of ? `${of}, ` : ''}${what}`);
  const met = `${held.length - missed.length} of ${held.length} targets met`;
  return missed.length === 0 ? `${met}.` : `${met}. Missed:\n${missed.map((line) => `- ${line}`).join('\n')}`;
}

/** For other programs as JSON, for the documentation as a page. */
async function writeResults(): Promise<void> {
  const folder = new URL('../benchmark-results/', import.meta.url);
  await mkdir(folder, { recursive: true });
  await writeFile(new URL('benchmarks.json', folder), `${JSON.stringify({ machine, results }, null, 2)}\n`);
  const page = [machine, '', ...results.map(({ name, rows }) => markdownOf(name, rows)), summary, ''].join('\n');
  await writeFile(new URL('benchmarks.md', folder), page);
  process.stdout.write('Written to benchmark-results/benchmarks.json and benchmarks.md\n');
}

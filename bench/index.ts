import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { chunkSizes } from './cases/chunk-sizes.ts';
import { designing } from './cases/designing.ts';
import { drawing } from './cases/drawing.ts';
import { editing } from './cases/editing.ts';
import { kernels } from './cases/kernels.ts';
import { making } from './cases/making.ts';
import { memory } from './cases/memory.ts';
import { photographs } from './cases/photographs.ts';
import { type BenchCase, meets, type Row } from './row.ts';
import { tableOf } from './table.ts';

const cases: readonly BenchCase[] = [designing, editing, making, drawing, photographs, kernels, chunkSizes, memory];

/** `npm run bench [-- NAME …]`: all cases, or those whose names are given; figures go to a JSON file as well. */
const wanted = process.argv.slice(2);
const chosen = wanted.length === 0 ? cases : cases.filter((one) => wanted.includes(one.name));
if (chosen.length === 0) {
  process.stderr.write(`Cases: ${cases.map((one) => one.name).join(', ')}\n`);
  process.exit(2);
}
const results: { readonly name: string; readonly rows: readonly (Row & { readonly met: boolean | undefined })[] }[] =
  [];
process.stdout.write(`${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}\n\n`);
for (const one of chosen) {
  const rows = await one.run();
  process.stdout.write(`${tableOf(one.name, rows)}\n`);
  results.push({ name: one.name, rows: rows.map((row) => ({ ...row, met: meets(row) })) });
}
const folder = new URL('../bench-results/', import.meta.url);
await mkdir(folder, { recursive: true });
const file = new URL('bench.json', folder);
await writeFile(
  file,
  `${JSON.stringify({ node: process.version, cores: cpus().length, cpu: cpus()[0]?.model, results }, null, 2)}\n`,
);
process.stdout.write('Written to bench-results/bench.json\n');

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { complaintsOf } from '../pages/complaints.ts';
import { RUBY_HALO } from '#shared/site/shown-briefs.ts';
import { openTray } from '../pages/open-design.ts';
import { piecePage } from '../pages/piece-page.ts';

/** It is shown on the public pages: its seed is that of its picture there. */
const { brief: BRIEF, seed: SEED } = RUBY_HALO;

/** Binary STL: a header of 80 bytes, the count of triangles, then 50 bytes each. */
const HEADER = 84;
const TRIANGLE = 50;

test('a sentence becomes four designs, one of which goes to the caster as the same file that Node writes', async ({
  page,
}, info) => {
  test.setTimeout(180_000);
  const complaints = complaintsOf(page);
  const place = await (await openTray(page, BRIEF)).openCastable();

  const piece = piecePage(page);
  await piece.openTab('Make');
  const title = await piece.title.innerText();
  const download = await piece.download('STL');
  const bytes = readFileSync(await download.path());
  expect(bytes.length).toBe(HEADER + bytes.readUInt32LE(80) * TRIANGLE);
  expect(bytes.readUInt32LE(80)).toBeGreaterThan(2000);

  expect(sha256(bytes)).toBe(sha256(stlFromNode(title, place, info.outputPath('node'))));
  expect(complaints).toEqual([]);
});

/** The same design from the command line, which makes no more designs than needed. */
function stlFromNode(title: string, place: number, out: string): Buffer {
  const cli = join(import.meta.dirname, '../../src/cli/index.ts');
  const args = [
    '--no-warnings',
    cli,
    'design',
    '--brief',
    BRIEF,
    '--seed',
    String(SEED),
    '--count',
    String(place),
    '--picture-px',
    '32',
    '--out',
    out,
  ];
  const answer = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8', stdio: 'pipe' })) as {
    readonly designs: readonly { readonly title: string; readonly stl: string }[];
  };
  const design = answer.designs.find((one) => one.title === title);
  if (design === undefined) throw new Error(`Node proposed no "${title}"`);
  return readFileSync(join(out, design.stl));
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

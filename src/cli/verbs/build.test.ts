import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DesignSpecInput } from '#spec/design-spec.ts';
import type { SpecPatch } from '#spec/edit.ts';
import { parseSpecText } from '#spec/parse-spec.ts';
import { plainBand, solitaire } from '#spec/testing/sample-specs.ts';
import { fileFormats } from '#workbench/files/file-formats.ts';
import { withEnding } from '#workbench/files/file-name.ts';
import { readPng } from '../testing/read-png.ts';
import { type CliRun, runCli } from '../testing/run-cli.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

let folder: Awaited<ReturnType<typeof scratchFolder>>;
beforeAll(async () => {
  folder = await scratchFolder();
});
afterAll(() => folder.remove());

async function build(name: string, spec: DesignSpecInput): Promise<CliRun> {
  const file = join(folder.path, `${name}.json`);
  await writeFile(file, JSON.stringify(spec));
  return await runCli('build', file, '--picture-px', '64', '--out', join(folder.path, name));
}

interface Check {
  readonly severity: string;
  readonly message: string;
  readonly remedy: string;
  readonly patch?: SpecPatch;
}

interface Listed {
  readonly picture: string;
  readonly spec: string;
  readonly stl: string | null;
  readonly sheet: { readonly volumeMm3: number; readonly checks: readonly Check[] };
}

describe('a design that can be cast', () => {
  let run: CliRun;
  let files: readonly string[];
  beforeAll(async () => {
    run = await build('band', plainBand);
    files = (await readdir(join(folder.path, 'band'))).toSorted();
  });

  test('is one document, the design, its picture and a file of each format', () => {
    expect(run).toMatchObject({ code: 0, stderr: '' });
    expect(run.document).toMatchObject({
      id: 'band-built',
      title: 'Court band',
      spec: 'band-built.json',
      picture: 'band-built.png',
      stl: 'band-built-mm.stl',
      '3mf': 'band-built.3mf',
      glb: 'band-built.glb',
      sheet: { alloy: 'au750_y', checks: [] },
    });
    const ofFormats = fileFormats.map(({ format }) => withEnding('band-built', format));
    expect(files).toEqual([...ofFormats, 'band-built.json', 'band-built.png'].toSorted());
  });

  test('comes back with the spec that was given, completed', async () => {
    const written = parseSpecText(await readFile(join(folder.path, 'band/band-built.json'), 'utf8'));
    expect(written).toMatchObject({ ok: true, value: plainBand });
  });
});

/** A stone of ten carats on a band of one millimetre: a client can wish for it, but nobody can make it. */
const impossible: DesignSpecInput = {
  ...solitaire,
  title: 'Ten carats on a wire',
  stones: { centre: { gem: 'diamond', shape: 'round', lengthMm: 14 } },
  parts: {
    shank: { kind: 'shank', shoulderWidthMm: 1, palmWidthMm: 1, shoulderThicknessMm: 1, palmThicknessMm: 1 },
    head: { kind: 'prong-head', on: 'shank', holds: 'centre' },
  },
};

describe('a stone of ten carats on a band of one millimetre', () => {
  let run: CliRun;
  let error: { readonly code: string; readonly checks: readonly Check[]; readonly designs: readonly Listed[] };
  beforeAll(async () => {
    run = await build('impossible', impossible);
    ({ error } = run.document as { error: typeof error });
  });

  test('is refused with every check in the error', () => {
    expect(run.code).toBe(2);
    expect(error.code).toBe('not_castable');
    const errors = error.checks.filter((check) => check.severity === 'error');
    expect(errors.length).toBeGreaterThan(0);
    for (const check of errors) {
      expect(check.message).toMatch(/\w/);
      expect(check.remedy).toMatch(/\w/);
    }
  });

  test('carries patches that say what to change', () => {
    const patches = error.checks.flatMap((check) => (check.severity === 'error' && check.patch ? [check.patch] : []));
    expect(patches.length).toBeGreaterThan(0);
    for (const patch of patches) {
      expect(patch).toEqual([{ op: 'replace', path: expect.stringMatching(/^\/parts\//), value: expect.anything() }]);
    }
  });

  test('still gets spec, picture and sheet, but no file for a caster', async () => {
    const [design] = error.designs;
    expect(design).toMatchObject({ stl: null, '3mf': null, glb: null });
    expect(design?.sheet.volumeMm3).toBeGreaterThan(10);
    const out = join(folder.path, 'impossible');
    expect((await readdir(out)).toSorted()).toEqual(['impossible-built.json', 'impossible-built.png']);
    expect(readPng(await readFile(join(out, 'impossible-built.png'))).widthPx).toBe(64);
    expect((await stat(join(out, 'impossible-built.json'))).size).toBeGreaterThan(100);
  });
});

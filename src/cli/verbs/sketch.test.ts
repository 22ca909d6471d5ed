import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { encodePng } from '#node/encode-png.ts';
import { runCli } from '../testing/run-cli.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

let folder: Awaited<ReturnType<typeof scratchFolder>>;
beforeAll(async () => {
  folder = await scratchFolder();
});
afterAll(() => folder.remove());

/** Writes a picture of 800 × 1000 pixels that is dark wherever a line runs. */
async function picture(name: string, isInk: (x: number, y: number) => boolean): Promise<string> {
  const rgba = new Uint8ClampedArray(4 * 800 * 1000);
  for (let y = 0; y < 1000; y += 1) {
    for (let x = 0; x < 800; x += 1)
      rgba.set(isInk(x, y) ? [30, 30, 40, 255] : [250, 248, 240, 255], 4 * (y * 800 + x));
  }
  const file = join(folder.path, name);
  await writeFile(file, encodePng({ widthPx: 800, heightPx: 1000, rgba }));
  return file;
}

const isOnCircle = (x: number, y: number, cx: number, cy: number, r: number): boolean =>
  Math.abs(Math.hypot(x - cx, y - cy) - r) < 4;

describe('a picture of a disc with a stone and a bail', () => {
  let file: string;
  beforeAll(async () => {
    file = await picture(
      'disc.png',
      (x, y) => isOnCircle(x, y, 400, 600, 240) || isOnCircle(x, y, 400, 620, 60) || isOnCircle(x, y, 400, 325, 36),
    );
  });

  test('is read as it was drawn', async () => {
    const { code, document } = await runCli('sketch', file);
    expect(code).toBe(0);
    expect(document).toMatchObject({
      pieceType: 'pendant',
      stones: [{ cut: 'round' }],
      hasBail: true,
      hasChain: false,
      componentCount: 1,
    });
    const { outline, stones, symmetry } = document as {
      outline: [number, number][];
      stones: { x: number; y: number; diameter: number }[];
      symmetry: string[];
    };
    expect(symmetry).toContain('vertical');
    expect(stones[0]?.x).toBeCloseTo(0.5, 2);
    expect(stones[0]?.y).toBeCloseTo(0.62, 2);
    expect(stones[0]?.diameter).toBeCloseTo(0.15, 2);
    expect(Math.max(...outline.map(([x]) => x))).toBeCloseTo(0.8, 2);
    expect(Math.max(...outline.map(([, y]) => y))).toBeCloseTo(0.84, 2);
  });

  test('is made in the metal and the height that were said', async () => {
    const { code, document } = await runCli(
      'sketch',
      file,
      '--height-mm',
      '18',
      '--words',
      'in 18k rose gold, with a ruby',
      '--picture-px',
      '48',
      '--quality',
      'view',
      '--out',
      join(folder.path, 'made'),
    );
    expect(code).toBe(0);
    expect(document).toMatchObject({
      pieceType: 'pendant',
      brief: 'Pendant 18 mm high, in 18k rose gold, with a ruby',
      design: { sheet: { alloy: 'au750_r', stones: [{ gem: 'ruby', shape: 'round' }] }, stl: expect.any(String) },
    });
  });
});

test('an open line is refused with what helps', async () => {
  const open = await picture('open.png', (x, y) => isOnCircle(x, y, 400, 500, 240) && x < 480);
  const { code, document } = await runCli('sketch', open);
  expect(code).toBe(2);
  expect(document).toMatchObject({ error: { code: 'sketch_open', remedy: 'Draw it on to where it began.' } });
});

test('a ring is read, and not built as something else', async () => {
  const ring = await picture(
    'ring.png',
    (x, y) => isOnCircle(x, y, 400, 600, 240) || isOnCircle(x, y, 400, 600, 195) || isOnCircle(x, y, 400, 320, 60),
  );
  expect((await runCli('sketch', ring)).document).toMatchObject({ pieceType: 'ring' });
  const made = await runCli('sketch', ring, '--out', join(folder.path, 'ring'));
  expect(made.document).toMatchObject({ error: { code: 'sketch_is_a_ring' } });
});

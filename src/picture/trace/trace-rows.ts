import { luminance } from '../light/luminance.ts';
import { createPathTracer, type PathTracer } from './path-tracer.ts';
import { CHANNELS, channels } from './picture-buffer.ts';
import type { PictureScene } from './picture-scene.ts';
import { pixelHash, STEP_X, STEP_Y, STEP_Z, tent } from './sampling.ts';

/** Some rows of one pass over a picture. */
export interface RowsJob {
  readonly fromRow: number;
  readonly toRow: number;
  /** Samples that every pixel of these rows already has, and how many more it shall get. */
  readonly taken: Uint8Array;
  readonly wanted: Uint8Array;
}

/** Takes the samples of some rows: sums of `CHANNELS` numbers a pixel. */
export type RowTracer = (job: RowsJob) => Float32Array<ArrayBuffer>;

/** Samples fall this far around the middle of a pixel, most of them near it: soft edges without stairs. */
const SOFT_PIXEL_RADIUS = 0.85;

export function createRowTracer(scene: PictureScene): RowTracer {
  const tracer = createPathTracer(scene);
  return (job) => {
    const { widthPx } = scene;
    const sums = new Float32Array((job.toRow - job.fromRow) * widthPx * CHANNELS);
    for (let row = job.fromRow; row < job.toRow; row++) {
      for (let column = 0; column < widthPx; column++) {
        const pixel = (row - job.fromRow) * widthPx + column;
        const wanted = job.wanted[pixel] as number;
        if (wanted > 0)
          samplePixel(scene, tracer, column, row, job.taken[pixel] as number, wanted, sums, pixel * CHANNELS);
      }
    }
    return sums;
  };
}

function samplePixel(
  scene: PictureScene,
  tracer: PathTracer,
  column: number,
  row: number,
  taken: number,
  wanted: number,
  sums: Float32Array,
  at: number,
): void {
  const { widthPx, heightPx, seed, lens } = scene;
  const { forward, right, up } = lens;
  const half = lens.halfHeightMm / lens.distanceMm;
  const startX = pixelHash(column, row, seed, 1);
  const startY = pixelHash(column, row, seed, 2);
  const startU = pixelHash(column, row, seed, 3);
  const startV = pixelHash(column, row, seed, 4);
  for (let sample = taken; sample < taken + wanted; sample++) {
    const x = column + 0.5 + SOFT_PIXEL_RADIUS * tent((startX + sample * STEP_X) % 1);
    const y = row + 0.5 + SOFT_PIXEL_RADIUS * tent((startY + sample * STEP_Y) % 1);
    const across = ((2 * x) / widthPx - 1) * half * lens.aspect;
    const upwards = (1 - (2 * y) / heightPx) * half;
    const dx = forward[0] + right[0] * across + up[0] * upwards;
    const dy = forward[1] + right[1] * across + up[1] * upwards;
    const dz = forward[2] + right[2] * across + up[2] * upwards;
    const scale = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz);
    const u = (startU + sample * STEP_Z) % 1;
    const v = (startV + sample * STEP_X) % 1;
    const seen = tracer.see(dx * scale, dy * scale, dz * scale, x / widthPx, y / heightPx, u, v);
    const red = seen.colour[0] as number;
    const green = seen.colour[1] as number;
    const blue = seen.colour[2] as number;
    const bright = luminance(red, green, blue);
    add(sums, at + channels.red, red);
    add(sums, at + channels.green, green);
    add(sums, at + channels.blue, blue);
    add(sums, at + channels.squared, bright * bright);
    add(sums, at + channels.samples, 1);
    if (seen.what === 'ground') continue;
    add(sums, at + (seen.what === 'metal' ? channels.metal : channels.stone), 1);
    add(sums, at + channels.normalX, seen.normal[0] as number);
    add(sums, at + channels.normalY, seen.normal[1] as number);
    add(sums, at + channels.normalZ, seen.normal[2] as number);
    add(sums, at + channels.depth, seen.depth);
    add(sums, at + channels.glare, seen.glare);
  }
}

function add(sums: Float32Array, at: number, value: number): void {
  sums[at] = (sums[at] as number) + value;
}

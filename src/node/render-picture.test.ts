import { expect, test } from 'vitest';
import type { PictureModel, PictureRequest } from '#picture/contract.ts';
import { takePicture } from '#picture/take-picture.ts';
import { tracerInThisThread } from '#picture/testing/tracer-in-this-thread.ts';
import { openTracerPool, renderPictureNode } from './render-picture.ts';

const triangle = Float32Array.from([-5, 0, -5, 5, 0, -5, 0, 1, 5]);
const model: PictureModel = {
  kind: 'ring',
  metals: [
    {
      positions: triangle,
      normals: Float32Array.from([0, -1, 0, 0, -1, 0, 0, -1, 0]),
      reflectance: [0.95, 0.66, 0.25],
      roughness: 0.08,
      finish: 'polished',
    },
  ],
  gems: [],
  minimum: [-5, 0, -5],
  maximum: [5, 1, 5],
};
const request: PictureRequest = { view: 'hero', ground: 'paper', widthPx: 32, heightPx: 24, seed: 1 };

test('threads render the same pixels as this thread, pass after pass', async () => {
  const pool = openTracerPool(undefined, 2);
  try {
    const passes: number[] = [];
    const there = await renderPictureNode(model, request, { pool, onPass: (_, pass) => passes.push(pass) });
    const here = await takePicture([tracerInThisThread()], model, request, { picture: 1 });
    expect(there.rgba).toEqual(here.rgba);
    expect(passes).toEqual([0, 1, 2, 3]);
  } finally {
    await pool.close();
  }
});

test('a thread that can’t start rejects its calls instead of leaving them waiting', async () => {
  const entry = new URL('./no-such-worker.ts', import.meta.url);
  await expect(renderPictureNode(model, request, { entry, threads: 1 })).rejects.toThrow('no-such-worker');
});

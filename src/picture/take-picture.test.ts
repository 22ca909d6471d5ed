import { describe, expect, test } from 'vitest';
import type { PictureRequest } from './contract.ts';
import { developPicture } from './develop-picture.ts';
import { pictureQuality } from './testing/picture-quality.ts';
import { exposePicture, takePicture } from './take-picture.ts';
import { testRing } from './testing/test-pieces.ts';
import { tracerInThisThread } from './testing/tracer-in-this-thread.ts';
import { CHANNELS, channels } from './trace/picture-buffer.ts';

const small: PictureRequest = { view: 'hero', ground: 'white', widthPx: 40, heightPx: 40, seed: 3 };
const ring = testRing('ruby');

describe('a picture', () => {
  test('is the same for the same seed, however many workers take it', async () => {
    const one = await takePicture([tracerInThisThread()], ring, small, { picture: 1 });
    const three = await takePicture([tracerInThisThread(), tracerInThisThread(), tracerInThisThread()], ring, small, {
      picture: 2,
    });
    expect(three.rgba).toEqual(one.rgba);
  });

  test('differs in its grain, not in its look, for another seed', async () => {
    const one = await exposePicture([tracerInThisThread()], ring, small, { picture: 1 });
    const other = await exposePicture([tracerInThisThread()], ring, { ...small, seed: 4 }, { picture: 1 });
    expect(other.sums).not.toEqual(one.sums);
    const [a, b] = [developPicture(one), developPicture(other)];
    let apart = 0;
    for (let k = 0; k < a.rgba.length; k++) apart += Math.abs((a.rgba[k] as number) - (b.rgba[k] as number));
    expect(apart / a.rgba.length).toBeLessThan(6);
  });

  test('sharpens pass by pass and ends with the result', async () => {
    const shown: number[] = [];
    let last: unknown;
    const result = await takePicture([tracerInThisThread()], ring, small, {
      picture: 1,
      onPass: (pixels, pass) => {
        shown.push(pass);
        last = pixels;
      },
    });
    expect(shown).toEqual([0, 1, 2, 3]);
    expect(last).toBe(result);
  });

  test('spends its samples on the stone and not on the paper', async () => {
    const { sums } = await exposePicture([tracerInThisThread()], ring, small, { picture: 1 });
    const mean = (channel: number): number => {
      let [samples, count] = [0, 0];
      for (let at = 0; at < sums.length; at += CHANNELS) {
        if ((sums[at + channel] as number) < 1) continue;
        samples += sums[at + channels.samples] as number;
        count++;
      }
      return samples / count;
    };
    expect(mean(channels.stone)).toBeGreaterThan(20);
    expect(sums[channels.samples]).toBe(2);
  });

  test('that is aborted stops', async () => {
    const signal = AbortSignal.abort(new Error('gone'));
    await expect(takePicture([tracerInThisThread()], ring, small, { picture: 1, signal })).rejects.toThrow('gone');
  });
});

describe('a small photograph on white', () => {
  const taken = exposePicture(
    [tracerInThisThread()],
    testRing('diamond'),
    { ...small, widthPx: 120, heightPx: 120 },
    { picture: 1 },
  );

  test('keeps the numbers of the light table', async () => {
    const buffer = await taken;
    const quality = pictureQuality(developPicture(buffer), buffer);
    expect(quality.p01).toBeLessThanOrEqual(40);
    expect(quality.p995).toBeGreaterThanOrEqual(248);
    expect(quality.borderMean).toBeGreaterThanOrEqual(250);
    expect(quality.borderSpread).toBeLessThanOrEqual(2);
    expect(quality.groundNoise).toBeLessThanOrEqual(0.8);
    expect(quality.fill).toBeCloseTo(0.7, 1);
    for (const share of quality.metalTones) expect(share).toBeGreaterThanOrEqual(0.12);
  });
});

test('a ruby is ruby red, not neon', async () => {
  const buffer = await exposePicture(
    [tracerInThisThread()],
    ring,
    { ...small, view: 'face-up', widthPx: 80, heightPx: 80 },
    { picture: 1 },
  );
  const { stoneMean, stoneP90 } = pictureQuality(developPicture(buffer), buffer);
  const [red, green, blue] = stoneMean;
  expect(red).toBeGreaterThan(2.2 * green);
  expect(red).toBeGreaterThan(1.8 * blue);
  expect(stoneP90[1]).toBeLessThan(120);
});

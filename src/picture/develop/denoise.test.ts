import { expect, test } from 'vitest';
import { seededRandom } from '#shared/random.ts';
import { CHANNELS, channels, createPictureBuffer } from '../trace/picture-buffer.ts';
import { denoise } from './denoise.ts';

/** Left half dark, right half light, both noisy; every pixel has 8 samples of metal facing the lens. */
function noisyHalves(size: number) {
  const random = seededRandom(5);
  const picture = createPictureBuffer(size, size);
  const colours = new Float32Array(size * size * 3);
  for (let pixel = 0; pixel < size * size; pixel++) {
    const level = pixel % size < size / 2 ? 0.2 : 0.7;
    const at = pixel * CHANNELS;
    let [sum, squared] = [0, 0];
    for (let sample = 0; sample < 8; sample++) {
      const value = level + (random() - 0.5) * 0.4;
      sum += value;
      squared += value * value;
    }
    picture.sums.fill(sum, at, at + 3);
    picture.sums[at + channels.squared] = squared;
    picture.sums[at + channels.samples] = 8;
    picture.sums[at + channels.metal] = 8;
    picture.sums[at + channels.normalZ] = 8;
    picture.sums[at + channels.depth] = 8 * 100;
    colours.fill(sum / 8, pixel * 3, pixel * 3 + 3);
  }
  return { picture, colours };
}

function spreadOf(colours: Float32Array, size: number, from: number, to: number): { mean: number; deviation: number } {
  const values: number[] = [];
  for (let row = 2; row < size - 2; row++)
    for (let column = from; column < to; column++) values.push(colours[(row * size + column) * 3] as number);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return { mean, deviation: Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) };
}

test('takes most of the noise and leaves the edge between two tones', () => {
  const size = 32;
  const { picture, colours } = noisyHalves(size);
  const before = spreadOf(colours, size, 2, size / 2);
  denoise(picture, colours);
  const [dark, light] = [spreadOf(colours, size, 2, size / 2), spreadOf(colours, size, size / 2, size - 2)];
  expect(dark.deviation).toBeLessThan(before.deviation / 2);
  expect(dark.mean).toBeCloseTo(0.2, 1);
  expect(light.mean).toBeCloseTo(0.7, 1);
  const step =
    spreadOf(colours, size, size / 2, size / 2 + 1).mean - spreadOf(colours, size, size / 2 - 1, size / 2).mean;
  expect(step).toBeGreaterThan(0.4);
});

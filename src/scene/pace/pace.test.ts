import { describe, expect, test } from 'vitest';
import { createPace } from './pace.ts';

const SCREEN = 1600 * 1200;

describe('the pace of a viewer', () => {
  test('a fast card soon draws moving frames in full', () => {
    const pace = createPace();
    for (let frame = 0; frame < 12; frame++) pace.tookMoving(SCREEN * pace.movingScale(SCREEN) ** 2, 4);
    expect(pace.movingScale(SCREEN)).toBe(1);
    expect(pace.hasTimeToSpare(SCREEN)).toBe(true);
  });

  test('a slow one draws coarser until it follows the hand, but never beyond recognition', () => {
    const pace = createPace();
    const msPerPixel = 2e-4;
    let pixels = 0;
    for (let frame = 0; frame < 12; frame++) {
      pixels = SCREEN * pace.movingScale(SCREEN) ** 2;
      pace.tookMoving(pixels, pixels * msPerPixel);
    }
    expect(pixels * msPerPixel).toBeLessThan(45);
    for (let frame = 0; frame < 12; frame++) pace.tookMoving(SCREEN, 60_000);
    expect(pace.movingScale(SCREEN)).toBe(0.22);
  });

  test('a still frame is drawn in bands, but not in so many that redrawing the metal outweighs them', () => {
    const pace = createPace();
    for (let band = 0; band < 8; band++) pace.tookStill(1600 * 75, 1600 * 75 * 1e-3);
    expect(pace.stillRows(1600, 1200)).toBe(75);
    for (let band = 0; band < 12; band++) pace.tookStill(SCREEN, 2);
    expect(pace.stillRows(1600, 1200)).toBe(1200);
  });

  test('a slow card begins a still frame at half the resolution at worst, a fast one at all of it', () => {
    const pace = createPace();
    for (let band = 0; band < 12; band++) pace.tookStill(SCREEN, 60_000);
    expect(pace.stillScale(SCREEN)).toBe(0.5);
    for (let band = 0; band < 12; band++) pace.tookStill(SCREEN, 20);
    expect(pace.stillScale(SCREEN)).toBe(1);
  });
});

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

  test('a slow one is drawn coarser until the hand is followed, but never beyond recognition', () => {
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

  test('a still frame is drawn in bands that the page does not notice', () => {
    const pace = createPace();
    for (let band = 0; band < 8; band++) {
      const rows = pace.stillRows(1600, 1200);
      pace.tookStill(rows * 1600, rows * 1600 * 1e-3);
    }
    expect(pace.stillRows(1600, 1200)).toBeGreaterThanOrEqual(16);
    expect(pace.stillRows(1600, 1200)).toBeLessThanOrEqual(40);
  });
});

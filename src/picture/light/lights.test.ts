import { describe, expect, test } from 'vitest';
import { dot } from '#engine/mesh/math/vectors.ts';
import { DEGREE } from '#shared/units.ts';
import { testRing } from '../testing/test-pieces.ts';
import { bodyLights } from './body-lights.ts';
import { grounds } from './grounds.ts';
import { lookUp, sampledLightTable, unfold } from './light-table.ts';
import { metalLights } from './metal-lights.ts';
import { mirroredDirections } from './mirrored-directions.ts';
import { directionOf, lightOf, type Softbox } from './softbox.ts';
import { stoneLights, veils } from './stone-lights.ts';

const box: Softbox = { azimuthDeg: 180, elevationDeg: 60, widthDeg: 40, heightDeg: 20, intensity: 5, edgeDeg: 2 };

function lightAt(boxes: readonly Softbox[], azimuthDeg: number, elevationDeg: number): number {
  const out = new Float64Array(3);
  lightOf({ horizon: 0.1, overhead: 0.1, boxes })(...directionOf(azimuthDeg, elevationDeg), out);
  return out[1] as number;
}

describe('a softbox', () => {
  test('shines where it stands and nowhere else', () => {
    expect(lightAt([box], 180, 60)).toBeCloseTo(5.1, 6);
    expect(lightAt([box], 180, 75)).toBeCloseTo(0.1, 6);
    expect(lightAt([box], 0, 60)).toBeCloseTo(0.1, 6);
  });

  test('is graded from its bottom to its top', () => {
    const graded = [{ ...box, upwards: [1, 0.3] as const }];
    expect(lightAt(graded, 180, 53)).toBeGreaterThan(lightAt(graded, 180, 67) * 1.5);
  });

  test('is hidden by a flag before it', () => {
    expect(lightAt([box, { ...box, intensity: 0, widthDeg: 10 }], 180, 60)).toBeCloseTo(0, 6);
    expect(lightAt([box, { ...box, intensity: 0, widthDeg: 10 }], 156, 60)).toBeGreaterThan(1);
  });
});

describe('a light table', () => {
  const smooth = sampledLightTable(128, (x, y, z, out) => out.set([x + 2, y * z + 2, z * z]));

  test('returns the light that it was sampled from, across every seam', () => {
    const out = new Float64Array(3);
    for (let azimuth = 0; azimuth < 360; azimuth += 7.3) {
      for (let elevation = -88; elevation < 90; elevation += 5.1) {
        const [x, y, z] = directionOf(azimuth, elevation);
        lookUp(smooth, x, y, z, out);
        expect(Math.abs((out[0] as number) - x - 2)).toBeLessThan(0.02);
        expect(Math.abs((out[1] as number) - y * z - 2)).toBeLessThan(0.03);
        expect(Math.abs((out[2] as number) - z * z)).toBeLessThan(0.03);
      }
    }
  });

  test('unfolds to unit directions over the whole sphere', () => {
    const out = new Float64Array(3);
    let lowest = 1;
    for (let u = -0.95; u < 1; u += 0.1) {
      for (let v = -0.95; v < 1; v += 0.1) {
        unfold(u, v, out);
        expect(Math.hypot(...out)).toBeCloseTo(1, 9);
        lowest = Math.min(lowest, out[2] as number);
      }
    }
    expect(lowest).toBeLessThan(-0.9);
  });
});

describe('lamps for stones', () => {
  const gem = testRing().gems[0];
  if (gem === undefined) throw new Error('The test ring has a stone');

  test('the table mirrors straight back what looks straight at it', () => {
    expect(mirroredDirections(gem, [0, 0, 1]).some((mirrored) => dot(mirrored, [0, 0, 1]) > 0.9999)).toBe(true);
  });

  test.each([22, 40, 60, 82])(
    'none stands within 12 degrees of what table and crown mirror, lens at %i degrees',
    (elevation) => {
      const mirrored = mirroredDirections(gem, directionOf(0, elevation));
      const lit = stoneLights({ style: 'brilliant', lensElevationDeg: elevation, mirrored });
      const lamps = lit.boxes.filter(({ round, intensity }) => round === true && intensity > 0);
      for (const lamp of lamps) {
        const direction = directionOf(lamp.azimuthDeg, lamp.elevationDeg);
        for (const mirror of mirrored) expect(dot(direction, mirror)).toBeLessThan(Math.cos(12 * DEGREE));
      }
      expect(lamps.length).toBeGreaterThan(0);
    },
  );

  test('a lamp that the table would mirror is removed', () => {
    expect(veils({ ...box, widthDeg: 5, heightDeg: 5 }, [directionOf(180, 60)])).toBe(true);
    expect(veils({ ...box, widthDeg: 5, heightDeg: 5 }, [directionOf(180, 20)])).toBe(false);
  });
});

test('the metal set is black where the lens looks from and brightest behind the piece', () => {
  const out = new Float64Array(3);
  const light = lightOf(metalLights({ warm: true, rimLit: false, lensElevationDeg: 22 }));
  light(...directionOf(0, 22), out);
  expect(Math.max(...out)).toBeLessThan(0.1);
  light(...directionOf(180, 55), out);
  expect(Math.min(...out)).toBeGreaterThan(2);
});

test('a pearl on velvet has a lit and a shaded side: the strips that edge metal do not reach it', () => {
  const lamps = bodyLights({ warm: true, lensElevationDeg: 86 }, grounds.dark);
  const out = new Float64Array(3);
  const lit = (azimuthDeg: number, elevationDeg: number): number => {
    lookUp(lamps, ...directionOf(azimuthDeg, elevationDeg), out);
    return out[1] as number;
  };
  for (const azimuth of [-140, -90, 90, 140]) expect(lit(0, 86) / lit(azimuth, 0)).toBeGreaterThan(1.4);
});

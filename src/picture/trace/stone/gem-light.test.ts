import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { qualities } from '#engine/contract/quality.ts';
import { buildGem } from '#engine/gems/build-gem.ts';
import { identity } from '#engine/mesh/math/frames.ts';
import type { GemKind } from './gem-field.ts';
import { createGemLight } from './gem-light.ts';

interface Leaving {
  readonly directions: Float64Array;
  readonly shares: readonly [number, number, number];
}

const frames = Float64Array.from(identity);
const light = createGemLight(frames);

/** A flat glass plate, 2 mm thick and 20 mm wide, faces up and down. */
const plate: GemKind = {
  cells: [Float64Array.from([0, 0, 1, 1, 0, 0, -1, 1, 1, 0, 0, 10, -1, 0, 0, 10, 0, 1, 0, 10, 0, -1, 0, 10])],
  inner: [new Uint8Array(6)],
  refractiveIndex: 1.5,
  dispersion: 0,
  absorptionPerMm: [0, 0, 0],
  dome: undefined,
  body: undefined,
};

function leavingOf(
  kind: GemKind,
  plane: number,
  at: readonly number[],
  towards: readonly number[],
  fire = 0,
): Leaving[] {
  const found: Leaving[] = [];
  const [x, y, z] = at as [number, number, number];
  const [dx, dy, dz] = towards as [number, number, number];
  light.follow(kind, 0, 0, plane, x, y, z, dx, dy, dz, fire, 24, (_x, _y, _z, directions, red, green, blue) => {
    found.push({ directions: directions.slice(), shares: [red, green, blue] });
  });
  return found;
}

describe('light through a plate', () => {
  const slanting = [Math.sin(0.6), 0, -Math.cos(0.6)];

  test('goes on in its old direction', () => {
    const first = leavingOf(plate, 0, [0, 0, 1], slanting)[0];
    expect(first?.directions[3]).toBeCloseTo(slanting[0] as number, 9);
    expect(first?.directions[5]).toBeCloseTo(slanting[2] as number, 9);
  });

  test('loses nothing but what two surfaces mirror', () => {
    const all = leavingOf(plate, 0, [0, 0, 1], slanting);
    const straight = leavingOf(plate, 0, [0, 0, 1], [0, 0, -1])[0];
    expect(straight?.shares[1]).toBeCloseTo(0.96 ** 2, 9);
    expect(all.reduce((sum, { shares }) => sum + shares[1], 0)).toBeLessThanOrEqual(1);
  });

  test('is swallowed as Beer and Lambert say', () => {
    const tinted = { ...plate, absorptionPerMm: [0, 0.5, 2] as const };
    const [red, green, blue] = leavingOf(tinted, 0, [0, 0, 1], [0, 0, -1])[0]?.shares ?? [0, 0, 0];
    expect(green / red).toBeCloseTo(Math.exp(-0.5 * 2), 6);
    expect(blue / red).toBeCloseTo(Math.exp(-2 * 2), 6);
  });
});

describe('light in a brilliant', () => {
  const gem = buildGem({ shape: 'round', lengthMm: 6.5 }, qualities.view);
  const diamond: GemKind = {
    cells: gem.cells,
    inner: gem.cells.map((planes) => new Uint8Array(planes.length / 4)),
    refractiveIndex: 2.417,
    dispersion: 0.044,
    absorptionPerMm: [0, 0, 0],
    dome: undefined,
    body: undefined,
  };
  const planes = gem.cells[0] as Float64Array;
  const table =
    Array.from({ length: planes.length / 4 }, (_, plane) => plane).find((plane) => planes[plane * 4 + 2] === 1) ?? 0;
  const height = planes[table * 4 + 3] as number;
  const place = fc.record({
    x: fc.double({ min: -1.4, max: 1.4, noNaN: true }),
    y: fc.double({ min: -1.4, max: 1.4, noNaN: true }),
    tilt: fc.double({ min: 0, max: 1, noNaN: true }),
    round: fc.double({ min: 0, max: 6.28, noNaN: true }),
  });

  test('never comes out brighter than it went in', () => {
    fc.assert(
      fc.property(place, ({ x, y, tilt, round }) => {
        const towards = [Math.sin(tilt) * Math.cos(round), Math.sin(tilt) * Math.sin(round), -Math.cos(tilt)];
        const sum = [0, 0, 0];
        for (const { shares } of leavingOf(diamond, table, [x, y, height], towards, 1)) {
          shares.forEach((share, colour) => {
            sum[colour] = (sum[colour] as number) + share;
          });
        }
        for (const total of sum) expect(total).toBeLessThanOrEqual(1 + 1e-9);
      }),
    );
  });

  test('comes back through the crown when seen straight down, since a well-cut stone does not leak', () => {
    let upwards = 0;
    let all = 0;
    for (let k = 0; k < 200; k++) {
      const [x, y] = [1.5 * Math.cos(k) * Math.sqrt(k / 200), 1.5 * Math.sin(k) * Math.sqrt(k / 200)];
      for (const { directions, shares } of leavingOf(diamond, table, [x, y, height], [0, 0, -1])) {
        all += shares[1];
        if ((directions[5] as number) > 0) upwards += shares[1];
      }
    }
    expect(upwards / all).toBeGreaterThan(0.85);
  });

  test('parts into colours as far as its dispersion says', () => {
    const spread = (fire: number): number =>
      Math.max(
        ...leavingOf(diamond, table, [0.9, 0.3, height], [0.2, 0.1, -0.97], fire).map(({ directions: d }) =>
          Math.hypot((d[0] as number) - (d[6] as number), (d[1] as number) - (d[7] as number)),
        ),
      );
    expect(spread(0)).toBeCloseTo(0, 9);
    expect(spread(1)).toBeGreaterThan(0.005);
  });
});

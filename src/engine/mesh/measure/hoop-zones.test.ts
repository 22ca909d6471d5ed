import { expect, test } from 'vitest';
import { cylinder } from '../build/round-solids.ts';
import { hoopZone, hoopZones } from './hoop-zones.ts';

/** A disc of 10 mm radius with its axis along y: its wall is the outside of a hoop, its ends are the edges. */
function disc() {
  const { positions, triangles } = cylinder(10, 0, 4, 64);
  const turned = positions.slice();
  for (let i = 0; i < positions.length; i += 3) {
    turned[i + 1] = positions[i + 2] ?? 0;
    turned[i + 2] = -(positions[i + 1] ?? 0);
  }
  return { positions: turned, triangles };
}

test('what faces to the side are edges, what faces outwards is the rest', () => {
  const mesh = disc();
  const zones = hoopZones(mesh, { innerRadiusMm: 0, outerRadiusMm: 10 });
  for (let i = 0; i < zones.length; i += 1) {
    const ys = [0, 1, 2].map((k) => mesh.positions[3 * (mesh.triangles[3 * i + k] ?? 0) + 1]);
    expect(zones[i]).toBe(new Set(ys).size === 1 ? hoopZone.edges : hoopZone.rest);
  }
});

test('what faces the finger is the inside', () => {
  const { positions, triangles } = disc();
  const inwards = triangles.map((_, at) => triangles[at % 3 === 0 ? at : at % 3 === 1 ? at + 1 : at - 1] ?? 0);
  const zones = hoopZones({ positions, triangles: inwards }, { innerRadiusMm: 9, outerRadiusMm: 12 });
  expect(new Set(zones)).toContain(hoopZone.inside);
  expect(new Set(zones)).not.toContain(hoopZone.edges);
});

test('what stands outside of the hoop has edges of its own', () => {
  expect(new Set(hoopZones(disc(), { innerRadiusMm: 2, outerRadiusMm: 4 }))).toEqual(new Set([hoopZone.rest]));
});

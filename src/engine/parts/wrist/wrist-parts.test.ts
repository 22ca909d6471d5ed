import { describe, expect, test } from 'vitest';
import type { Body } from '../../contract/kernel.ts';
import type { PartOutput } from '../../contract/part-output.ts';
import { surfaceFaults } from '../../mesh/testing/closed-surface.ts';
import { bodiesByKernel } from '../testing/bodies-by-kernel.ts';
import { buildOne, type PartSurroundings } from '../testing/build-one.ts';
import { meshesOf } from '../testing/leaf-meshes.ts';
import { buildBangleBand } from './bangle-band.ts';
import { buildTennisLine } from './tennis-line.ts';
import { buildTwistBand } from './twist-band.ts';

const bodyOf = bodiesByKernel();

const scene: PartSurroundings = {
  piece: 'bangle',
  size: { system: 'IN_BANGLE', value: '2-6', innerDiameterMm: 60.325 },
  quality: 'export',
};

function metalOf(output: PartOutput): Body {
  return bodyOf(...output.add, ...output.claws);
}

/** Smallest distance of the metal from the axis of the wrist. */
function innerRadius({ mesh }: Body): number {
  let least = Infinity;
  for (let i = 0; i < mesh.positions.length; i += 3) {
    least = Math.min(least, Math.hypot(mesh.positions[i] as number, mesh.positions[i + 2] as number));
  }
  return least;
}

describe('a round bangle', () => {
  const output = buildOne(
    buildBangleBand,
    { kind: 'bangle-band', section: 'round', widthMm: 3, thicknessMm: 3 },
    scene,
  );

  test('has the volume of a torus', () => {
    const exact = 2 * Math.PI ** 2 * (60.325 / 2 + 1.5) * 1.5 ** 2;
    expect(metalOf(output).volumeMm3 / exact).toBeGreaterThan(0.99);
    expect(metalOf(output).volumeMm3 / exact).toBeLessThan(1);
  });

  test('has the usual opening without one', () => {
    const unsized = buildOne(
      buildBangleBand,
      { kind: 'bangle-band', section: 'round', widthMm: 3, thicknessMm: 3 },
      { piece: 'bangle', quality: 'export' },
    );
    expect(innerRadius(metalOf(unsized))).toBeCloseTo(60.325 / 2, 2);
  });

  test('has the opening of its size', () => {
    expect(innerRadius(metalOf(output))).toBeCloseTo(60.325 / 2, 2);
  });

  test('that would bend has a finding with a remedy', () => {
    const thin = buildOne(
      buildBangleBand,
      { kind: 'bangle-band', section: 'flat', widthMm: 4, thicknessMm: 1.2 },
      scene,
    );
    expect(thin.checks).toMatchObject([{ rule: 'bangle.thickness', severity: 'error', patch: [{ value: 1.5 }] }]);
  });
});

describe.each([2, 3, 4])('a twisted bangle of %i strands', (strands) => {
  const output = buildOne(
    buildTwistBand,
    { kind: 'twist-band', strands, widthMm: 4.2, turns: 14 },
    { ...scene, quality: 'view' },
  );

  test('is one body without a sealed void', () => {
    const { shells } = metalOf(output);
    expect(shells).toHaveLength(1);
    expect(shells[0]?.volumeMm3).toBeGreaterThan(0);
  });

  test('is made of closed surfaces', () => {
    expect(meshesOf(output).flatMap(surfaceFaults)).toEqual([]);
  });
});

test('a twisted bangle is wound as often as its strands can be, and says so when more was asked', () => {
  const band = { kind: 'twist-band', strands: 3, widthMm: 12, turns: 40 } as const;
  const [finding] = buildOne(buildTwistBand, band, scene).checks;
  expect(finding).toMatchObject({ rule: 'twist.tight', value: 40, unit: 'turns' });
  const turns = finding?.limit ?? 0;
  const wound = buildOne(buildTwistBand, { ...band, turns }, { ...scene, quality: 'view' });
  expect(wound.checks).toEqual([]);
  expect(metalOf(wound).shells).toHaveLength(1);
});

describe('a tennis line', () => {
  const stones = { line: { gem: 'lab_diamond', shape: 'round', lengthMm: 3 } } as const;
  const line = { kind: 'tennis-line', holds: 'line', count: 52, gapMm: 0.35, prongMm: 0.8 } as const;
  const output = buildOne(buildTennisLine, line, { piece: 'bracelet', stones, quality: 'view' });

  test('has one movable body a stone, each hinged without touching the next', () => {
    const { shells } = metalOf(output);
    expect(output.bodies).toBe(52);
    expect(shells.filter((shell) => shell.volumeMm3 > 0.01)).toHaveLength(52);
    expect(shells.every((shell) => shell.volumeMm3 > 0)).toBe(true);
  });

  test('is made of closed surfaces', () => {
    expect(meshesOf(output).flatMap(surfaceFaults)).toEqual([]);
  });

  test('that fits no wrist has a finding with the number of stones to use', () => {
    const short = buildOne(buildTennisLine, { ...line, count: 20 }, { piece: 'bracelet', stones, quality: 'drag' });
    expect(short.checks).toMatchObject([{ rule: 'bracelet.length', parameter: 'count' }]);
  });
});

import { describe, expect, test } from 'vitest';
import type { PartInput } from '#spec/part-registry.ts';
import { surfaceFaults } from '../../../mesh/testing/closed-surface.ts';
import { meshVolume } from '../../../mesh/measure/measure-mesh.ts';
import { buildRing, FINGER_MM, ringSpec, shank } from '../testing/build-ring.ts';
import { placedMeshes, placedPoints } from '../testing/placed-points.ts';

const kinds: Readonly<Record<string, PartInput>> = {
  shank,
  'split-shank': { kind: 'split-shank', shoulderWidthMm: 2.8, palmWidthMm: 2 },
  'twist-shank': { kind: 'twist-shank', shoulderWidthMm: 2.6, palmWidthMm: 2 },
};

describe.each(Object.entries(kinds))('a %s', (_, part) => {
  test.each(['drag', 'view', 'export'] as const)('is closed and solid at %s quality', (quality) => {
    const { add } = buildRing(ringSpec({ shank: part }), quality).part('shank');
    for (const mesh of add.flatMap((solid) => placedMeshes(solid))) {
      expect(surfaceFaults(mesh)).toEqual([]);
      expect(meshVolume(mesh)).toBeGreaterThan(1);
    }
  });

  test('has a finger hole of exactly the size', () => {
    const radii = placedPoints(buildRing(ringSpec({ shank: part })).part('shank').add).map(([x, , z]) =>
      Math.hypot(x, z),
    );
    expect(Math.min(...radii)).toBeCloseTo(FINGER_MM / 2, 5);
  });

  test('is no wider and no thicker at the palm than at the shoulder', () => {
    const points = placedPoints(buildRing(ringSpec({ shank: part })).part('shank').add);
    const near = (angleDeg: number) =>
      points.filter(([x, , z]) => Math.abs(Math.abs((Math.atan2(x, z) * 180) / Math.PI) - angleDeg) < 3);
    const width = (angleDeg: number) => Math.max(...near(angleDeg).map(([, y]) => y));
    const height = (angleDeg: number) => Math.max(...near(angleDeg).map(([x, , z]) => Math.hypot(x, z)));
    expect(width(178)).toBeLessThan(width(100));
    expect(height(178)).toBeLessThanOrEqual(height(100) + 1e-6);
  });

  test('offers its true surface to what stands on it', () => {
    const { anchors } = buildRing(ringSpec({ shank: part })).part('shank');
    const band = anchors[0];
    if (band?.kind !== 'band') throw new Error('A shank is a band');
    const palm = band.sectionAt(180);
    expect(palm.widthMm).toBeCloseTo(part.kind === 'shank' ? 1.7 : 2, 6);
    expect(palm.frame[14]).toBeCloseTo(-(FINGER_MM / 2 + palm.thicknessMm), 6);
    expect(palm.heightAt(0)).toBeCloseTo(palm.thicknessMm, 6);
  });
});

describe('a split shank', () => {
  test('opens to the asked width under the head', () => {
    const { part } = buildRing(ringSpec({ shank: { kind: 'split-shank', shoulderWidthMm: 3, openingMm: 2.4 } }));
    const band = part('shank').anchors[0];
    if (band?.kind !== 'band') throw new Error('A shank is a band');
    const top = band.sectionAt(0);
    expect(top.heightAt(1.1)).toBe(0);
    expect(top.heightAt(1.4)).toBeGreaterThan(0.5);
    expect(band.sectionAt(60).heightAt(0)).toBeGreaterThan(1);
  });
});

describe('checks of a shank', () => {
  const findings = (part: PartInput) => buildRing(ringSpec({ shank: part })).findings();

  test('are silent for the proportions of the trade', () => {
    expect(findings(shank)).toEqual([]);
  });

  test('refuse a palm that bends, and say how thick it must be', () => {
    expect(findings({ kind: 'shank', palmThicknessMm: 1 })).toContainEqual(
      expect.objectContaining({
        rule: 'shank.palm-thickness',
        severity: 'error',
        limit: 1.2,
        patch: [{ op: 'replace', path: '/parts/shank/palmThicknessMm', value: 1.2 }],
      }),
    );
  });

  test('warn of a shank that is heavier below', () => {
    const found = findings({ kind: 'shank', shoulderWidthMm: 1.9, palmWidthMm: 2.2 });
    expect(found).toContainEqual(expect.objectContaining({ rule: 'taste.shank-tapers-to-palm', severity: 'warning' }));
  });

  test('are never made while dragging', () => {
    const ring = buildRing(ringSpec({ shank: { kind: 'shank', palmThicknessMm: 1 } }), 'drag');
    expect(ring.findings()).toEqual([]);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shankProfiles } from '#spec/parts/shank.ts';
import { bandProfile } from './band-profile.ts';

const widths = fc.double({ min: 0.5, max: 16, noNaN: true });
const thicknesses = fc.double({ min: 0.4, max: 6, noNaN: true });
const profiles = fc.constantFrom(...shankProfiles);

function points(line: Float64Array): { readonly height: number; readonly across: number }[] {
  return Array.from({ length: line.length / 2 }, (_, i) => ({
    height: line[2 * i] as number,
    across: line[2 * i + 1] as number,
  }));
}

describe('a band section', () => {
  test('touches the finger in its middle, is as wide and as thick as asked for, and alike on both sides', () => {
    fc.assert(
      fc.property(profiles, widths, thicknesses, fc.constantFrom(16, 28, 48), (profile, width, thickness, segments) => {
        const line = points(bandProfile(profile, width, thickness).line(segments));
        expect(line).toHaveLength(segments);
        expect(Math.min(...line.map(({ height }) => height))).toBeCloseTo(0, 6);
        expect(Math.max(...line.map(({ height }) => height))).toBeCloseTo(thickness, 6);
        expect(Math.max(...line.map(({ across }) => across))).toBeCloseTo(width / 2, 6);
        for (let i = 1; i < segments; i += 1) {
          expect(line[segments - i]?.height).toBeCloseTo(line[i]?.height ?? NaN, 6);
          expect(line[segments - i]?.across).toBeCloseTo(-(line[i]?.across ?? NaN), 6);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('gives the height of its outer surface', () => {
    fc.assert(
      fc.property(profiles, widths, thicknesses, (profile, width, thickness) => {
        const shape = bandProfile(profile, width, thickness);
        const inside = shape.insideCount(48);
        const outer = points(shape.line(48)).slice(inside + 1, 48 - inside);
        for (const { height, across } of outer) {
          // The upright sides have no single height; the lower corners of a knife edge count as straight.
          if (Math.abs(across) > 0.49 * width) continue;
          expect(Math.abs(shape.heightAt(across) - height)).toBeLessThan(0.05 * thickness + 0.02);
        }
        expect(shape.heightAt(0)).toBeCloseTo(thickness, 6);
        expect(shape.heightAt(0.51 * width)).toBe(0);
      }),
      { numRuns: 60 },
    );
  });

  test('has a knife edge of 90 to 120 degrees where the thickness allows it', () => {
    const shape = bandProfile('knife', 2.4, 1.8);
    const slope = (shape.heightAt(0.3) - shape.heightAt(0.9)) / 0.6;
    const apexDeg = (2 * Math.atan(1 / slope) * 180) / Math.PI;
    expect(apexDeg).toBeGreaterThanOrEqual(90);
    expect(apexDeg).toBeLessThanOrEqual(120);
  });

  test('lowers a court section towards its edges by 0.15 to 0.30 mm', () => {
    const line = points(bandProfile('court', 4, 1.8).line(48));
    const inner = line.filter(({ height, across }) => height < 0.5 && Math.abs(across) < 1.8);
    const crown = Math.max(...inner.map(({ height }) => height));
    expect(crown).toBeGreaterThan(0.1);
    expect(crown).toBeLessThan(0.3);
  });

  test.each([2, 3, 4, 6])('is half a circle where a half-round of %i mm is half as thick as wide', (width) => {
    const shape = bandProfile('half-round', width, width / 2);
    const inside = shape.insideCount(48);
    const dome = points(shape.line(48)).slice(inside + 1, 48 - inside);
    expect(dome.length).toBeGreaterThan(24);
    for (const { height, across } of dome) expect(Math.abs(Math.hypot(height, across) - width / 2)).toBeLessThan(0.02);
    for (const share of [0, 0.3, 0.6, 0.9]) {
      const across = (share * width) / 2;
      expect(Math.abs(shape.heightAt(across) - Math.sqrt(width ** 2 / 4 - across ** 2))).toBeLessThan(0.03);
    }
  });

  test('is a circle where a wire is as thick as wide', () => {
    for (const { height, across } of points(bandProfile('round', 2, 2).line(48))) {
      expect(Math.hypot(height - 1, across)).toBeCloseTo(1, 9);
    }
  });
});

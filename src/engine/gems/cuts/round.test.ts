import { describe, expect, test } from 'vitest';
import { qualities } from '../../contract/quality.ts';
import { buildGem } from '../build-gem.ts';
import { angleDeg, type GroundFacet, groundFacets } from '../testing/ground-facets.ts';
import { usualStones } from '../testing/usual-stones.ts';

const gem = buildGem(usualStones.round, qualities.export);
const facets = groundFacets(gem);
const RADIUS = 3.25;

/** Facets whose dial shows this angle, to a hundredth of a degree. */
const at = (side: GroundFacet['side'], angle: number): GroundFacet[] =>
  facets.filter((facet) => facet.side === side && Math.abs(angleDeg(facet) - angle) < 0.01);

const radii = (facet: GroundFacet): number[] => facet.corners.map(([x, y]) => Math.hypot(x, y) / RADIUS);

describe('round brilliant', () => {
  test('has the 33 crown and 24 pavilion facets of the trade', () => {
    expect(facets.filter(({ side }) => side === 'crown')).toHaveLength(33);
    expect(facets.filter(({ side }) => side === 'pavilion')).toHaveLength(24);
  });

  test('has eight bezels at 34.5° that reach from the table to the girdle', () => {
    const bezels = at('crown', 34.5);
    expect(bezels).toHaveLength(8);
    for (const bezel of bezels) {
      expect(bezel.corners).toHaveLength(4);
      expect(Math.min(...radii(bezel))).toBeCloseTo(0.57, 6);
      expect(Math.max(...radii(bezel))).toBeCloseTo(1, 6);
    }
  });

  test('has eight mains at 40.8° that all end in the culet', () => {
    const mains = at('pavilion', 40.8);
    expect(mains).toHaveLength(8);
    for (const main of mains) expect(Math.min(...radii(main))).toBeCloseTo(0, 6);
  });

  test('has stars that reach 55 % of the way to the girdle', () => {
    const stars = facets.filter(({ side, corners }) => side === 'crown' && corners.length === 3);
    expect(stars).toHaveLength(8);
    const tableEdge = 0.57 * Math.cos(Math.PI / 8);
    for (const star of stars) expect(Math.max(...radii(star))).toBeCloseTo(tableEdge + 0.55 * (1 - tableEdge), 6);
  });

  test('has lower halves that reach 80 % of the way to the culet', () => {
    const lowerHalves = facets.filter((facet) => facet.side === 'pavilion' && Math.abs(angleDeg(facet) - 40.8) > 0.5);
    expect(lowerHalves).toHaveLength(16);
    for (const half of lowerHalves) expect(Math.min(...radii(half))).toBeCloseTo(0.2, 6);
  });

  test('has table, depth and girdle as the cut asks for them', () => {
    expect(gem.tableRatio).toBeCloseTo(0.57, 5);
    expect(gem.girdleThicknessMm / gem.widthMm).toBeCloseTo(0.03, 6);
    expect(gem.depthMm / gem.widthMm).toBeCloseTo(0.6094, 4);
    expect((gem.crownHeightMm - gem.girdleThicknessMm / 2) / gem.widthMm).toBeCloseTo(0.1478, 4);
  });

  test('thickens the girdle only where facets meet it, and never to a knife edge', () => {
    const heights = facets
      .filter(({ side }) => side === 'girdle')
      .map(({ corners }) => Math.max(...corners.map(([, , z]) => z)) - Math.min(...corners.map(([, , z]) => z)));
    expect(Math.max(...heights) / gem.widthMm).toBeLessThan(0.0301);
    expect(Math.min(...heights) / gem.widthMm).toBeGreaterThan(0.012);
  });
});

import { describe, expect, test } from 'vitest';
import { builtCutIds, builtCuts } from '#spec/tables/cuts.ts';
import { drawnStone } from '../girdle/drawn-stone.ts';
import { outlineBox, signedArea } from '../outline/outlines.ts';
import { prongStations } from '../prongs/prong-stations.ts';
import { cutLayouts } from './registry.ts';

describe.each(builtCutIds)('%s', (shape) => {
  const widthMm = 5;
  const lengthMm = Math.round(50 * builtCuts[shape].lengthToWidth) / 10;
  const stone = drawnStone({ shape, lengthMm, widthMm });

  test('is drawn in its size, counter-clockwise from +x', () => {
    const { minimum, maximum } = outlineBox(stone.outline);
    expect(maximum[0] - minimum[0]).toBeCloseTo(widthMm, 2);
    expect(maximum[1] - minimum[1]).toBeCloseTo(lengthMm, 2);
    expect(signedArea(stone.outline)).toBeGreaterThan(0.49 * lengthMm * widthMm);
    expect(stone.outline[0]?.[0]).toBeCloseTo(widthMm / 2, 2);
  });

  test.each([3, 4, 5, 6, 7, 8])('%i prongs leave no tip bare and hold both sides alike', (count) => {
    const stations = prongStations(stone, count);
    expect(stations.length).toBeGreaterThanOrEqual(3);
    for (const { point } of stations) {
      const twin = stations.some((other) => Math.hypot(other.point[0] + point[0], other.point[1] - point[1]) < 0.05);
      expect(twin).toBe(true);
    }
    const heldTips = stations.filter(({ point, pointed }) => pointed && Math.abs(point[0]) < 0.01);
    expect(heldTips.length > 0).toBe(cutLayouts[shape].tipped);
  });
});

import { expect, test } from 'vitest';
import { prongStations } from '#layout/prongs/prong-stations.ts';
import { drawnStone } from '#layout/girdle/drawn-stone.ts';
import { builtCutIds } from '#spec/tables/cuts.ts';
import { qualities } from '../../../contract/quality.ts';
import { buildGem } from '../../../gems/build-gem.ts';
import { usualStones } from '../../../gems/testing/usual-stones.ts';

const stones = [
  { shape: 'pear', lengthMm: 9, widthMm: 6 },
  { shape: 'pear', lengthMm: 8, widthMm: 5 },
  { shape: 'heart', lengthMm: 7, widthMm: 7 },
] as const;

test.each(stones)('claws of a $shape of $lengthMm mm stand where the cut says, however finely it is drawn', (stone) => {
  const drawn = prongStations(buildGem(stone, qualities.drag), 5);
  const exported = prongStations(buildGem(stone, qualities.export), 5);
  const apartMm = drawn.map(({ point: [x, y] }, i) => {
    const [otherX, otherY] = exported[i]?.point ?? [Infinity, Infinity];
    return Math.hypot(x - otherX, y - otherY);
  });
  expect(apartMm).toHaveLength(5);
  expect(exported).toHaveLength(5);
  expect(Math.max(...apartMm)).toBeLessThan(0.12);
});

test.each(stones)('both sides of a $shape of $lengthMm mm are held alike', (stone) => {
  const stations = prongStations(buildGem(stone, qualities.view), 5);
  expect(stations).toHaveLength(5);
  for (const { point } of stations) {
    const twin = stations.some((other) => Math.hypot(other.point[0] + point[0], other.point[1] - point[1]) < 0.03);
    expect(twin).toBe(true);
  }
});

test.each(builtCutIds)('what was planned around a drawn %s is what is built around the ground one', (shape) => {
  const { lengthMm, widthMm } = usualStones[shape];
  const asked = { shape, lengthMm, widthMm: widthMm ?? lengthMm };
  for (const count of [3, 4, 5, 6, 7, 8]) {
    const planned = prongStations(drawnStone(asked), count);
    const built = prongStations(buildGem(asked, qualities.export), count);
    expect(planned).toHaveLength(built.length);
    planned.forEach(({ point: [x, y], pointed }, i) => {
      const [builtX, builtY] = built[i]?.point ?? [Infinity, Infinity];
      expect(Math.hypot(x - builtX, y - builtY)).toBeLessThan(0.06);
      expect(pointed).toBe(built[i]?.pointed);
    });
  }
});

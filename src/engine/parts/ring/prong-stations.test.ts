import { expect, test } from 'vitest';
import { qualities } from '../../contract/quality.ts';
import { buildGem } from '../../gems/build-gem.ts';
import { prongStations } from './prong-stations.ts';

const stones = [
  { shape: 'pear', lengthMm: 9, widthMm: 6 },
  { shape: 'pear', lengthMm: 8, widthMm: 5 },
  { shape: 'heart', lengthMm: 7, widthMm: 7 },
] as const;

test.each(stones)('claws of a $shape of $lengthMm mm stand where the cut says, however finely it is drawn', (stone) => {
  const [drawn, exported] = [qualities.drag, qualities.export].map((quality) =>
    prongStations(buildGem(stone, quality), 5),
  );
  drawn?.forEach(({ point }, i) => {
    const other = exported?.[i]?.point;
    expect(Math.hypot(point[0] - (other?.[0] ?? 9), point[1] - (other?.[1] ?? 9))).toBeLessThan(0.12);
  });
});

test.each(stones)('both sides of a $shape of $lengthMm mm are held alike', (stone) => {
  const stations = prongStations(buildGem(stone, qualities.view), 5);
  for (const { point } of stations) {
    const twin = stations.some((other) => Math.hypot(other.point[0] + point[0], other.point[1] - point[1]) < 0.03);
    expect(twin).toBe(true);
  }
});

import { describe, expect, test } from 'vitest';
import { bordersOf } from './borders.ts';
import { chains } from './chains.ts';
import { createInk } from './ink.ts';
import { simplified } from './simplify.ts';

const zeros = (count: number): number[] => Array.from({ length: count }, () => 0);

describe('chains', () => {
  test('join segments in any order into one line', () => {
    const lines = chains({ ends: [2, 3, 0, 1, 2, 1], places: zeros(12) });
    expect(lines).toHaveLength(1);
    expect([lines[0], lines[0]?.toReversed()]).toContainEqual([0, 1, 2, 3]);
  });

  test('close a ring', () => {
    const [ring] = chains({ ends: [0, 1, 1, 2, 2, 0], places: zeros(9) });
    expect(ring).toHaveLength(4);
    expect(ring?.[0]).toBe(ring?.[3]);
  });

  test('end where three lines meet', () => {
    expect(chains({ ends: [0, 1, 1, 2, 1, 3], places: zeros(12) })).toHaveLength(3);
  });
});

describe('borders', () => {
  test('go round a region and round its hole', () => {
    const size = 60;
    const classes = new Uint8Array(size * size);
    for (let y = 10; y < 50; y++)
      for (let x = 10; x < 50; x++) classes[y * size + x] = y > 22 && y < 38 && x > 22 && x < 38 ? 0 : 1;
    const borders = bordersOf(classes, size, size)[1] ?? [];
    expect(borders).toHaveLength(2);
    for (const line of borders) expect([line.at(-2), line.at(-1)]).toEqual([line[0], line[1]]);
  });

  test('keep regions apart that touch at a corner', () => {
    const classes = Uint8Array.from([1, 0, 0, 1]);
    expect(bordersOf(classes, 2, 2)[1]).toHaveLength(2);
  });
});

test('only the bare parts of a line are left, overlapping what is drawn', () => {
  const ink = createInk(100, 20);
  const line = Array.from({ length: 100 }, (_, x) => [x, 10]).flat();
  ink.mark(Array.from({ length: 40 }, (_, x) => [x, 10]).flat());
  const parts = ink.bare(line, 5);
  expect(parts).toHaveLength(1);
  expect(parts[0]?.[0]).toBeGreaterThan(36);
  expect(parts[0]?.[0]).toBeLessThan(44);
  ink.mark(line);
  expect(ink.bare(line, 5)).toEqual([]);
});

test('simplifying drops what lies on a straight line and keeps corners', () => {
  expect(simplified([0, 0, 1, 0, 2, 0.01, 3, 0, 3, 5], 0.1)).toEqual([0, 0, 3, 0, 3, 5]);
});

import { describe, expect, test } from 'vitest';
import { outlineBox } from '#layout/outline/outlines.ts';
import type { Sketch } from '#spec/sketch.ts';
import { defaultWorkshopProfile } from '#spec/workshop/default-workshop-profile.ts';
import { understand } from '../../brief/understand.ts';
import { partsOf } from '../../parts/find-parts.ts';
import { sketchedDesigns } from './sketched-designs.ts';

const square = (side: number): [number, number][] => [
  [-side, -side],
  [side, -side],
  [side, side],
  [-side, side],
];

const sketch: Sketch = {
  worn: 'neck',
  outline: square(10),
  openings: [],
  stones: [
    { cut: 'round', xMm: 0, yMm: 2, lengthMm: 5, widthMm: 5, turnDeg: 0 },
    { cut: 'pear', xMm: 4, yMm: -5, lengthMm: 3, widthMm: 2, turnDeg: 30 },
    { cut: 'pear', xMm: -4, yMm: -5, lengthMm: 3, widthMm: 2, turnDeg: -30 },
  ],
  thicknessMm: 1.6,
  bevelMm: 0.3,
  setting: 'bezel',
};

function designs(brief: string, drawn = sketch) {
  const request = understand(brief);
  if (!request.ok) throw new Error(request.problem.message);
  const options = { count: 4, seed: 1, profile: defaultWorkshopProfile, barred: [], costCorrection: {} };
  return sketchedDesigns(drawn, request.value, options);
}

function drawnFrom(brief: string, drawn = sketch) {
  const four = designs(brief, drawn);
  if (!four.ok) throw new Error(four.problem.message);
  return four.value;
}

describe('the four of a sketch', () => {
  const four = drawnFrom('pendant 20 mm high in 18k rose gold with a ruby');

  test('have its outline, in the metal that was said, each with a name of its own', () => {
    for (const { spec } of four) {
      const [plate] = partsOf(spec, 'plate');
      expect(plate).toMatchObject({ shape: 'free', widthMm: 20, heightMm: 20, outline: sketch.outline });
      expect(spec.metal.alloy).toBe('au750_r');
    }
    expect(new Set(four.map(({ spec }) => spec.title)).size).toBe(4);
    expect(new Set(four.map(({ spec }) => `${spec.metal.finish} ${partsOf(spec, 'plate')[0]?.thicknessMm}`)).size).toBe(
      4,
    );
  });

  test('have its stones where they were drawn, turned as they were; small ones are diamonds', () => {
    const [first] = four;
    const heads = partsOf(first?.spec ?? { parts: {} }, 'bezel-head');
    expect(heads.map(({ offsetXMm, offsetYMm, turnDeg }) => [offsetXMm, offsetYMm, turnDeg])).toEqual([
      [0, 2, undefined],
      [4, -5, 30],
      [-4, -5, -30],
    ]);
    expect(first?.spec.stones).toMatchObject({
      centre: { gem: 'ruby', shape: 'round', lengthMm: 5 },
      'stone-2': { gem: 'diamond', shape: 'pear', lengthMm: 3, widthMm: 2 },
    });
  });
});

describe('words beside a sketch', () => {
  const heightOf = (brief: string): number => {
    const [plate] = partsOf(drawnFrom(brief)[0]?.spec ?? { parts: {} }, 'plate');
    return plate?.heightMm ?? 0;
  };

  test('say how high it is', () => {
    expect(heightOf('pendant 30 mm high in silver')).toBe(30);
  });

  test('make earrings of it, smaller than the pendant', () => {
    const [first] = drawnFrom('stud earrings in 18k gold');
    expect(first?.spec.kind).toBe('earrings');
    expect(partsOf(first?.spec ?? { parts: {} }, 'post')).toHaveLength(1);
    expect(heightOf('stud earrings in 18k gold')).toBeCloseTo(12.4, 1);
  });

  test('rule stones out', () => {
    expect(drawnFrom('pendant in 18k gold, no stones')[0]?.spec.stones).toEqual({});
  });

  test('that ask for a ring are answered, and nothing is built instead', () => {
    const ring = designs('ring in 18k gold, size US 7');
    expect(ring).toMatchObject({ ok: false, problem: { code: 'sketch_not_built_yet' } });
    expect(ring.ok ? '' : ring.problem.message).toBe(
      'A drawn outline cannot be built as a ring yet: only as pendants and earrings.',
    );
  });
});

describe('openings', () => {
  const opened = (openings: Sketch['openings'], stones = sketch.stones) => {
    const [plate] = partsOf(
      drawnFrom('pendant 20 mm high in gold', { ...sketch, openings, stones })[0]?.spec ?? { parts: {} },
      'plate',
    );
    return plate?.openings ?? [];
  };

  test('are drawn in from their lines, so that the metal between them can be cast', () => {
    const [opening = []] = opened([square(4)], []);
    const { minimum, maximum } = outlineBox(opening);
    expect(maximum[0] - minimum[0]).toBeCloseTo(7, 0);
  });

  test('keep clear of the rim and of what a stone stands on', () => {
    const [opening = []] = opened([square(14)], []);
    expect(outlineBox(opening).maximum[0]).toBeLessThan(9.2);
    for (const line of opened([square(8)])) {
      for (const [x, y] of line) expect(Math.hypot(x, y - 2)).toBeGreaterThan(3.2);
    }
  });

  test('that are too small for a saw are left closed', () => {
    expect(opened([square(0.7)], [])).toEqual([]);
  });
});

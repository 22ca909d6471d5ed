import { describe, expect, test } from 'vitest';
import { seededRandom } from '#shared/random.ts';
import type { Point2 } from '#layout/outline/point.ts';
import type { Bitmap, Drawing, SketchReading, SketchSource } from './contract.ts';
import { readSketch } from './read-sketch.ts';
import { coversDrawing } from './testing/covers.ts';
import { Hand, TEST_SHEET_PX } from './testing/hand.ts';
import { atTheTable, photographed, scan } from './testing/photographed.ts';
import { roundLine } from './testing/shapes.ts';
import { type TestSketch, twentySketches } from './testing/twenty-sketches.ts';

function read(source: SketchSource): SketchReading {
  const reading = readSketch(source);
  if (!reading.ok) throw new Error(reading.problem.message);
  return reading.value;
}

function problemOf(source: SketchSource): string | undefined {
  const reading = readSketch(source);
  return reading.ok ? undefined : reading.problem.code;
}

const drawn = (strokes: Drawing['strokes'], stones: Drawing['stones'] = []): SketchSource => ({
  from: 'drawing',
  drawing: { widthPx: TEST_SHEET_PX, heightPx: TEST_SHEET_PX, strokes, stones },
});
const pictured = (picture: Bitmap): SketchSource => ({ from: 'picture', picture });

const named = (name: string): TestSketch => {
  const found = twentySketches.find((sketch) => sketch.name === name);
  if (found === undefined) throw new Error(`There is no sketch of a ${name}`);
  return found;
};

describe.each(twentySketches.map((sketch) => [sketch.name, sketch] as const))('a drawn %s', (_, sketch) => {
  const reading = read({ from: 'drawing', drawing: sketch.drawing });

  test('has the outline that was drawn', () => {
    expect(coversDrawing(reading.outline, sketch)).toBeGreaterThan(0.95);
  });

  test('has its stones, and nothing else is taken for one', () => {
    expect(reading.stones.map(({ cut }) => cut).toSorted()).toEqual([...sketch.stones].toSorted());
  });

  test('is the piece that it shows', () => {
    const { shows, hasBail, hasChain } = reading;
    expect({ shows, hasBail, hasChain }).toEqual({
      shows: sketch.shows,
      hasBail: sketch.hasBail,
      hasChain: sketch.hasChain,
    });
    expect(reading.symmetry.includes('vertical')).toBe(sketch.isSymmetric);
  });
});

describe('a picture of a sketch', () => {
  test.each(['lotus', 'drop on a chain', 'bar with three', 'fish', 'star'])(
    'of a %s is read as it was drawn',
    (name) => {
      const sketch = named(name);
      const reading = read(pictured(photographed(sketch.drawing, scan)));
      expect(reading.stones.map(({ cut }) => cut)).toEqual(sketch.stones);
      expect(reading.hasChain).toBe(sketch.hasChain);
    },
  );

  test('in bad light, held askew, is turned upright', () => {
    const reading = read(pictured(photographed(named('drop').drawing, atTheTable)));
    expect(reading.stones.map(({ cut }) => cut)).toEqual(['pear']);
    expect(reading.symmetry).toContain('vertical');
    expect(Math.abs(Math.abs(reading.leanDeg) - 7)).toBeLessThanOrEqual(2);
  });

  test('may be white on black', () => {
    const reading = read(pictured(photographed(named('oval').drawing, { ...scan, paper: 18, pencil: 235 })));
    expect(reading.stones.map(({ cut }) => cut)).toEqual(['oval']);
  });

  test('places a stone where it is, by the width of the picture', () => {
    const [stone] = read({ from: 'drawing', drawing: named('lotus').drawing }).stones;
    expect(stone?.x).toBeCloseTo(0.5, 1);
    expect(stone?.y).toBeCloseTo(0.6, 1);
    expect(stone?.width).toBeCloseTo(0.13, 1);
  });
});

describe('what nothing can be made of is answered', () => {
  const hand = () => new Hand(7);
  const even = (value: number): Bitmap => ({
    widthPx: 400,
    heightPx: 300,
    rgba: new Uint8ClampedArray(4 * 400 * 300).fill(255).map((byte, at) => (at % 4 === 3 ? byte : value)),
  });

  test('an empty sheet, a white picture, a black one', () => {
    expect(problemOf(drawn([]))).toBe('sketch_empty');
    expect(problemOf(pictured(even(255)))).toBe('sketch_empty');
    expect(problemOf(pictured(even(0)))).toBe('sketch_black');
  });

  test('a picture of one pixel', () => {
    expect(problemOf(pictured({ widthPx: 1, heightPx: 1, rgba: new Uint8Array([0, 0, 0, 255]) }))).toBe('sketch_black');
  });

  test('an open outline, with a stone in it and without', () => {
    const open = roundLine([0.5, 0.5], 0.3).slice(0, 52);
    expect(problemOf(drawn([hand().line(open)]))).toBe('sketch_open');
    expect(problemOf(drawn([hand().line(open), hand().around(roundLine([0.5, 0.5], 0.07))]))).toBe('sketch_open');
  });

  test('a scribble', () => {
    const random = seededRandom(5);
    const points = Array.from({ length: 260 }, (): Point2 => [0.2 + 0.6 * random(), 0.2 + 0.6 * random()]);
    expect(problemOf(drawn([new Hand(2).line(points)]))).toBe('sketch_scribble');
  });

  test('a wall', () => {
    const random = seededRandom(11);
    const rgba = new Uint8ClampedArray(4 * 600 * 600).map((_, at) => (at % 4 === 3 ? 255 : 140 + 70 * random()));
    expect(problemOf(pictured({ widthPx: 600, heightPx: 600, rgba }))).toMatch(/^sketch_/);
  });

  test('five hundred stones', () => {
    const stones = Array.from({ length: 500 }, (_, k) => ({
      cut: 'round' as const,
      middle: [200 + 20 * (k % 25), 200 + 20 * Math.floor(k / 25)] as const,
      lengthPx: 16,
      widthPx: 16,
      turnDeg: 0,
    }));
    const frame = hand().around(roundLine([0.5, 0.5], 0.45));
    expect(problemOf(drawn([frame], stones))).toBe('sketch_too_many_stones');
    const circles = stones.map(({ middle: [x, y] }) =>
      hand().around(roundLine([x / TEST_SHEET_PX, y / TEST_SHEET_PX], 0.008)),
    );
    expect(problemOf(drawn([frame, ...circles]))).toMatch(/^sketch_(?:too_many_stones|scribble)$/);
  });

  test('a drawing of a few pixels', () => {
    expect(problemOf(drawn([hand().around(roundLine([0.5, 0.5], 0.02))]))).toBe('sketch_too_small');
  });
});

test('a gap that a hand leaves is closed', () => {
  const reading = read(drawn([new Hand(4).line(roundLine([0.5, 0.5], 0.3).slice(0, 71))]));
  expect(reading.shows).toBe('body');
});

test('a ring from the side is told as one', () => {
  const hand = new Hand(9);
  const ring = [
    hand.around(roundLine([0.5, 0.6], 0.26)),
    hand.around(roundLine([0.5, 0.6], 0.21)),
    hand.around(roundLine([0.5, 0.3], 0.07)),
  ];
  expect(read(drawn(ring)).shows).toBe('hoop');
});

import { beforeEach, describe, expect, test } from 'vitest';
import type { Sketch } from '#spec/sketch.ts';
import type { SketchRead } from '#workbench/answers.ts';
import { sketchDesk } from './sketch-desk.ts';

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
  stones: [{ cut: 'round', xMm: 1, yMm: 2, lengthMm: 3, widthMm: 3, turnDeg: 0 }],
  thicknessMm: 1.6,
  bevelMm: 0.3,
  setting: 'bezel',
};

const read: SketchRead = {
  type: 'sketchRead',
  sketch,
  regions: [square(4), square(2)],
  notes: [],
  sheet: [20, 0, 0, 20, -10, -10],
};

const onDesk = () => {
  const desk = sketchDesk.store.getState().onDesk;
  if (desk === undefined) throw new Error('Nothing lies on the desk');
  return desk;
};

beforeEach(() => {
  sketchDesk.forget();
  sketchDesk.lay(read, { picture: '', aspect: 1 });
});

describe('a sketch on the desk', () => {
  test('is changed and changed back', () => {
    sketchDesk.change({ ...sketch, thicknessMm: 2 });
    expect(onDesk().sketch.thicknessMm).toBe(2);
    sketchDesk.undo();
    expect(onDesk().sketch).toEqual(sketch);
    sketchDesk.undo();
    expect(onDesk().sketch).toEqual(sketch);
  });

  test('is made larger with its sheet, its areas and what was opened of them', () => {
    sketchDesk.change({ ...sketch, openings: [read.regions[1] ?? []] });
    sketchDesk.resize(1.5);
    const { sketch: larger, regions, sheet } = onDesk();
    expect(larger.outline[2]).toEqual([15, 15]);
    expect(larger.stones[0]).toMatchObject({ xMm: 1.5, yMm: 3, lengthMm: 4.5 });
    expect(larger.openings).toEqual([regions[1]]);
    expect(larger.openings[0]).toBe(regions[1]);
    expect(sheet[0]).toBe(30);
    sketchDesk.undo();
    expect(onDesk().sketch.openings).toEqual([read.regions[1]]);
  });

  test('is forgotten when somebody else sits down', () => {
    sketchDesk.forget();
    expect(sketchDesk.store.getState().onDesk).toBeUndefined();
  });
});

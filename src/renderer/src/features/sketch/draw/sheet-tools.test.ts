import { describe, expect, test } from 'vitest';
import type { Drawing } from '#designer/sketch/contract.ts';
import { SHEET_PX } from '../../../studio/sketch/sketch-desk.ts';
import { afterStroke, type SheetDraft, type SheetTool, stoneFrom } from './sheet-tools.ts';

const clean: Drawing = { widthPx: SHEET_PX, heightPx: SHEET_PX, strokes: [], stones: [] };
const plain = { cut: 'pear', mirrored: false } as const;
const mirrored = { ...plain, mirrored: true };

const drawn = (tool: SheetTool, ...points: SheetDraft['points']): SheetDraft => ({ tool, points, pressure: 0.5 });

describe('a stroke', () => {
  test('of the pen keeps its points, of the line its ends', () => {
    const way = [
      [100, 100],
      [150, 180],
      [300, 120],
    ] as const;
    expect(afterStroke(clean, drawn('pen', ...way), plain).strokes[0]?.points).toEqual(way);
    expect(afterStroke(clean, drawn('line', ...way), plain).strokes[0]?.points).toEqual([way[0], way[2]]);
  });

  test('is as broad as the pen was pressed', () => {
    const light = { ...drawn('pen', [0, 0], [9, 9]), pressure: 0.1 };
    const hard = { ...light, pressure: 0.9 };
    const breadth = (draft: SheetDraft) => afterStroke(clean, draft, plain).strokes[0]?.widthPx ?? 0;
    expect(breadth(hard)).toBeGreaterThan(1.5 * breadth(light));
  });

  test('draws its mirror image where both sides are drawn', () => {
    const both = afterStroke(clean, drawn('pen', [450, 100], [700, 300]), mirrored);
    expect(both.strokes.map(({ points }) => points.at(-1))).toEqual([
      [700, 300],
      [200, 300],
    ]);
  });

  test('of a single touch draws nothing', () => {
    expect(afterStroke(clean, drawn('pen', [10, 10]), plain)).toBe(clean);
    expect(afterStroke(clean, drawn('stone', [10, 10], [12, 12]), plain)).toBe(clean);
  });
});

describe('a stone', () => {
  test('is drawn from its middle: its tip lies where the pointer went', () => {
    expect(stoneFrom([400, 400], [400, 340], 'pear')).toMatchObject({ lengthPx: 120, turnDeg: 0 });
    expect(stoneFrom([400, 400], [400, 340], 'pear')?.widthPx).toBeLessThan(90);
    expect(stoneFrom([400, 400], [340, 400], 'pear')?.turnDeg).toBe(90);
    expect(stoneFrom([400, 400], [340, 400], 'round')?.turnDeg).toBe(0);
  });

  test('has a twin on the other side, but not on the axis', () => {
    const beside = afterStroke(clean, drawn('stone', [600, 400], [600, 340]), mirrored);
    expect(beside.stones.map(({ middle }) => middle)).toEqual([
      [600, 400],
      [300, 400],
    ]);
    expect(afterStroke(clean, drawn('stone', [452, 400], [452, 340]), mirrored).stones).toHaveLength(1);
  });
});

test('the eraser takes what it touches, also in the middle of a straight line', () => {
  const line = afterStroke(clean, drawn('line', [100, 100], [700, 100]), plain);
  const both = afterStroke(line, drawn('stone', [400, 600], [400, 540]), plain);
  const erased = afterStroke(both, drawn('eraser', [390, 60], [390, 105]), plain);
  expect(erased.strokes).toEqual([]);
  expect(erased.stones).toHaveLength(1);
});

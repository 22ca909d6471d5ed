import type { CoordinateFrame, Vector3 } from '../../contract/frame.ts';
import type { SolidRecipe } from '../../contract/solid.ts';

/** An axis-aligned box in mm. */
export interface Box {
  readonly minimum: Vector3;
  readonly maximum: Vector3;
}

const known = new WeakMap<SolidRecipe, Box>();
const EMPTY: Box = { minimum: [Infinity, Infinity, Infinity], maximum: [-Infinity, -Infinity, -Infinity] };

/** A box around a solid without regard to its cuts. Remembered, since parts are reused between edits. */
export function solidBox(solid: SolidRecipe): Box {
  const found = known.get(solid);
  if (found) return found;
  const box = measure(solid);
  known.set(solid, box);
  return box;
}

function measure(solid: SolidRecipe): Box {
  switch (solid.kind) {
    case 'mesh':
      return boxOfPositions(solid.mesh.positions);
    case 'union':
      return unionOfBoxes(solid.of.map(solidBox));
    case 'difference':
      return solidBox(solid.from);
    case 'placed': {
      const inner = solidBox(solid.solid);
      return unionOfBoxes(solid.at.map((frame) => placedBox(inner, frame)));
    }
  }
}

function boxOfPositions(positions: Float64Array): Box {
  const low: [number, number, number] = [Infinity, Infinity, Infinity];
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (let index = 0; index < positions.length; index++) {
    const axis = index % 3;
    const value = positions[index] as number;
    if (value < (low[axis] as number)) low[axis] = value;
    if (value > (high[axis] as number)) high[axis] = value;
  }
  return { minimum: low, maximum: high };
}

/** The box of nothing is inside out and touches no other. */
export function unionOfBoxes(boxes: readonly Box[]): Box {
  return boxes.reduce(
    (all, box) => ({
      minimum: [
        Math.min(all.minimum[0], box.minimum[0]),
        Math.min(all.minimum[1], box.minimum[1]),
        Math.min(all.minimum[2], box.minimum[2]),
      ],
      maximum: [
        Math.max(all.maximum[0], box.maximum[0]),
        Math.max(all.maximum[1], box.maximum[1]),
        Math.max(all.maximum[2], box.maximum[2]),
      ],
    }),
    EMPTY,
  );
}

/** A box around a placed box: centre moved, half extents through the absolute axes. */
export function placedBox(box: Box, frame: CoordinateFrame): Box {
  if (box.minimum[0] > box.maximum[0]) return box;
  const low: number[] = [];
  const high: number[] = [];
  for (let axis = 0; axis < 3; axis++) {
    let centre = frame[12 + axis] as number;
    let half = 0;
    for (let column = 0; column < 3; column++) {
      const entry = frame[column * 4 + axis] as number;
      const from = box.minimum[column] as number;
      const to = box.maximum[column] as number;
      centre += (entry * (from + to)) / 2;
      half += (Math.abs(entry) * (to - from)) / 2;
    }
    low.push(centre - half);
    high.push(centre + half);
  }
  return {
    minimum: [low[0] as number, low[1] as number, low[2] as number],
    maximum: [high[0] as number, high[1] as number, high[2] as number],
  };
}

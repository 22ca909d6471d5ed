import type { CoordinateFrame, Vector3 } from '../../contract/frame.ts';
import type { BuiltGem } from '../../contract/gem.ts';
import { applyDirection, applyPoint, originOf } from '../../mesh/math/frames.ts';
import { subtract, unit } from '../../mesh/math/vectors.ts';
import type { PieceCheck } from './check.ts';

/** Girdles may be drawn into each other by this much: what the setter's file and the cutter's tolerance take up. */
const TOLERANCE_MM = 0.03;

interface PlacedStone {
  readonly stone: string;
  readonly gem: BuiltGem;
  readonly at: CoordinateFrame;
  readonly radiusMm: number;
  /** Its corners in the piece. */
  readonly points: () => readonly Vector3[];
}

/** Two stones cannot lie in one place: side stones that run into the centre, rows that meet, a count too many. */
export const checkStonesApart: PieceCheck = (_spec, piece) => {
  const stones = piece.stones.flatMap(({ stone, gem, at }) => placedStones(stone, gem, at));
  const worst = new Map<string, { readonly overlapMm: number; readonly pairs: number }>();
  stones.forEach((a, i) => {
    for (const b of stones.slice(i + 1)) {
      if (distance(a.at, b.at) > a.radiusMm + b.radiusMm) continue;
      const overlapMm = overlap(a, b);
      if (overlapMm <= TOLERANCE_MM) continue;
      const names = [a.stone, b.stone].toSorted().join(' and ');
      const known = worst.get(names);
      worst.set(names, {
        overlapMm: Math.max(overlapMm, known?.overlapMm ?? 0),
        pairs: (known?.pairs ?? 0) + 1,
      });
    }
  });
  return [...worst].map(([names, { overlapMm, pairs }]) => ({
    rule: 'stones.apart',
    severity: 'error',
    part: '',
    parameter: names,
    value: Number(overlapMm.toFixed(2)),
    limit: 0,
    unit: 'mm',
    message: `${pairs === 1 ? 'Two stones run' : `${pairs} pairs of stones run`} ${overlapMm.toFixed(2)} mm into each other (${names}).`,
    remedy: 'Move the settings apart, or choose smaller stones.',
    source: 'two stones cannot lie in one place',
  }));
};

function placedStones(stone: string, gem: BuiltGem, at: readonly CoordinateFrame[]): readonly PlacedStone[] {
  const radiusMm = reach(gem);
  return at.map((frame) => {
    let points: readonly Vector3[] | undefined;
    return { stone, gem, at: frame, radiusMm, points: () => (points ??= pointsOf(gem, frame)) };
  });
}

function reach({ mesh: { positions } }: BuiltGem): number {
  let squared = 0;
  for (let i = 0; i < positions.length; i += 3) {
    const [x, y, z] = [positions[i] as number, positions[i + 1] as number, positions[i + 2] as number];
    squared = Math.max(squared, x * x + y * y + z * z);
  }
  return Math.sqrt(squared);
}

function distance(a: CoordinateFrame, b: CoordinateFrame): number {
  const [x, y, z] = [12, 13, 14].map((k) => (a[k] as number) - (b[k] as number)) as [number, number, number];
  return Math.sqrt(x * x + y * y + z * z);
}

/** Whether a plane across the line between the two stones separates them, as it does for most neighbours. */
function isBeside(a: PlacedStone, b: PlacedStone): boolean {
  const [x, y, z] = [12, 13, 14].map((k) => (b.at[k] as number) - (a.at[k] as number)) as [number, number, number];
  let farthest = -Infinity;
  let nearest = Infinity;
  for (const [px, py, pz] of a.points()) farthest = Math.max(farthest, x * px + y * py + z * pz);
  for (const [px, py, pz] of b.points()) nearest = Math.min(nearest, x * px + y * py + z * pz);
  return farthest <= nearest;
}

/** How deep two stones overlap along the facet that separates them best; negative when they are apart. */
function overlap(a: PlacedStone, b: PlacedStone): number {
  if (isBeside(a, b)) return 0;
  return Math.min(deepest(a, b), deepest(b, a));
}

/**
 * The least depth of one stone behind any facet of the other. A heart is tested cell by cell; the deepest overlap of a
 * cell counts.
 */
function deepest(of: PlacedStone, other: PlacedStone): number {
  const points = other.points();
  return Math.max(
    ...of.gem.cells.map((planes, cell) =>
      Math.min(leastDepth(planes, of.gem.innerPlanes[cell] ?? [], of.at, points), belowDome(of, other)),
    ),
  );
}

/** How deep another stone reaches behind the plane that touches a dome on the side of that stone. */
function belowDome({ gem: { dome }, at }: PlacedStone, other: PlacedStone): number {
  if (!dome) return Infinity;
  const from = applyPoint(at, [0, 0, dome.middleZMm]);
  const towards = unit(subtract(originOf(other.at), from));
  const reachMm = Math.hypot(
    ...dome.semiAxesMm.map((semiAxisMm, axis) => {
      const along = applyDirection(at, [axis === 0 ? 1 : 0, axis === 1 ? 1 : 0, axis === 2 ? 1 : 0]);
      return semiAxisMm * (along[0] * towards[0] + along[1] * towards[1] + along[2] * towards[2]);
    }),
  );
  return Math.max(
    ...other.points().map(([x, y, z]) => {
      const [px, py, pz] = subtract([x, y, z], from);
      return reachMm - (px * towards[0] + py * towards[1] + pz * towards[2]);
    }),
  );
}

function leastDepth(
  planes: Float64Array,
  inner: readonly number[],
  at: CoordinateFrame,
  points: readonly Vector3[],
): number {
  let least = Infinity;
  for (let plane = 0; 4 * plane < planes.length; plane += 1) {
    if (inner.includes(plane)) continue;
    const local: Vector3 = [
      planes[4 * plane] as number,
      planes[4 * plane + 1] as number,
      planes[4 * plane + 2] as number,
    ];
    const normal = applyDirection(at, local);
    const on = applyPoint(at, [0, 0, 0]);
    const offset = (planes[4 * plane + 3] as number) + normal[0] * on[0] + normal[1] * on[1] + normal[2] * on[2];
    let depth = -Infinity;
    for (const [x, y, z] of points) depth = Math.max(depth, offset - (normal[0] * x + normal[1] * y + normal[2] * z));
    least = Math.min(least, depth);
    if (least <= 0) return least;
  }
  return least;
}

function pointsOf({ mesh }: BuiltGem, at: CoordinateFrame): readonly Vector3[] {
  return Array.from({ length: mesh.positions.length / 3 }, (_, i) =>
    applyPoint(at, [
      mesh.positions[3 * i] as number,
      mesh.positions[3 * i + 1] as number,
      mesh.positions[3 * i + 2] as number,
    ]),
  );
}

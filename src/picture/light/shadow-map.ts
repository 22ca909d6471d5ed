import type { LinearRgb } from '../contract.ts';
import { runningMean } from '../running-mean.ts';

/** How much of each colour reaches the ground, on a grid around the piece; 1 outside it. */
export interface ShadowMap {
  readonly columns: number;
  readonly rows: number;
  readonly left: number;
  readonly front: number;
  readonly cellMm: number;
  /** Red, green, blue a cell. */
  readonly light: Float32Array;
}

/** What casts a shadow: triangles on the stage, with the colour that stones let through. */
export interface ShadowCaster {
  /** 9 numbers a triangle. */
  readonly triangles: Float32Array;
  readonly glow?: LinearRgb;
}

interface Slice {
  /** Height above the ground up to which metal belongs to this slice. */
  readonly toMm: number;
  readonly blurMm: number;
  readonly weight: number;
}

/**
 * A contact shadow is many soft shadows: the higher the metal, the wider and weaker. Five slices are enough that no
 * step shows; 2–4 mm soft near the contact.
 */
const SLICES: readonly Slice[] = [
  { toMm: 0.5, blurMm: 0.45, weight: 1 },
  { toMm: 1.6, blurMm: 1, weight: 0.95 },
  { toMm: 4, blurMm: 2, weight: 0.75 },
  { toMm: 9, blurMm: 3.4, weight: 0.45 },
  { toMm: 200, blurMm: 6, weight: 0.3 },
];

/** Strength of the coloured light that falls through stones (20–30 %). */
const GLOW = 0.25;
const CELLS = 180;

/** The soft shadow of a piece on the ground below it, lit by a large box overhead and a little behind. */
export function shadowMap(
  casters: readonly ShadowCaster[],
  groundZ: number,
  depth: number,
  inFrame: FloorArea,
): ShadowMap {
  const reach = clipped(bounds(casters, groundZ), inFrame);
  const cellMm = Math.max(reach.right - reach.left, reach.back - reach.front) / CELLS;
  const columns = Math.max(2, Math.ceil((reach.right - reach.left) / cellMm));
  const rows = Math.max(2, Math.ceil((reach.back - reach.front) / cellMm));
  const grid = { columns, rows, left: reach.left, front: reach.front, cellMm };
  const lowest = new Float32Array(columns * rows).fill(Number.POSITIVE_INFINITY);
  const stones = new Float32Array(columns * rows).fill(Number.POSITIVE_INFINITY);
  let glow: LinearRgb = [1, 1, 1];
  for (const caster of casters) {
    dropOnto(caster.triangles, groundZ, grid, caster.glow === undefined ? lowest : stones);
    if (caster.glow !== undefined) glow = caster.glow;
  }
  const dark = shadowOf(lowest, grid);
  const tint = shadowOf(onlyBelow(stones, lowest), grid);
  const light = new Float32Array(columns * rows * 3);
  for (let cell = 0; cell < columns * rows; cell++) {
    const shade = 1 - depth * (dark[cell] as number);
    const stained = GLOW * (tint[cell] as number);
    for (let channel = 0; channel < 3; channel++) {
      light[cell * 3 + channel] = shade * (1 - stained * (1 - (glow[channel] as number)));
    }
  }
  return { ...grid, light };
}

/** An upright rectangle on the floor. */
export interface FloorArea {
  readonly left: number;
  readonly right: number;
  readonly front: number;
  readonly back: number;
}

/** Limits the area to what the picture shows; a chain may reach far beyond. */
function clipped(area: FloorArea, to: FloorArea): FloorArea {
  return {
    left: Math.max(area.left, to.left),
    right: Math.min(area.right, to.right),
    front: Math.max(area.front, to.front),
    back: Math.min(area.back, to.back),
  };
}

type Grid = Omit<ShadowMap, 'light'>;

/** The floor below the piece and as far around it as its highest point can shade. */
function bounds(casters: readonly ShadowCaster[], groundZ: number): FloorArea {
  const box = { left: 1e9, right: -1e9, front: 1e9, back: -1e9 };
  for (const { triangles } of casters) {
    for (let k = 0; k < triangles.length; k += 3) {
      const height = (triangles[k + 2] as number) - groundZ;
      const margin = 3 + Math.min(14, height * 0.7);
      box.left = Math.min(box.left, (triangles[k] as number) - margin);
      box.right = Math.max(box.right, (triangles[k] as number) + margin);
      box.front = Math.min(box.front, (triangles[k + 1] as number) - margin);
      box.back = Math.max(box.back, (triangles[k + 1] as number) + margin);
    }
  }
  return box.left > box.right ? { left: -1, right: 1, front: -1, back: 1 } : box;
}

/**
 * Records for every cell the height of its lowest metal above the ground; the shadow falls a little towards the lens.
 */
function dropOnto(triangles: Float32Array, groundZ: number, grid: Grid, heights: Float32Array): void {
  const { columns, rows, left, front, cellMm } = grid;
  for (let k = 0; k < triangles.length; k += 9) {
    const z = Math.min(triangles[k + 2] as number, triangles[k + 5] as number, triangles[k + 8] as number) - groundZ;
    const shift = z * 0.22;
    const ax = ((triangles[k] as number) - left) / cellMm;
    const ay = ((triangles[k + 1] as number) - shift - front) / cellMm;
    const bx = ((triangles[k + 3] as number) - left) / cellMm;
    const by = ((triangles[k + 4] as number) - shift - front) / cellMm;
    const cx = ((triangles[k + 6] as number) - left) / cellMm;
    const cy = ((triangles[k + 7] as number) - shift - front) / cellMm;
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    if (Math.abs(area) < 1e-6) continue;
    const fromRow = Math.max(0, Math.floor(Math.min(ay, by, cy)));
    const toRow = Math.min(rows - 1, Math.floor(Math.max(ay, by, cy)));
    const fromColumn = Math.max(0, Math.floor(Math.min(ax, bx, cx)));
    const toColumn = Math.min(columns - 1, Math.floor(Math.max(ax, bx, cx)));
    const slack = -0.5 * Math.sqrt(Math.abs(area));
    for (let row = fromRow; row <= toRow; row++) {
      for (let column = fromColumn; column <= toColumn; column++) {
        const px = column + 0.5;
        const py = row + 0.5;
        const sign = area > 0 ? 1 : -1;
        const first = sign * ((bx - ax) * (py - ay) - (by - ay) * (px - ax));
        const second = sign * ((cx - bx) * (py - by) - (cy - by) * (px - bx));
        const third = sign * ((ax - cx) * (py - cy) - (ay - cy) * (px - cx));
        if (first < slack || second < slack || third < slack) continue;
        const cell = row * columns + column;
        if (z < (heights[cell] as number)) heights[cell] = z;
      }
    }
  }
}

/** Light that passed a stone colours the ground only where no metal lies below the stone. */
function onlyBelow(stones: Float32Array, metal: Float32Array): Float32Array {
  return stones.map((height, cell) => (height < (metal[cell] as number) ? height : Number.POSITIVE_INFINITY));
}

function shadowOf(heights: Float32Array, grid: Grid): Float32Array {
  const shade = new Float32Array(heights.length);
  const mask = new Float32Array(heights.length);
  const spare = new Float32Array(heights.length);
  let fromMm = Number.NEGATIVE_INFINITY;
  for (const slice of SLICES) {
    let any = false;
    for (let cell = 0; cell < heights.length; cell++) {
      const height = heights[cell] as number;
      const inside = height > fromMm && height <= slice.toMm;
      mask[cell] = inside ? slice.weight : 0;
      any ||= inside;
    }
    fromMm = slice.toMm;
    if (!any) continue;
    blur(mask, spare, grid, slice.blurMm / grid.cellMm);
    for (let cell = 0; cell < shade.length; cell++) {
      shade[cell] = 1 - (1 - (shade[cell] as number)) * (1 - Math.min(1, mask[cell] as number));
    }
  }
  return shade;
}

/** Approximates a Gaussian of a standard deviation (in cells) by three box blurs in each direction. */
function blur(values: Float32Array, spare: Float32Array, grid: Grid, deviation: number): void {
  const radius = Math.max(1, Math.round((Math.sqrt(4 * deviation * deviation + 1) - 1) / 2));
  for (let round = 0; round < 3; round++) {
    for (let row = 0; row < grid.rows; row++) runningMean(values, spare, row * grid.columns, 1, grid.columns, radius);
    for (let column = 0; column < grid.columns; column++)
      runningMean(spare, values, column, grid.columns, grid.rows, radius);
  }
}

/** Light on the ground at a place on the stage, blended between cells. */
export function lightOnGround(map: ShadowMap, x: number, y: number, out: Float64Array): void {
  const column = (x - map.left) / map.cellMm - 0.5;
  const row = (y - map.front) / map.cellMm - 0.5;
  if (column < 0 || row < 0 || column >= map.columns - 1 || row >= map.rows - 1) {
    out.fill(1);
    return;
  }
  const left = column | 0;
  const front = row | 0;
  const right = column - left;
  const back = row - front;
  const at = (front * map.columns + left) * 3;
  const stride = map.columns * 3;
  for (let channel = 0; channel < 3; channel++) {
    const k = at + channel;
    const here = (map.light[k] as number) * (1 - right) + (map.light[k + 3] as number) * right;
    const behind = (map.light[k + stride] as number) * (1 - right) + (map.light[k + stride + 3] as number) * right;
    out[channel] = here * (1 - back) + behind * back;
  }
}

import type { PictureModel } from './contract.ts';
import { createDepthBuffer, fillTriangles } from './drawing/depth-buffer.ts';
import { stoneTriangles } from './stage/stone-points.ts';

/** The two directions in which pieces are compared: from above, and along the finger or from the side. */
export type MaskView = 'face-up' | 'front';

/** What covers each pixel of a square picture without perspective. */
export interface PieceMask {
  readonly sizePx: number;
  /** 0 nothing, 1 metal, 2 stone. */
  readonly covers: Uint8Array;
  /** How much the surface there faces the viewer, 0…255; ornament changes it. */
  readonly facing: Uint8Array;
}

/** Pixels of a mask for silhouettes, and for ornament. */
export const SILHOUETTE_PX = 96;
export const ORNAMENT_PX = 256;

/** Share of the picture that the larger side of a piece fills when no common scale is given. */
const FILL = 0.9;

/** Half the side in mm of a mask that holds the piece in a view; for several pieces take the largest. */
export function maskHalfMm(model: PictureModel, view: MaskView): number {
  const upright = view === 'face-up' ? 1 : 2;
  const width = model.maximum[0] - model.minimum[0];
  const height = model.maximum[upright] - model.minimum[upright];
  return Math.max(width, height) / 2 / FILL;
}

/** The silhouette of a piece, centred. */
export function pieceMask(
  model: PictureModel,
  view: MaskView,
  sizePx: number = SILHOUETTE_PX,
  halfMm: number = maskHalfMm(model, view),
): PieceMask {
  const buffer = createDepthBuffer(sizePx, sizePx);
  const flatten = flattener(model, view, sizePx, halfMm);
  const metals = model.metals.filter(({ accessory }) => !accessory).map(({ positions }) => flatten(positions));
  const stones = model.gems.map((gem) => flatten(stoneTriangles(gem)));
  let count = 0;
  const firsts = [...metals, ...stones].map((corners) => {
    const first = count;
    count += corners.length / 9;
    fillTriangles(buffer, corners, (triangle) => first + triangle);
    return first;
  });
  const facingOf = new Uint8Array(count);
  [...metals, ...stones].forEach((corners, index) =>
    noteFacing(corners, facingOf, firsts[index] as number, sizePx / 2 / halfMm),
  );
  const firstStone = firsts[metals.length] ?? count;
  const covers = new Uint8Array(sizePx * sizePx);
  const facing = new Uint8Array(sizePx * sizePx);
  for (let pixel = 0; pixel < covers.length; pixel++) {
    const owner = buffer.owner[pixel] as number;
    if (owner < 0) continue;
    covers[pixel] = owner < firstStone ? 1 : 2;
    facing[pixel] = facingOf[owner] as number;
  }
  return { sizePx, covers, facing };
}

/** How alike two silhouettes are: shared area over common area, 1 for the same; both empty counts as the same. */
export function maskIou(a: PieceMask, b: PieceMask): number {
  let shared = 0;
  let common = 0;
  for (let pixel = 0; pixel < a.covers.length; pixel++) {
    const inA = (a.covers[pixel] as number) > 0;
    const inB = (b.covers[pixel] as number) > 0;
    if (inA && inB) shared++;
    if (inA || inB) common++;
  }
  return common === 0 ? 1 : shared / common;
}

/**
 * How much two pieces differ inside their silhouettes, 0…1: the share of the common area where one shows metal and the
 * other stone or nothing, or where the surface faces clearly elsewhere.
 */
export function ornamentDifference(a: PieceMask, b: PieceMask): number {
  let differing = 0;
  let common = 0;
  for (let pixel = 0; pixel < a.covers.length; pixel++) {
    const [inA, inB] = [a.covers[pixel] as number, b.covers[pixel] as number];
    if (inA === 0 && inB === 0) continue;
    common++;
    const turned = Math.abs((a.facing[pixel] as number) - (b.facing[pixel] as number)) > TURNED;
    if (inA !== inB || (inA === 1 && turned)) differing++;
  }
  return common === 0 ? 0 : differing / common;
}

/** A quarter of the way from facing the viewer to facing away. */
const TURNED = 64;

/** Projects points onto the mask: x and y in pixels, then depth in mm. */
function flattener(model: PictureModel, view: MaskView, sizePx: number, halfMm: number) {
  const scale = sizePx / 2 / halfMm;
  const [upright, depth, sign] = view === 'face-up' ? [1, 2, -1] : [2, 1, 1];
  const middleX = (model.minimum[0] + model.maximum[0]) / 2;
  const middleY = ((model.minimum[upright] as number) + (model.maximum[upright] as number)) / 2;
  return (points: Float32Array): Float32Array => {
    const flat = new Float32Array(points.length);
    for (let k = 0; k < points.length; k += 3) {
      flat[k] = sizePx / 2 + ((points[k] as number) - middleX) * scale;
      flat[k + 1] = sizePx / 2 - ((points[k + upright] as number) - middleY) * scale;
      flat[k + 2] = (points[k + depth] as number) * sign;
    }
    return flat;
  };
}

/** For each triangle the cosine between its normal and the line of sight, as a byte. */
function noteFacing(corners: Float32Array, facing: Uint8Array, first: number, pixelsPerMm: number): void {
  for (let k = 0; k < corners.length; k += 9) {
    const ux = ((corners[k + 3] as number) - (corners[k] as number)) / pixelsPerMm;
    const uy = ((corners[k + 4] as number) - (corners[k + 1] as number)) / pixelsPerMm;
    const uz = (corners[k + 5] as number) - (corners[k + 2] as number);
    const vx = ((corners[k + 6] as number) - (corners[k] as number)) / pixelsPerMm;
    const vy = ((corners[k + 7] as number) - (corners[k + 1] as number)) / pixelsPerMm;
    const vz = (corners[k + 8] as number) - (corners[k + 2] as number);
    const x = uy * vz - uz * vy;
    const y = uz * vx - ux * vz;
    const z = ux * vy - uy * vx;
    const length = Math.sqrt(x * x + y * y + z * z);
    facing[first + k / 9] = length === 0 ? 0 : Math.round((255 * Math.abs(z)) / length);
  }
}

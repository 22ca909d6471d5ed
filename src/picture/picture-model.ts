import type { BuiltPiece, StoneGroup } from '#engine/contract/built-piece.ts';
import type { TriangleMesh } from '#engine/contract/solid.ts';
import { creaseNormals } from '#engine/mesh/measure/crease-normals.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import { hungOn } from '#spec/parts/bought-parts.ts';
import { hangsInPlane } from '#spec/pieces/hangs-in-plane.ts';
import { pieceKinds } from '#spec/pieces/registry.ts';
import type { GemSurface, MetalSurface, PictureModel } from './contract.ts';
import { facetEdges } from './model/facet-edges.ts';
import { castSurfaces } from './model/cast-surfaces.ts';
import { metalOptics } from './model/metal-optics.ts';
import { stoneOptics } from './model/stone-optics.ts';

/** While a slider is dragged, wires have eight sides 45 degrees apart, which should still look round. */
const DRAG_CREASE_DEG = 50;

/** A built piece as the picture layer sees it: surfaces with normals and optics, stones as planes. */
export function pictureModel(piece: BuiltPiece, spec: DesignSpec): PictureModel {
  const { alloy } = spec.metal;
  const creaseDeg = piece.quality === 'drag' ? DRAG_CREASE_DEG : undefined;
  const metals = [...castSurfaces(piece.cast.mesh, spec, creaseDeg)];
  const { onBoughtChain } = pieceKinds[spec.kind];
  for (const { kind, body } of piece.bought) {
    // The chain that a piece hangs on may leave the picture; every other bought part belongs to the piece.
    const accessory = onBoughtChain && hungOn.has(kind) ? ({ accessory: true } as const) : {};
    metals.push({ ...creaseNormals(body.mesh, creaseDeg), ...metalOptics(alloy, 'polished'), ...accessory });
  }
  const gems = piece.stones.map(gemSurface);
  const inPlane = hangsInPlane(spec) ? ({ inPlane: true } as const) : {};
  const box = extent(metals, gems);
  const smallCircle = isSmallCircle(spec, box) ? ({ smallCircle: true } as const) : {};
  return { kind: spec.kind, ...inPlane, ...smallCircle, metals, gems, ...box };
}

/** Whatever is worn around a limb or as a choker lies in a circle of this width at most; longer chains are not shown whole. */
const SMALL_CIRCLE_MM = 135;

function isSmallCircle({ kind }: DesignSpec, { minimum, maximum }: Pick<PictureModel, 'minimum' | 'maximum'>): boolean {
  return (
    pieceKinds[kind].flexible && Math.max(...maximum.map((high, axis) => high - (minimum[axis] ?? 0))) < SMALL_CIRCLE_MM
  );
}

function gemSurface({ gem, gemId, colour, at }: StoneGroup): GemSurface {
  const frames = new Float64Array(at.length * 16);
  at.forEach((frame, stone) => frames.set(frame, stone * 16));
  return {
    cells: gem.cells,
    innerPlanes: gem.innerPlanes,
    frames,
    radiusMm: radiusOf(gem.mesh),
    ...stoneOptics(gemId, colour, gem.depthMm),
    ...(gem.dome ? { dome: gem.dome } : {}),
    edges: facetEdges(gem.mesh, gem.dome !== undefined),
    triangles: Float32Array.from({ length: gem.mesh.triangles.length * 3 }, (_, k) => {
      const vertex = gem.mesh.triangles[Math.floor(k / 3)] as number;
      return gem.mesh.positions[vertex * 3 + (k % 3)] as number;
    }),
  };
}

function radiusOf({ positions }: TriangleMesh): number {
  let squared = 0;
  for (let k = 0; k < positions.length; k += 3) {
    const [x, y, z] = [positions[k] as number, positions[k + 1] as number, positions[k + 2] as number];
    squared = Math.max(squared, x * x + y * y + z * z);
  }
  return Math.sqrt(squared);
}

function extent(
  metals: readonly MetalSurface[],
  gems: readonly GemSurface[],
): Pick<PictureModel, 'minimum' | 'maximum'> {
  const low = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const high = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const include = (axis: number, value: number, radius: number): void => {
    low[axis] = Math.min(low[axis] as number, value - radius);
    high[axis] = Math.max(high[axis] as number, value + radius);
  };
  for (const { positions, accessory } of metals) {
    if (accessory) continue;
    for (let k = 0; k < positions.length; k++) include(k % 3, positions[k] as number, 0);
  }
  for (const { frames, radiusMm } of gems) {
    for (let k = 0; k < frames.length; k += 16) {
      for (let axis = 0; axis < 3; axis++) include(axis, frames[k + 12 + axis] as number, radiusMm);
    }
  }
  return {
    minimum: [low[0] as number, low[1] as number, low[2] as number],
    maximum: [high[0] as number, high[1] as number, high[2] as number],
  };
}

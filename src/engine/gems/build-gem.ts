import { rememberLast } from '#shared/remember-last.ts';
import type { Stone } from '#spec/stone.ts';
import type { BuiltCutId } from '#spec/tables/cuts.ts';
import { snap } from '#layout/outline/snap.ts';
import type { BuiltGem } from '../contract/gem.ts';
import type { TriangleMesh } from '../contract/solid.ts';
import type { Quality } from '../contract/quality.ts';
import { meshVolume } from '../mesh/measure/measure-mesh.ts';
import type { GirdleSize } from './cut-plan.ts';
import { cutBuilders } from './cuts/cut-builders.ts';
import { domeMesh } from './dome/dome-mesh.ts';
import { stretchDome } from './dome/dome-shape.ts';
import { gemMesh } from './facets/gem-mesh.ts';
import { groundSize } from './girdle/ground-size.ts';
import { packPlanes, stretchPlane } from './facets/plane.ts';
import { intersectHalfSpaces } from './facets/polyhedron.ts';

/** A design has a handful of different stones; dragging sliders for a while passes through some hundred sizes. */
const REMEMBERED_GEMS = 64;

const gemsBySize = rememberLast<BuiltGem>(REMEMBERED_GEMS);

/**
 * The stone of a design: exact facets or dome, girdle and weight from one list of planes. Stones of the same cut, size
 * and quality are one object, however often they are set. A measured depth stretches crown, girdle and pavilion alike.
 * @param seenClose whether it is looked at by itself, however small
 */
export function buildGem(
  stone: Pick<Stone, 'shape' | 'lengthMm' | 'widthMm' | 'depthMm'>,
  quality: Quality,
  seenClose = false,
): BuiltGem {
  const size = groundSize(stone, quality.name, seenClose);
  const key = [stone.shape, size.lengthMm, size.widthMm, stone.depthMm ?? 'cut', size.girdleSteps].join(' ');
  return gemsBySize(key, () => grind(stone.shape, size, stone.depthMm));
}

function grind(shape: BuiltCutId, size: GirdleSize, measuredDepthMm: number | undefined): BuiltGem {
  const plan = cutBuilders[shape](size);
  const { tableMm, girdleHalfMm, culetMm } = plan.heights;
  const stretch = measuredDepthMm === undefined ? 1 : measuredDepthMm / (tableMm + culetMm);
  const cells = plan.cells.map(({ planes }) => packPlanes(planes.map((plane) => stretchPlane(plane, 1, stretch))));
  const innerPlanes = plan.cells.map((cell) => cell.innerPlanes);
  const dome = plan.dome && stretchDome(plan.dome, stretch);
  const mesh = dome
    ? domeMesh(plan.outline, dome, -stretch * culetMm)
    : facetMesh(cells, innerPlanes, size.lengthMm + size.widthMm + stretch * (tableMm + culetMm));
  return {
    shape,
    lengthMm: size.lengthMm,
    widthMm: size.widthMm,
    depthMm: stretch * (tableMm + culetMm),
    crownHeightMm: stretch * tableMm,
    pavilionDepthMm: stretch * culetMm,
    girdleThicknessMm: stretch * 2 * girdleHalfMm,
    tableRatio: dome ? 0 : tableWidth(mesh.positions, stretch * tableMm) / size.widthMm,
    outline: plan.outline.map(([x, y]) => [snap(x), snap(y)]),
    cells,
    innerPlanes,
    ...(dome ? { dome } : {}),
    mesh,
    volumeMm3: meshVolume(mesh),
  };
}

function facetMesh(
  cells: readonly Float64Array[],
  innerPlanes: readonly (readonly number[])[],
  reachMm: number,
): TriangleMesh {
  return gemMesh(
    cells.map((planes, i) => ({ body: intersectHalfSpaces(planes, reachMm), innerPlanes: innerPlanes[i] ?? [] })),
  );
}

function tableWidth(positions: Float64Array, tableMm: number): number {
  let widest = 0;
  for (let i = 0; i < positions.length; i += 3) {
    if ((positions[i + 2] as number) > tableMm - 1e-5) widest = Math.max(widest, Math.abs(positions[i] as number));
  }
  return 2 * widest;
}

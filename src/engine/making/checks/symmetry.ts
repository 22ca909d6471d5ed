import { pieceKinds } from '#spec/pieces/registry.ts';
import { tasteRules, tasteSource } from '#spec/tables/taste-rules.ts';
import type { TriangleMesh } from '../../contract/solid.ts';
import { showsMotif } from '../../parts/motif/shows-motif.ts';
import type { PieceCheck } from './check.ts';

/** Shares of the silhouette: up to the first, left and right agree; from the second on, a difference is meant. */
const { least: AGREES_BELOW, most: MEANT_FROM } = tasteRules.sidesAgree;

/** Cells across the silhouette: a cell of a ring is about 0.3 mm. */
const CELLS = 64;

/** Seen face-up; what is flexible lies as it falls, a pair is mirrored by construction, an om is as it is drawn. */
export const checkSymmetry: PieceCheck = (spec, piece) => {
  const { flexible, pair } = pieceKinds[spec.kind];
  if (flexible || pair || showsMotif(spec)) return [];
  const share = asymmetry(piece.cast.mesh);
  if (share <= AGREES_BELOW || share >= MEANT_FROM) return [];
  return [
    {
      rule: 'taste.symmetry',
      severity: 'warning',
      part: '',
      parameter: 'left against right',
      value: Number((share * 100).toFixed(1)),
      limit: MEANT_FROM * 100,
      unit: '%',
      message: `Left and right differ by ${(share * 100).toFixed(1)} % of the silhouette: it looks like a mistake.`,
      remedy: 'Centre the part that stands aside, or move it until the asymmetry is clearly meant.',
      source: tasteSource(tasteRules.sidesAgree),
    },
  ];
};

/** Share of the face-up silhouette (in the XY plane) that its mirror image does not cover. */
export function asymmetry(mesh: TriangleMesh): number {
  const half = halfExtent(mesh.positions);
  const filled = new Uint8Array(CELLS * CELLS);
  for (let corner = 0; corner < mesh.triangles.length; corner += 3) {
    fillTriangle(filled, mesh, corner, half);
  }
  let covered = 0;
  let alone = 0;
  for (let row = 0; row < CELLS; row++) {
    for (let column = 0; column < CELLS; column++) {
      if (filled[row * CELLS + column] !== 1) continue;
      covered++;
      if (filled[row * CELLS + CELLS - 1 - column] !== 1) alone++;
    }
  }
  return covered === 0 ? 0 : alone / covered;
}

function halfExtent(positions: Float64Array): number {
  let half = 0;
  for (let index = 0; index < positions.length; index += 3) {
    half = Math.max(half, Math.abs(positions[index] as number), Math.abs(positions[index + 1] as number));
  }
  return half * 1.001;
}

/** Marks every cell whose centre, or nearest corner point, lies in the triangle's shadow. */
function fillTriangle(filled: Uint8Array, mesh: TriangleMesh, corner: number, half: number): void {
  const x: number[] = [];
  const y: number[] = [];
  for (let k = 0; k < 3; k++) {
    const vertex = (mesh.triangles[corner + k] as number) * 3;
    x.push((((mesh.positions[vertex] as number) / half + 1) / 2) * CELLS);
    y.push((((mesh.positions[vertex + 1] as number) / half + 1) / 2) * CELLS);
  }
  const [ax, bx, cx] = x as [number, number, number];
  const [ay, by, cy] = y as [number, number, number];
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
  for (let k = 0; k < 3; k++) filled[Math.floor(y[k] as number) * CELLS + Math.floor(x[k] as number)] = 1;
  if (Math.abs(area) < 1e-9) return;
  for (let row = Math.floor(Math.min(ay, by, cy)); row <= Math.max(ay, by, cy); row++) {
    for (let column = Math.floor(Math.min(ax, bx, cx)); column <= Math.max(ax, bx, cx); column++) {
      const px = column + 0.5;
      const py = row + 0.5;
      const u = ((bx - ax) * (py - ay) - (px - ax) * (by - ay)) / area;
      const v = ((px - ax) * (cy - ay) - (cx - ax) * (py - ay)) / area;
      if (u >= 0 && v >= 0 && u + v <= 1) filled[row * CELLS + column] = 1;
    }
  }
}

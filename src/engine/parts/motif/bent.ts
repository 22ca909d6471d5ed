import { snapped } from '#layout/outline/snap.ts';
import type { Quality } from '../../contract/quality.ts';
import type { SolidRecipe, TriangleMesh } from '../../contract/solid.ts';
import { inStrips, lineAt, stripOf } from './in-strips.ts';

/** How far a chord may lie inside the curve that it stands for, in mm: what is not seen, and what is not felt. */
const CHORD_MM = { drag: 0.06, view: 0.02, export: 0.006 } as const;

/**
 * Metal bent around a finger or wrist: its plane z = 0 comes to lie on a cylinder about the axis y, x running around it
 * from the top, z outwards. All of it has to lie above the axis.
 * @param radiusMm of the cylinder on which z = 0 comes to lie
 */
export function bentAround(recipe: SolidRecipe, radiusMm: number, quality: Quality): SolidRecipe {
  const bend = (one: SolidRecipe): SolidRecipe => bentAround(one, radiusMm, quality);
  if (recipe.kind === 'mesh') return { kind: 'mesh', mesh: bentMesh(recipe.mesh, radiusMm, quality) };
  if (recipe.kind === 'union') return { ...recipe, of: recipe.of.map(bend) };
  if (recipe.kind === 'difference') return { ...recipe, from: bend(recipe.from), remove: recipe.remove.map(bend) };
  throw new Error('Copies are bent where they lie, not where they were made');
}

function bentMesh(mesh: TriangleMesh, radiusMm: number, { name }: Quality): TriangleMesh {
  const { positions: flat, triangles, stepMm } = inStrips(mesh, Math.sqrt(8 * radiusMm * CHORD_MM[name]));
  const positions = new Float64Array(flat.length);
  for (let i = 0; i < flat.length; i += 3) {
    const [x, y, z] = [flat[i] as number, flat[i + 1] as number, flat[i + 2] as number];
    // Within a strip straight across: what lies in one plane of it stays in one, so that thin triangles cannot fold.
    const strip = stripOf(x, stepMm);
    const [from, to] = [lineAt(strip, stepMm), lineAt(strip + 1, stepMm)];
    const share = (x - from) / stepMm;
    const [start, end] = [from / radiusMm, to / radiusMm];
    positions[i] = (radiusMm + z) * ((1 - share) * Math.sin(start) + share * Math.sin(end));
    positions[i + 1] = y;
    positions[i + 2] = (radiusMm + z) * ((1 - share) * Math.cos(start) + share * Math.cos(end));
  }
  return { positions: snapped(positions), triangles };
}

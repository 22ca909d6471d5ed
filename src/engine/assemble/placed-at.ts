import type { CoordinateFrame } from '../contract/frame.ts';
import type { SolidRecipe } from '../contract/solid.ts';

/** Placements by the solid that is placed: an equal placement is the same object, so that kernels find it again. */
const known = new WeakMap<SolidRecipe, Map<string, SolidRecipe>>();

/** The solids at all the given places; unchanged when the only place is where they already stand. */
export function placedAt(solids: readonly SolidRecipe[], frames: readonly CoordinateFrame[]): readonly SolidRecipe[] {
  const [first] = frames;
  if (frames.length === 1 && first && isIdentity(first)) return solids;
  const key = frames.map((frame) => frame.join(' ')).join('|');
  return solids.map((solid) => {
    const places = known.get(solid) ?? new Map<string, SolidRecipe>();
    known.set(solid, places);
    const found = places.get(key);
    if (found) return found;
    // Copies of a piece lie beside each other on the tray.
    const placed: SolidRecipe = { kind: 'placed', solid, at: frames, apart: true };
    places.set(key, placed);
    return placed;
  });
}

function isIdentity(frame: CoordinateFrame): boolean {
  return frame.every((entry, index) => entry === (index % 5 === 0 ? 1 : 0));
}

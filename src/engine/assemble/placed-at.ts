import type { Frame } from '../contract/frame.ts';
import type { Solid } from '../contract/solid.ts';

/** Placements that were made, by the solid placed: the same placement is the same object, and kernels know it again. */
const known = new WeakMap<Solid, Map<string, Solid>>();

/** Solids at all the given places; as they are when the only place is where they stand. */
export function placedAt(solids: readonly Solid[], frames: readonly Frame[]): readonly Solid[] {
  const [first] = frames;
  if (frames.length === 1 && first && isIdentity(first)) return solids;
  const key = frames.map((frame) => frame.join(' ')).join('|');
  return solids.map((solid) => {
    const places = known.get(solid) ?? new Map<string, Solid>();
    known.set(solid, places);
    const found = places.get(key);
    if (found) return found;
    // Copies of a piece lie beside each other on the tray.
    const placed: Solid = { kind: 'placed', solid, at: frames, apart: true };
    places.set(key, placed);
    return placed;
  });
}

function isIdentity(frame: Frame): boolean {
  return frame.every((entry, index) => entry === (index % 5 === 0 ? 1 : 0));
}

import type { Lens } from '../stage/lens.ts';

/** Projects points onto the picture: x and y in pixels, depth along the lens axis in mm. */
export function project(points: Float32Array, lens: Lens, widthPx: number, heightPx: number): Float32Array {
  const { eye, forward, right, up } = lens;
  const scale = ((heightPx / 2) * lens.distanceMm) / lens.halfHeightMm;
  const seen = new Float32Array(points.length);
  for (let k = 0; k < points.length; k += 3) {
    const x = (points[k] as number) - eye[0];
    const y = (points[k + 1] as number) - eye[1];
    const z = (points[k + 2] as number) - eye[2];
    const depth = x * forward[0] + y * forward[1] + z * forward[2];
    const perMm = lens.parallel ? scale / lens.distanceMm : scale / depth;
    seen[k] = widthPx / 2 + (x * right[0] + y * right[1] + z * right[2]) * perMm;
    seen[k + 1] = heightPx / 2 - (x * up[0] + y * up[1] + z * up[2]) * perMm;
    seen[k + 2] = depth;
  }
  return seen;
}

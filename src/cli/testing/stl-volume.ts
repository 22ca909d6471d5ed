/** Number of triangles and enclosed volume of a binary STL, computed as slicers do. */
export function stlVolume(bytes: Uint8Array): { readonly triangles: number; readonly volumeMm3: number } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const triangles = view.getUint32(80, true);
  if (bytes.length !== 84 + 50 * triangles) throw new Error(`${bytes.length} bytes for ${triangles} triangles`);
  let six = 0;
  for (let at = 84; at < bytes.length; at += 50) {
    const [ax, ay, az, bx, by, bz, cx, cy, cz] = Array.from({ length: 9 }, (_, i) =>
      view.getFloat32(at + 12 + 4 * i, true),
    ) as [number, number, number, number, number, number, number, number, number];
    six += ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx);
  }
  return { triangles, volumeMm3: six / 6 };
}

import type { TriangleMesh } from '../../contract/solid.ts';

/** A binary STL as another program would read it: corners with equal coordinates are one vertex. */
export interface ReadStl {
  readonly header: string;
  readonly mesh: TriangleMesh;
  readonly normals: Float32Array;
}

export function readStl(bytes: Uint8Array): ReadStl {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = view.getUint32(80, true);
  if (bytes.length !== 84 + 50 * count) throw new Error(`${bytes.length} bytes for ${count} triangles`);
  const normals = new Float32Array(3 * count);
  const vertices = new Map<string, number>();
  const positions: number[] = [];
  const triangles = new Uint32Array(3 * count);
  for (let i = 0; i < 3 * count; i += 1) {
    const at = 84 + 50 * Math.floor(i / 3) + 12 * (1 + (i % 3));
    const corner = [0, 4, 8].map((k) => view.getFloat32(at + k, true));
    normals[i] = view.getFloat32(84 + 50 * Math.floor(i / 3) + 4 * (i % 3), true);
    const key = corner.join();
    const known = vertices.get(key);
    triangles[i] = known ?? vertices.size;
    if (known === undefined) {
      vertices.set(key, vertices.size);
      positions.push(...corner);
    }
  }
  const header = new TextDecoder().decode(bytes.subarray(0, 80)).replaceAll('\0', '');
  return { header, normals, mesh: { positions: Float64Array.from(positions), triangles } };
}

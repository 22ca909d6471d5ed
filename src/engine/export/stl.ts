import type { TriangleMesh } from '../contract/solid.ts';
import { triangleCross } from '../mesh/math/triangle-cross.ts';
import type { Exporter, ExportInput } from './exporter.ts';
import { metalName } from './names.ts';

const HEADER_BYTES = 80;
const TRIANGLE_BYTES = 50;

/** Binary STL of the casting alone. STL knows no unit: the header says millimetres, and so does the file's name. */
export const stlExporter: Exporter = {
  extension: 'stl',
  mediaType: 'model/stl',
  label: 'STL',
  description: 'Metal only, in mm, for the caster’s printer',
  unit: 'mm',
  unitInName: 'mm',
  write: (input) => stlBytes(input.piece.cast.mesh, headerOf(input)),
};

/** Must not begin with "solid", which is how readers recognise a text STL. */
function headerOf(input: ExportInput): string {
  return `unit=mm; ${input.spec.title}; ${metalName(input)}`;
}

/** 80 bytes of header in ASCII, the count, then for every triangle its unit normal and its corners as 32-bit floats. */
function stlBytes({ positions, triangles: t }: TriangleMesh, header: string): Uint8Array {
  // Normals follow the rounded corners as they are written: on slivers the unrounded ones would point elsewhere.
  const p = Float32Array.from(positions);
  const count = t.length / 3;
  const bytes = new Uint8Array(HEADER_BYTES + 4 + TRIANGLE_BYTES * count);
  bytes.set(new TextEncoder().encode(header.replace(/[^\x20-\x7e]/g, '?')).subarray(0, HEADER_BYTES));
  const view = new DataView(bytes.buffer);
  view.setUint32(HEADER_BYTES, count, true);
  for (let i = 0; i < count; i += 1) writeTriangle(view, HEADER_BYTES + 4 + TRIANGLE_BYTES * i, p, t, 3 * i);
  return bytes;
}

function writeTriangle(view: DataView, at: number, p: Float32Array, t: Uint32Array, first: number): void {
  const [nx, ny, nz] = triangleCross(p, t, first);
  // A triangle without area gets the zero normal, for which readers compute their own from the corners.
  const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
  view.setFloat32(at, nx / length, true);
  view.setFloat32(at + 4, ny / length, true);
  view.setFloat32(at + 8, nz / length, true);
  for (let corner = 0; corner < 3; corner += 1) {
    const from = 3 * (t[first + corner] as number);
    for (let k = 0; k < 3; k += 1) view.setFloat32(at + 12 + 12 * corner + 4 * k, p[from + k] as number, true);
  }
}

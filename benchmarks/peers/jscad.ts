import jscad from '@jscad/modeling';
import type { TriangleMesh } from '#engine/contract/solid.ts';
import type { PeerInput } from './input-meshes.ts';

const { booleans, geometries, measurements } = jscad;

function geometryOf(mesh: TriangleMesh) {
  const point = (vertex: number): [number, number, number] => [
    mesh.positions[3 * vertex] as number,
    mesh.positions[3 * vertex + 1] as number,
    mesh.positions[3 * vertex + 2] as number,
  ];
  const polygons = [];
  for (let i = 0; i < mesh.triangles.length; i += 3) {
    const corners = [0, 1, 2].map((k) => point(mesh.triangles[i + k] as number));
    polygons.push(geometries.poly3.create(corners));
  }
  return geometries.geom3.create(polygons);
}

/** The solitaire through JSCAD; volume of the result in mm³. */
export function viaJscad(input: PeerInput): number {
  const joined = booleans.union(input.add.map(geometryOf));
  const cut = booleans.subtract(joined, ...input.cut.map(geometryOf));
  return measurements.measureVolume(cut);
}

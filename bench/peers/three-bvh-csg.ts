import { BufferAttribute, BufferGeometry } from 'three';
import { ADDITION, Brush, Evaluator, SUBTRACTION } from 'three-bvh-csg';
import type { TriangleMesh } from '#engine/contract/solid.ts';
import type { PeerInput } from './input-meshes.ts';

function brushOf(mesh: TriangleMesh): Brush {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(Float32Array.from(mesh.positions), 3));
  geometry.setIndex(new BufferAttribute(mesh.triangles.slice(), 1));
  const brush = new Brush(geometry);
  brush.updateMatrixWorld();
  return brush;
}

/** The solitaire through three-bvh-csg; triangles of the result. */
export function viaThreeBvhCsg(input: PeerInput): number {
  const evaluator = new Evaluator();
  evaluator.attributes = ['position'];
  evaluator.useGroups = false;
  let [result, ...rest] = input.add.map(brushOf) as [Brush, ...Brush[]];
  for (const next of rest) result = evaluator.evaluate(result, next, ADDITION);
  for (const next of input.cut.map(brushOf)) result = evaluator.evaluate(result, next, SUBTRACTION);
  const { index, attributes } = result.geometry;
  return (index ? index.count : (attributes['position']?.count ?? 0)) / 3;
}

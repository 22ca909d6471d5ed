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

/** The solitaire through three-bvh-csg; volume of the result in mm³. */
export function viaThreeBvhCsg(input: PeerInput): number {
  return quietly(() => {
    const evaluator = new Evaluator();
    evaluator.attributes = ['position'];
    evaluator.useGroups = false;
    let [result, ...rest] = input.add.map(brushOf) as [Brush, ...Brush[]];
    for (const next of rest) result = evaluator.evaluate(result, next, ADDITION);
    for (const next of input.cut.map(brushOf)) result = evaluator.evaluate(result, next, SUBTRACTION);
    return volumeOf(result.geometry);
  });
}

/** The library warns of every tree that a result does not have yet, hundreds of times a run. */
function quietly<T>(work: () => T): T {
  const { warn } = console;
  console.warn = () => {};
  try {
    return work();
  } finally {
    console.warn = warn;
  }
}

function volumeOf({ index, attributes }: BufferGeometry): number {
  const positions = (attributes['position'] as BufferAttribute).array;
  const count = index ? index.count : positions.length / 3;
  const corner = (i: number): number => 3 * (index ? index.getX(i) : i);
  let six = 0;
  for (let i = 0; i < count; i += 3) {
    const [a, b, c] = [corner(i), corner(i + 1), corner(i + 2)];
    const at = (vertex: number, axis: number): number => positions[vertex + axis] as number;
    six +=
      at(a, 0) * (at(b, 1) * at(c, 2) - at(b, 2) * at(c, 1)) +
      at(a, 1) * (at(b, 2) * at(c, 0) - at(b, 0) * at(c, 2)) +
      at(a, 2) * (at(b, 0) * at(c, 1) - at(b, 1) * at(c, 0));
  }
  return six / 6;
}

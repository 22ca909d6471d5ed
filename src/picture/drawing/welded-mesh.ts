/** A surface that tells which of its corners are the same point. */
export interface WeldedMesh {
  /** Which point each corner is: 3 a triangle. */
  readonly points: Uint32Array;
  /** Where each point occurs first among the corners. */
  readonly firstCorner: Uint32Array;
  /** Which connected shell each triangle belongs to. */
  readonly shells: Uint32Array;
  readonly shellCount: number;
}

/** Joins corners with identical coordinates, as a mesh has that was taken apart into triangles. */
export function weldedMesh(positions: Float32Array): WeldedMesh {
  const corners = positions.length / 3;
  const bits = new Int32Array(positions.buffer, positions.byteOffset, positions.length);
  const slots = new Int32Array(2 ** Math.ceil(Math.log2(Math.max(2, corners * 2)))).fill(-1);
  const mask = slots.length - 1;
  const points = new Uint32Array(corners);
  const firstCorner = new Uint32Array(corners);
  let count = 0;
  for (let corner = 0; corner < corners; corner++) {
    const k = corner * 3;
    let slot = hash(bits[k] as number, bits[k + 1] as number, bits[k + 2] as number) & mask;
    for (;;) {
      const point = slots[slot] as number;
      if (point < 0) {
        slots[slot] = count;
        firstCorner[count] = corner;
        points[corner] = count++;
        break;
      }
      const other = (firstCorner[point] as number) * 3;
      if (bits[other] === bits[k] && bits[other + 1] === bits[k + 1] && bits[other + 2] === bits[k + 2]) {
        points[corner] = point;
        break;
      }
      slot = (slot + 1) & mask;
    }
  }
  return { points, firstCorner: firstCorner.slice(0, count), ...shellsOf(points, count) };
}

function hash(x: number, y: number, z: number): number {
  const mixed = Math.imul(x, 0x9e3779b1) ^ Math.imul(y, 0x85ebca77) ^ Math.imul(z, 0xc2b2ae3d);
  return mixed ^ (mixed >>> 15);
}

function shellsOf(points: Uint32Array, count: number): Pick<WeldedMesh, 'shells' | 'shellCount'> {
  const parent = Uint32Array.from({ length: count }, (_, point) => point);
  const leader = (start: number): number => {
    let point = start;
    while (parent[point] !== point) {
      parent[point] = parent[parent[point] as number] as number;
      point = parent[point] as number;
    }
    return point;
  };
  for (let k = 0; k < points.length; k += 3) {
    const first = leader(points[k] as number);
    parent[leader(points[k + 1] as number)] = first;
    parent[leader(points[k + 2] as number)] = first;
  }
  const numberOf = new Int32Array(count).fill(-1);
  const shells = new Uint32Array(points.length / 3);
  let shellCount = 0;
  for (let triangle = 0; triangle < shells.length; triangle++) {
    const first = leader(points[triangle * 3] as number);
    if (numberOf[first] === -1) numberOf[first] = shellCount++;
    shells[triangle] = numberOf[first] as number;
  }
  return { shells, shellCount };
}

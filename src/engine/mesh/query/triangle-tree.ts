import type { TriangleMesh } from '../../contract/solid.ts';

/** The most triangles in a leaf. */
const LEAF_SIZE = 6;

/**
 * Boxes around boxes of triangles, for questions about what is near: flat arrays, nodes in depth-first order, so that
 * the first child of node n is n + 1.
 */
export interface TriangleTree {
  readonly mesh: TriangleMesh;
  /** Six numbers a node: least x, y, z, greatest x, y, z. */
  readonly boxes: Float64Array;
  /** For an inner node its second child; for a leaf −1 − (first place in `order`). */
  readonly links: Int32Array;
  /** Triangles of a leaf; 0 for an inner node. */
  readonly counts: Uint8Array;
  /** Indices of triangles, leaf after leaf. */
  readonly order: Uint32Array;
}

const known = new WeakMap<TriangleMesh, TriangleTree>();

/** The tree of a mesh, built once: several checks search the same piece. */
export function triangleTree(mesh: TriangleMesh): TriangleTree {
  const tree = known.get(mesh) ?? planted(mesh);
  known.set(mesh, tree);
  return tree;
}

/** Splits the triangles in halves of space again and again; 100 000 of them in under a tenth of a second. */
function planted(mesh: TriangleMesh): TriangleTree {
  const count = mesh.triangles.length / 3;
  const builder = new TreeBuilder(mesh, count);
  if (count > 0) builder.build(0, count);
  return builder.finish();
}

class TreeBuilder {
  readonly #mesh: TriangleMesh;
  readonly #order: Uint32Array;
  readonly #centres: Float64Array;
  readonly #triangleBoxes: Float64Array;
  readonly #boxes: Float64Array;
  readonly #links: Int32Array;
  readonly #counts: Uint8Array;
  #nodes = 0;

  constructor(mesh: TriangleMesh, count: number) {
    this.#mesh = mesh;
    this.#order = new Uint32Array(count);
    for (let t = 0; t < count; t += 1) this.#order[t] = t;
    this.#triangleBoxes = triangleBoxes(mesh);
    this.#centres = new Float64Array(3 * count);
    for (let t = 0; t < count; t += 1) {
      for (let k = 0; k < 3; k += 1) {
        const low = this.#triangleBoxes[6 * t + k] as number;
        const high = this.#triangleBoxes[6 * t + 3 + k] as number;
        this.#centres[3 * t + k] = (low + high) / 2;
      }
    }
    const most = Math.max(1, 2 * count);
    this.#boxes = new Float64Array(6 * most);
    this.#links = new Int32Array(most);
    this.#counts = new Uint8Array(most);
  }

  build(from: number, to: number): void {
    const node = this.#nodes;
    this.#nodes += 1;
    this.#bound(node, from, to);
    if (to - from <= LEAF_SIZE) {
      this.#links[node] = -1 - from;
      this.#counts[node] = to - from;
      return;
    }
    const middle = this.#split(from, to);
    this.build(from, middle);
    this.#links[node] = this.#nodes;
    this.build(middle, to);
  }

  finish(): TriangleTree {
    return {
      mesh: this.#mesh,
      boxes: this.#boxes.slice(0, 6 * this.#nodes),
      links: this.#links.slice(0, this.#nodes),
      counts: this.#counts.slice(0, this.#nodes),
      order: this.#order,
    };
  }

  #bound(node: number, from: number, to: number): void {
    const at = 6 * node;
    this.#boxes.fill(Infinity, at, at + 3).fill(-Infinity, at + 3, at + 6);
    for (let i = from; i < to; i += 1) {
      const box = 6 * (this.#order[i] as number);
      for (let k = 0; k < 3; k += 1) {
        const low = this.#triangleBoxes[box + k] as number;
        const high = this.#triangleBoxes[box + 3 + k] as number;
        if (low < (this.#boxes[at + k] as number)) this.#boxes[at + k] = low;
        if (high > (this.#boxes[at + 3 + k] as number)) this.#boxes[at + 3 + k] = high;
      }
    }
  }

  /** Sorts the range into two sides of the middle of its centres along their longest extent. */
  #split(from: number, to: number): number {
    const { axis, middle } = this.#longestExtent(from, to);
    let left = from;
    let right = to - 1;
    while (left <= right) {
      const triangle = this.#order[left] as number;
      if ((this.#centres[3 * triangle + axis] as number) < middle) {
        left += 1;
      } else {
        this.#order[left] = this.#order[right] as number;
        this.#order[right] = triangle;
        right -= 1;
      }
    }
    // All on one side: their centres coincide, and any halves will do.
    return left === from || left === to ? Math.floor((from + to) / 2) : left;
  }

  #longestExtent(from: number, to: number): { readonly axis: number; readonly middle: number } {
    let best = { axis: 0, extent: -1, middle: 0 };
    for (let axis = 0; axis < 3; axis += 1) {
      let [low, high] = [Infinity, -Infinity];
      for (let i = from; i < to; i += 1) {
        const centre = this.#centres[3 * (this.#order[i] as number) + axis] as number;
        if (centre < low) low = centre;
        if (centre > high) high = centre;
      }
      if (high - low > best.extent) best = { axis, extent: high - low, middle: (low + high) / 2 };
    }
    return best;
  }
}

/** Six numbers a triangle: least x, y, z, greatest x, y, z. */
function triangleBoxes(mesh: TriangleMesh): Float64Array {
  const boxes = new Float64Array(2 * mesh.triangles.length);
  for (let triangle = 0; triangle < mesh.triangles.length / 3; triangle += 1) {
    putTriangleBox(mesh, triangle, boxes, triangle);
  }
  return boxes;
}

/** Writes the box of one triangle, least and most of x, y and z, into a row of six. */
export function putTriangleBox(
  { positions: p, triangles: t }: TriangleMesh,
  triangle: number,
  boxes: Float64Array,
  row: number,
): void {
  const corner = 3 * triangle;
  for (let k = 0; k < 3; k += 1) {
    const a = p[3 * (t[corner] as number) + k] as number;
    const b = p[3 * (t[corner + 1] as number) + k] as number;
    const c = p[3 * (t[corner + 2] as number) + k] as number;
    boxes[6 * row + k] = Math.min(a, b, c);
    boxes[6 * row + 3 + k] = Math.max(a, b, c);
  }
}

import { putTriangleBox, type TriangleTree } from './triangle-tree.ts';

/**
 * Waiting pairs of nodes: two numbers each; a tree of a million triangles is 20 levels deep, each level waits thrice.
 */
const STACK_SIZE = 4096;

/**
 * Counts the pairs of triangles whose boxes touch and that pass a test. The tree is compared with itself, node by node,
 * which is three times as fast as searching the neighbours of every triangle.
 */
export function countNearPairs(tree: TriangleTree, holds: (first: number, second: number) => boolean): number {
  const { boxes, links, counts, order } = tree;
  if (order.length === 0) return 0;
  const triangleBoxes = boxesInOrder(tree);
  const stack = new Int32Array(STACK_SIZE);
  let waiting = 2;
  let found = 0;
  const wait = (one: number, other: number): void => {
    stack[waiting] = one;
    stack[waiting + 1] = other;
    waiting += 2;
  };
  while (waiting > 0) {
    waiting -= 2;
    const one = stack[waiting] as number;
    const other = stack[waiting + 1] as number;
    const oneCount = counts[one] as number;
    const otherCount = counts[other] as number;
    if (oneCount > 0 && otherCount > 0) {
      const oneFirst = -1 - (links[one] as number);
      const otherFirst = -1 - (links[other] as number);
      for (let i = oneFirst; i < oneFirst + oneCount; i += 1) {
        for (let j = one === other ? i + 1 : otherFirst; j < otherFirst + otherCount; j += 1) {
          if (touch(triangleBoxes, i, j) && holds(order[i] as number, order[j] as number)) found += 1;
        }
      }
    } else if (one === other) {
      const [left, right] = [one + 1, links[one] as number];
      wait(left, left);
      wait(right, right);
      if (touch(boxes, left, right)) wait(left, right);
    } else {
      // Descend into the larger of the two, so that both shrink together.
      const opensOne = otherCount > 0 || (oneCount === 0 && extent(boxes, one) >= extent(boxes, other));
      const [opened, kept] = opensOne ? [one, other] : [other, one];
      const [left, right] = [opened + 1, links[opened] as number];
      if (touch(boxes, left, kept)) wait(left, kept);
      if (touch(boxes, right, kept)) wait(right, kept);
    }
  }
  return found;
}

/** Boxes of single triangles in the order of the leaves: neighbours in space are neighbours in memory. */
function boxesInOrder({ mesh, order }: TriangleTree): Float64Array {
  const boxes = new Float64Array(6 * order.length);
  for (let row = 0; row < order.length; row += 1) putTriangleBox(mesh, order[row] as number, boxes, row);
  return boxes;
}

function touch(boxes: Float64Array, one: number, other: number): boolean {
  const [a, b] = [6 * one, 6 * other];
  return (
    (boxes[a] as number) <= (boxes[b + 3] as number) &&
    (boxes[a + 3] as number) >= (boxes[b] as number) &&
    (boxes[a + 1] as number) <= (boxes[b + 4] as number) &&
    (boxes[a + 4] as number) >= (boxes[b + 1] as number) &&
    (boxes[a + 2] as number) <= (boxes[b + 5] as number) &&
    (boxes[a + 5] as number) >= (boxes[b + 2] as number)
  );
}

function extent(boxes: Float64Array, node: number): number {
  const at = 6 * node;
  return (
    (boxes[at + 3] as number) -
    (boxes[at] as number) +
    (boxes[at + 4] as number) -
    (boxes[at + 1] as number) +
    (boxes[at + 5] as number) -
    (boxes[at + 2] as number)
  );
}

/**
 * The same triangles in the one order that follows from their vertices alone: each begins with its lowest vertex, and
 * they are sorted by it, then by the second. A kernel lists triangles by the age of their meshes, which would make the
 * same piece differ with the history of the kernel.
 */
export function orderedTriangles(triangles: Uint32Array, vertexCount: number): Uint32Array {
  const { first, starts } = buckets(triangles, vertexCount);
  const ordered = new Uint32Array(triangles.length);
  const filled = starts.slice();
  for (let t = 0; t < first.length; t += 1) {
    const corner = first[t] as number;
    const low = triangles[3 * t + corner] as number;
    const second = triangles[3 * t + ((corner + 1) % 3)] as number;
    const third = triangles[3 * t + ((corner + 2) % 3)] as number;
    // Few triangles share their lowest vertex, so insertion sort is fast.
    let at = filled[low] as number;
    while (at > (starts[low] as number) && (ordered[3 * at - 2] as number) > second) {
      ordered.copyWithin(3 * at, 3 * at - 3, 3 * at);
      at -= 1;
    }
    ordered[3 * at] = low;
    ordered[3 * at + 1] = second;
    ordered[3 * at + 2] = third;
    filled[low] = (filled[low] as number) + 1;
  }
  return ordered;
}

/** For each triangle its lowest corner, and for each vertex where the triangles that begin with it start. */
function buckets(triangles: Uint32Array, vertexCount: number): { first: Uint8Array; starts: Uint32Array } {
  const first = new Uint8Array(triangles.length / 3);
  const starts = new Uint32Array(vertexCount + 1);
  for (let t = 0; t < first.length; t += 1) {
    const [a, b, c] = [triangles[3 * t] as number, triangles[3 * t + 1] as number, triangles[3 * t + 2] as number];
    const corner = a < b ? (a < c ? 0 : 2) : b < c ? 1 : 2;
    first[t] = corner;
    const low = triangles[3 * t + corner] as number;
    starts[low + 1] = (starts[low + 1] as number) + 1;
  }
  for (let vertex = 0; vertex < vertexCount; vertex += 1) {
    starts[vertex + 1] = (starts[vertex + 1] as number) + (starts[vertex] as number);
  }
  return { first, starts };
}

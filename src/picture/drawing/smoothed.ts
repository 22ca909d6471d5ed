/** Takes the stairs out of a line along pixels: rounds of neighbours' means; x and y in turn. */
export function smoothed(points: readonly number[], rounds: number): number[] {
  const end = points.length - 2;
  const closed = points[0] === points[end] && points[1] === points[end + 1];
  let line = Float64Array.from(points);
  let next = Float64Array.from(points);
  for (let round = 0; round < rounds; round++) {
    for (let k = 2; k < end; k++) {
      next[k] = ((line[k - 2] as number) + 2 * (line[k] as number) + (line[k + 2] as number)) / 4;
    }
    if (closed) {
      for (const axis of [0, 1]) {
        const before = line[end - 2 + axis] as number;
        next[axis] = (before + 2 * (line[axis] as number) + (line[2 + axis] as number)) / 4;
        next[end + axis] = next[axis] as number;
      }
    }
    [line, next] = [next, line];
  }
  return Array.from(line);
}

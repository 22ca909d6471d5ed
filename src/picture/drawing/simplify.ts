/** Leaves out points that a line can do without (Douglas and Peucker); `points` are x, y in turn. */
export function simplified(points: readonly number[], tolerance: number): number[] {
  const count = points.length / 2;
  if (count < 3) return [...points];
  const keep = new Uint8Array(count);
  keep[0] = 1;
  keep[count - 1] = 1;
  const pending: [number, number][] = [[0, count - 1]];
  for (let span = pending.pop(); span !== undefined; span = pending.pop()) {
    const [from, to] = span;
    const farthest = farthestFrom(points, from, to);
    if (farthest.distance <= tolerance) continue;
    keep[farthest.point] = 1;
    pending.push([from, farthest.point], [farthest.point, to]);
  }
  const kept: number[] = [];
  for (let point = 0; point < count; point++) {
    if (keep[point] === 1) kept.push(points[point * 2] as number, points[point * 2 + 1] as number);
  }
  return kept;
}

function farthestFrom(points: readonly number[], from: number, to: number): { point: number; distance: number } {
  const [ax, ay] = [points[from * 2] as number, points[from * 2 + 1] as number];
  const dx = (points[to * 2] as number) - ax;
  const dy = (points[to * 2 + 1] as number) - ay;
  const length = Math.sqrt(dx * dx + dy * dy);
  let point = from;
  let distance = -1;
  for (let k = from + 1; k < to; k++) {
    const px = (points[k * 2] as number) - ax;
    const py = (points[k * 2 + 1] as number) - ay;
    const away = length === 0 ? Math.sqrt(px * px + py * py) : Math.abs(px * dy - py * dx) / length;
    if (away > distance) {
      distance = away;
      point = k;
    }
  }
  return { point, distance };
}

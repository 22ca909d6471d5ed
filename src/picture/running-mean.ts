/** Mean over `radius` cells on either side along one line of a grid; what lies outside counts as nothing. */
export function runningMean(
  from: Float32Array,
  to: Float32Array,
  start: number,
  step: number,
  count: number,
  radius: number,
): void {
  const width = 2 * radius + 1;
  let sum = 0;
  for (let k = 0; k <= Math.min(radius, count - 1); k++) sum += from[start + k * step] as number;
  for (let k = 0; k < count; k++) {
    to[start + k * step] = sum / width;
    const enters = k + radius + 1;
    const leaves = k - radius;
    if (enters < count) sum += from[start + enters * step] as number;
    if (leaves >= 0) sum -= from[start + leaves * step] as number;
  }
}

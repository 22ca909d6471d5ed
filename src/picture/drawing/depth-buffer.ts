/** What lies nearest behind every pixel. */
export interface DepthBuffer {
  readonly width: number;
  readonly height: number;
  /** Distance from the lens in mm; infinite on the background. */
  readonly depth: Float32Array;
  /** Number of the shell or stone that is seen; −1 on the background. */
  readonly owner: Int32Array;
}

export function createDepthBuffer(width: number, height: number): DepthBuffer {
  return {
    width,
    height,
    depth: new Float32Array(width * height).fill(Number.POSITIVE_INFINITY),
    owner: new Int32Array(width * height).fill(-1),
  };
}

/**
 * Draws triangles into the buffer, nearest wins. Depth is interpolated linearly across a triangle, which is exact from
 * far away and wrong by less than 0.01 mm for the small triangles of a piece.
 *
 * @param corners x, y in pixels and depth in mm: 9 numbers a triangle.
 * @param ownerOf the number to note for each triangle.
 */
export function fillTriangles(buffer: DepthBuffer, corners: Float32Array, ownerOf: (triangle: number) => number): void {
  const { width, height, depth, owner } = buffer;
  for (let k = 0; k < corners.length; k += 9) {
    const ax = corners[k] as number;
    const ay = corners[k + 1] as number;
    const bx = corners[k + 3] as number;
    const by = corners[k + 4] as number;
    const cx = corners[k + 6] as number;
    const cy = corners[k + 7] as number;
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    if (area === 0) continue;
    const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
    const bottom = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
    const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
    const right = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
    if (top > bottom || left > right) continue;
    const az = corners[k + 2] as number;
    const whole = 1 / area;
    const alongB = ((corners[k + 5] as number) - az) * whole;
    const alongC = ((corners[k + 8] as number) - az) * whole;
    const sign = area > 0 ? 1 : -1;
    const number = ownerOf(k / 9);
    // Shares of b and c grow by the same amount from pixel to pixel.
    const stepB = cy - ay;
    const stepC = ay - by;
    for (let y = top; y <= bottom; y++) {
      let shareB = (left + 0.5 - ax) * (cy - ay) - (y + 0.5 - ay) * (cx - ax);
      let shareC = (bx - ax) * (y + 0.5 - ay) - (by - ay) * (left + 0.5 - ax);
      for (let x = left; x <= right; x++) {
        if (shareB * sign >= 0 && shareC * sign >= 0 && (area - shareB - shareC) * sign >= 0) {
          const z = az + shareB * alongB + shareC * alongC;
          const pixel = y * width + x;
          if (z < (depth[pixel] as number)) {
            depth[pixel] = z;
            owner[pixel] = number;
          }
        }
        shareB += stepB;
        shareC += stepC;
      }
    }
  }
}

/** Depth at a place on the picture; −Infinity outside it, as if something hid everything there. */
export function depthAt(buffer: DepthBuffer, x: number, y: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  if (column < 0 || row < 0 || column >= buffer.width || row >= buffer.height) return Number.NEGATIVE_INFINITY;
  return buffer.depth[row * buffer.width + column] as number;
}

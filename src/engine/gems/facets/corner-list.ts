/** Corners this close are one: just above the grid of 1e-6 mm, so that two corners never snap together later. */
const WELD_MM = 2e-6;

/** The corners of a body, each kept once however many facets come to it. */
export class CornerList {
  #coordinates: number[] = [];

  /** Indices of a polygon's corners after welding; corners that fall together are left out. */
  weld(points: Float64Array, count: number): number[] {
    const loop: number[] = [];
    for (let i = 0; i < count; i += 1) {
      const corner = this.#indexOf(points[3 * i] as number, points[3 * i + 1] as number, points[3 * i + 2] as number);
      if (corner !== loop.at(-1)) loop.push(corner);
    }
    if (loop.length > 1 && loop[0] === loop.at(-1)) loop.pop();
    return loop;
  }

  positions(): Float64Array {
    return Float64Array.from(this.#coordinates);
  }

  #indexOf(x: number, y: number, z: number): number {
    const list = this.#coordinates;
    for (let at = 0; at < list.length; at += 3) {
      const dx = (list[at] as number) - x;
      const dy = (list[at + 1] as number) - y;
      const dz = (list[at + 2] as number) - z;
      if (dx * dx + dy * dy + dz * dz < WELD_MM * WELD_MM) return at / 3;
    }
    list.push(x, y, z);
    return list.length / 3 - 1;
  }
}

import { crossDome, type DomeCrossing } from './dome.ts';
import type { GemField, GemKind } from './gem-field.ts';

/** Where a ray enters a stone; overwritten by every search. */
export interface GemHit {
  distance: number;
  stone: number;
  cell: number;
  /** Of the cell; the number of its planes where the ray meets the dome. */
  plane: number;
}

export interface GemHits {
  readonly hit: GemHit;
  /** Nearest stone along a ray of unit direction, within `reach` mm. */
  nearest(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, reach: number): boolean;
}

const NEAREST_MM = 1e-4;

/**
 * Prepares the search for the stones of one piece. A ray meets a stone at the last plane that it enters, if that comes
 * before the first that it leaves; a point between two cells of a heart is not on the surface.
 */
export function createGemHits(field: GemField): GemHits {
  const { frames, radiiMm, kindOf, kinds } = field;
  const { bounds, links, order } = field.tree;
  const stack = new Int32Array(64);
  const hit: GemHit = { distance: 0, stone: -1, cell: 0, plane: 0 };
  const crossing: DomeCrossing = { into: 0, out: 0 };
  const none = kindOf.length === 0;

  function nearest(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, reach: number): boolean {
    if (none) return false;
    const ix = 1 / (dx === 0 ? 1e-12 : dx);
    const iy = 1 / (dy === 0 ? 1e-12 : dy);
    const iz = 1 / (dz === 0 ? 1e-12 : dz);
    hit.stone = -1;
    hit.distance = reach;
    let depth = 0;
    stack[depth++] = 0;
    while (depth > 0) {
      const node = stack[--depth] as number;
      if (!crosses(node, ox, oy, oz, ix, iy, iz)) continue;
      const first = links[node * 2] as number;
      const count = links[node * 2 + 1] as number;
      if (count === 0) {
        stack[depth++] = first;
        stack[depth++] = first + 1;
      } else {
        for (let place = first; place < first + count; place++) {
          tryStone(order[place] as number, ox, oy, oz, dx, dy, dz);
        }
      }
    }
    return hit.stone >= 0;
  }

  function crosses(node: number, ox: number, oy: number, oz: number, ix: number, iy: number, iz: number): boolean {
    const at = node * 6;
    const x0 = ((bounds[at] as number) - ox) * ix;
    const x1 = ((bounds[at + 3] as number) - ox) * ix;
    const y0 = ((bounds[at + 1] as number) - oy) * iy;
    const y1 = ((bounds[at + 4] as number) - oy) * iy;
    const z0 = ((bounds[at + 2] as number) - oz) * iz;
    const z1 = ((bounds[at + 5] as number) - oz) * iz;
    const into = Math.max(0, Math.min(x0, x1), Math.min(y0, y1), Math.min(z0, z1));
    return Math.min(Math.max(x0, x1), Math.max(y0, y1), Math.max(z0, z1)) >= into && into < hit.distance;
  }

  function tryStone(stone: number, ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): void {
    const f = stone * 16;
    const cx = ox - (frames[f + 12] as number);
    const cy = oy - (frames[f + 13] as number);
    const cz = oz - (frames[f + 14] as number);
    const along = -(cx * dx + cy * dy + cz * dz);
    const radius = radiiMm[stone] as number;
    if (along < -radius || along - radius > hit.distance) return;
    if (cx * cx + cy * cy + cz * cz - along * along > radius * radius) return;
    const xx = frames[f] as number;
    const xy = frames[f + 1] as number;
    const xz = frames[f + 2] as number;
    const yx = frames[f + 4] as number;
    const yy = frames[f + 5] as number;
    const yz = frames[f + 6] as number;
    const zx = frames[f + 8] as number;
    const zy = frames[f + 9] as number;
    const zz = frames[f + 10] as number;
    const px = cx * xx + cy * xy + cz * xz;
    const py = cx * yx + cy * yy + cz * yz;
    const pz = cx * zx + cy * zy + cz * zz;
    const lx = dx * xx + dy * xy + dz * xz;
    const ly = dx * yx + dy * yy + dz * yz;
    const lz = dx * zx + dy * zy + dz * zz;
    const kind = kinds[kindOf[stone] as number];
    if (kind === undefined) return;
    for (let cell = 0; cell < kind.cells.length; cell++) {
      tryCell(stone, cell, kind, px, py, pz, lx, ly, lz);
    }
  }

  function tryCell(
    stone: number,
    cell: number,
    { cells, inner, dome }: GemKind,
    px: number,
    py: number,
    pz: number,
    lx: number,
    ly: number,
    lz: number,
  ): void {
    const planes = cells[cell] as Float64Array;
    let into = Number.NEGATIVE_INFINITY;
    let out = hit.distance;
    let through = -1;
    if (dome) {
      if (!crossDome(dome, px, py, pz, lx, ly, lz, crossing)) return;
      into = crossing.into;
      out = Math.min(out, crossing.out);
      through = planes.length;
      if (into >= out) return;
    }
    for (let p = 0; p < planes.length; p += 4) {
      const nx = planes[p] as number;
      const ny = planes[p + 1] as number;
      const nz = planes[p + 2] as number;
      const slope = nx * lx + ny * ly + nz * lz;
      const gap = (planes[p + 3] as number) - nx * px - ny * py - nz * pz;
      if (slope < -1e-9) {
        const t = gap / slope;
        if (t > into) {
          into = t;
          through = p;
        }
      } else if (slope > 1e-9) {
        const t = gap / slope;
        if (t < out) out = t;
      } else if (gap < 0) return;
      if (into >= out) return;
    }
    if (through < 0 || into < NEAREST_MM || (inner[cell] as Uint8Array)[through >> 2] === 1) return;
    hit.distance = into;
    hit.stone = stone;
    hit.cell = cell;
    hit.plane = through >> 2;
  }

  return { hit, nearest };
}

import { type GhungrooForm, slitHalfWidthRad } from '#layout/ghungroo/ghungroo-form.ts';
import { snapped } from '#layout/outline/snap.ts';
import type { Quality } from '../../../contract/quality.ts';
import type { TriangleMesh } from '../../../contract/solid.ts';
import { outward } from '../../../mesh/build/orient.ts';

/** Steps from the slit to the side of the ball. */
const sideSteps = ({ beadSegments }: Quality): number => Math.max(3, Math.round(beadSegments / 2));

/** At the ends of the slit its two edges meet in a short side of this share of the holes. */
const END_SHARE = 0.45;

/**
 * A hollow ball with a slit across its lowest place that ends in round holes, as one closed surface: a skin of two layers
 * between the two sides of the ball (±x), with the slit left out along the circle between them. Its middle is the origin,
 * −y is down.
 */
export function slitBall(form: GhungrooForm, quality: Quality): TriangleMesh {
  const { angles, open } = columns(form, quality);
  const steps = sideSteps(quality);
  const layers = [form.radiusMm, form.radiusMm - form.wallMm].map((radiusMm) =>
    layerOf(angles, (angle) => edgeRad(form, angle), steps, radiusMm),
  );
  const [outer, inner] = layers as [Float64Array, Float64Array];
  const positions = new Float64Array(outer.length + inner.length);
  positions.set(outer);
  positions.set(inner, outer.length);
  const skin = new Skin(angles.length, 2 * steps, outer.length / 3);
  skin.layers(open);
  skin.edges(open, steps - 1);
  return outward({ positions: snapped(positions), triangles: Uint32Array.from(skin.triangles) });
}

/** Half the width of the slit, never quite closed at its ends. */
function edgeRad(form: GhungrooForm, angleRad: number): number {
  const { halfRad, holeRad } = form.slit;
  const end = END_SHARE * holeRad;
  return Math.abs(angleRad) >= halfRad - 1e-9 ? end : Math.max(end, slitHalfWidthRad(form, angleRad));
}

interface Columns {
  /** Angles around the ball, from the lowest place, ascending. */
  readonly angles: readonly number[];
  /** How many of the strips between columns, from the first, are open. */
  readonly open: number;
}

/** Columns of the mesh: dense over the slit and its holes, even over the rest. */
function columns({ slit }: GhungrooForm, { beadSegments }: Quality): Columns {
  const { halfRad, holeRad } = slit;
  const hole = [1, 0.85, 0.5, 0, -0.5, -0.85].map((share) => halfRad - holeRad + share * holeRad);
  const middle = Math.max(2, Math.round(beadSegments / 3));
  const reach = (hole.at(-1) ?? 0) - 0.06;
  const between = Array.from({ length: middle + 1 }, (_, index) => reach * (1 - (2 * index) / middle));
  const over = [...hole, ...between].map((angle) => -angle);
  const through = [...over, ...hole.toReversed()];
  const rest = Math.max(6, beadSegments);
  const restRad = 2 * Math.PI - 2 * halfRad;
  const closed = Array.from({ length: rest - 1 }, (_, index) => halfRad + ((index + 1) * restRad) / rest);
  return { angles: [...through, ...closed], open: through.length - 1 };
}

/** Rings of points from one side of the ball to the other, then the two sides themselves. */
function layerOf(
  angles: readonly number[],
  edge: (angleRad: number) => number,
  steps: number,
  radiusMm: number,
): Float64Array {
  const points: number[] = [];
  for (let ring = 0; ring < 2 * steps; ring += 1) {
    const isNear = ring < steps;
    const share = (isNear ? ring + 1 : 2 * steps - ring) / steps;
    for (const angle of angles) {
      const from = edge(angle);
      const latitude = from + (Math.PI / 2 - from) * (1 - share);
      const across = radiusMm * Math.cos(latitude);
      points.push(
        (isNear ? -1 : 1) * radiusMm * Math.sin(latitude),
        -across * Math.cos(angle),
        across * Math.sin(angle),
      );
    }
  }
  return Float64Array.from([...points, -radiusMm, 0, 0, radiusMm, 0, 0]);
}

/** Collects the triangles of two layers and of the edges that join them. */
class Skin {
  readonly triangles: number[] = [];
  readonly #columns: number;
  readonly #rings: number;
  readonly #layer: number;

  constructor(columnCount: number, rings: number, layer: number) {
    this.#columns = columnCount;
    this.#rings = rings;
    this.#layer = layer;
  }

  /** Both layers, the inner one turned over; the strips of the slit are left out between the two middle rings. */
  layers(open: number): void {
    const middle = this.#rings / 2 - 1;
    for (const isInner of [false, true]) {
      for (let ring = 0; ring + 1 < this.#rings; ring += 1) {
        for (let column = ring === middle ? open : 0; column < this.#columns; column += 1) {
          this.#quad(isInner, ring, column);
        }
      }
      this.#caps(isInner);
    }
  }

  /** The cut through the wall all around the slit. */
  edges(open: number, near: number): void {
    for (let column = 0; column < open; column += 1) {
      this.#wall(this.#at(near, column + 1), this.#at(near, column));
      this.#wall(this.#at(near + 1, column), this.#at(near + 1, column + 1));
    }
    this.#wall(this.#at(near, 0), this.#at(near + 1, 0));
    this.#wall(this.#at(near + 1, open), this.#at(near, open));
  }

  #at(ring: number, column: number): number {
    return ring * this.#columns + (column % this.#columns);
  }

  #quad(isInner: boolean, ring: number, column: number): void {
    const corners = [
      this.#at(ring, column),
      this.#at(ring, column + 1),
      this.#at(ring + 1, column + 1),
      this.#at(ring + 1, column),
    ] as const;
    this.#face(isInner, corners[0], corners[1], corners[2]);
    this.#face(isInner, corners[0], corners[2], corners[3]);
  }

  #caps(isInner: boolean): void {
    const near = this.#rings * this.#columns;
    for (let column = 0; column < this.#columns; column += 1) {
      this.#face(isInner, near, this.#at(0, column + 1), this.#at(0, column));
      this.#face(isInner, near + 1, this.#at(this.#rings - 1, column), this.#at(this.#rings - 1, column + 1));
    }
  }

  #face(isInner: boolean, a: number, b: number, c: number): void {
    const shift = isInner ? this.#layer : 0;
    if (isInner) this.triangles.push(a + shift, c + shift, b + shift);
    else this.triangles.push(a, b, c);
  }

  /** From one place of the outer layer to the next, and down to the inner one. */
  #wall(a: number, b: number): void {
    const [c, d] = [b + this.#layer, a + this.#layer];
    this.triangles.push(a, c, b, a, d, c);
  }
}

import { DEGREE } from '#shared/units.ts';
import type { Vector3 } from '../../../contract/frame.ts';
import type { Quality } from '../../../contract/quality.ts';
import type { TriangleMesh } from '../../../contract/solid.ts';
import { loft } from '../../../mesh/build/loft.ts';
import { add, lengthOf, scale, subtract, unit } from '../../../mesh/math/vectors.ts';
import { directionsAt } from '../shank/shank-form.ts';
import { faceEdge, type SignetForm, signetFoot } from './signet-form.ts';

/** The face's edge is filed round, so that it catches a line of light and does not cut. */
const BEVEL_MM = 0.28;

/** The flat begins this far inside the filed edge, so that it is shaded flat. */
const FLAT_FROM_MM = 0.05;

/** How much steeper than the band the body leaves its face towards the shoulders. */
const STEEPER_DEG = 18;

/** Rings of the bottom, from the foot inwards, as shares of its way to the middle. */
const BOTTOM = [0.94, 0.6, 0.25];

/** The body between face and hoop as one skin: face, filed edge, sides that run out into the shoulders, bottom. */
export function signetBody(form: SignetForm, quality: Quality): TriangleMesh {
  const around = 4 * Math.ceil(quality.bandSegments / 6);
  const bevels = quality.name === 'drag' ? 2 : 5;
  const sides = 2 * quality.pathSegments;
  const rings = bevels + 2 + sides + BOTTOM.length;
  const points = new Float64Array(3 * around * rings);
  for (let j = 0; j < around; j += 1) {
    const column = sideColumn(form, (2 * Math.PI * (j + 0.5)) / around, bevels, sides);
    column.forEach((point, ring) => points.set(point, 3 * (ring * around + j)));
  }
  const bottom = form.innerRadiusMm + signetFoot(form, Math.PI / 2).heightMm;
  return loft(points, around, { loop: false, startTip: [0, 0, form.faceZ], endTip: [0, 0, bottom] });
}

/** One line from the face's edge down the side to the foot and in under the face. */
function sideColumn(form: SignetForm, turn: number, bevels: number, sides: number): readonly Vector3[] {
  const { point, normal } = faceEdge(form, turn);
  const flat = BEVEL_MM + FLAT_FROM_MM;
  const column: Vector3[] = [[point[0] - normal[0] * flat, point[1] - normal[1] * flat, form.faceZ]];
  for (let k = 0; k <= bevels; k += 1) {
    const angle = (Math.PI / 2) * (k / bevels);
    const inwards = BEVEL_MM * (1 - Math.sin(angle));
    column.push([
      point[0] - normal[0] * inwards,
      point[1] - normal[1] * inwards,
      form.faceZ - BEVEL_MM * (1 - Math.cos(angle)),
    ]);
  }
  const edge = column.at(-1) as Vector3;
  const foot = signetFoot(form, turn);
  const { sine, cosine } = directionsAt(foot.angleDeg);
  const radius = form.innerRadiusMm + foot.heightMm;
  const end: Vector3 = [radius * sine, foot.acrossMm, radius * cosine];
  const span = lengthOf(subtract(end, edge));
  // Towards the shoulders the side goes on as the band turns, only a little steeper; beside the finger it drops.
  const dropDeg = (Math.atan2(form.half[0], form.faceZ) / DEGREE + STEEPER_DEG) * (1 - foot.beside) + 84 * foot.beside;
  const out = Math.cos(dropDeg * DEGREE);
  const leave = add(edge, scale([normal[0] * out, normal[1] * out, -Math.sin(dropDeg * DEGREE)], 0.3 * span));
  const arrive = add(end, scale(unit(foot.up), 0.45 * span));
  for (let k = 1; k <= sides; k += 1) column.push(cubic(edge, leave, arrive, end, k / sides));
  const floor = form.innerRadiusMm + signetFoot(form, Math.PI / 2).heightMm;
  for (const share of BOTTOM) {
    const below = directionsAt(foot.angleDeg * share);
    column.push([floor * below.sine, foot.acrossMm * share, floor * below.cosine]);
  }
  return column;
}

function cubic(a: Vector3, b: Vector3, c: Vector3, d: Vector3, t: number): Vector3 {
  const s = 1 - t;
  const [wa, wb, wc, wd] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
  return add(add(scale(a, wa), scale(b, wb)), add(scale(c, wc), scale(d, wd)));
}

import type { LinearRgb } from '../contract.ts';
import { clamp, DEGREE, smoothStep } from '#shared/units.ts';

/**
 * A lamp, a card or a flag of the studio, seen from the piece. Azimuth from the lens (0) towards the right of the
 * picture (90) to behind the piece (180); elevation above the horizon.
 */
export interface Softbox {
  readonly azimuthDeg: number;
  readonly elevationDeg: number;
  readonly widthDeg: number;
  readonly heightDeg: number;
  /** Relative to paper white = 1; 0 for a black flag, which hides what lies behind it. */
  readonly intensity: number;
  /** Over how many degrees its edge fades. */
  readonly edgeDeg: number;
  readonly tint?: LinearRgb;
  /** Share of the intensity at the bottom and at the top: a graded box shows the curve of the metal. */
  readonly upwards?: readonly [number, number];
  /** The same from its left to its right. */
  readonly across?: readonly [number, number];
  /** Round instead of square. */
  readonly round?: boolean;
}

/** All lamps, cards and flags around a piece. */
export interface LightSet {
  /** Light of the room at the horizon and overhead. */
  readonly horizon: number;
  readonly overhead: number;
  /** A flag hides the boxes that come before it in the list. */
  readonly boxes: readonly Softbox[];
}

/** Unit direction on the stage (x right, y away from the lens, z up). */
export function directionOf(azimuthDeg: number, elevationDeg: number): readonly [number, number, number] {
  const flat = Math.cos(elevationDeg * DEGREE);
  return [flat * Math.sin(azimuthDeg * DEGREE), -flat * Math.cos(azimuthDeg * DEGREE), Math.sin(elevationDeg * DEGREE)];
}

/** Writes the light that comes from a unit direction. */
export type LightFunction = (x: number, y: number, z: number, out: Float64Array) => void;

/** The light of a set as a function of direction. */
export function lightOf(lights: LightSet): LightFunction {
  const boxes = lights.boxes.map((box) => ({
    coverage: coverageOf(box),
    flag: box.intensity === 0,
    red: box.intensity * (box.tint?.[0] ?? 1),
    green: box.intensity * (box.tint?.[1] ?? 1),
    blue: box.intensity * (box.tint?.[2] ?? 1),
  }));
  return (x, y, z, out) => {
    const room = lights.horizon + (lights.overhead - lights.horizon) * clamp(z, 0, 1);
    let red = room;
    let green = room;
    let blue = room;
    for (const box of boxes) {
      const cover = box.coverage(x, y, z);
      if (cover === 0) continue;
      const rest = box.flag ? 1 - cover : 1;
      red = red * rest + box.red * cover;
      green = green * rest + box.green * cover;
      blue = blue * rest + box.blue * cover;
    }
    out[0] = red;
    out[1] = green;
    out[2] = blue;
  };
}

/** How much of a box is seen in a direction: 0 beside it, 1 (times its grading) inside. */
function coverageOf(box: Softbox): (x: number, y: number, z: number) => number {
  const [cx, cy, cz] = directionOf(box.azimuthDeg, box.elevationDeg);
  const rightX = Math.cos(box.azimuthDeg * DEGREE);
  const rightY = Math.sin(box.azimuthDeg * DEGREE);
  const sine = Math.sin(box.elevationDeg * DEGREE);
  const upX = -sine * rightY;
  const upY = sine * rightX;
  const upZ = Math.cos(box.elevationDeg * DEGREE);
  const halfWidth = box.widthDeg / 2;
  const halfHeight = (box.round === true ? box.widthDeg : box.heightDeg) / 2;
  const reachDeg = Math.hypot(halfWidth, halfHeight) + box.edgeDeg;
  const outside = Math.cos(Math.min(110, reachDeg) * DEGREE);

  return (x, y, z) => {
    const ahead = x * cx + y * cy + z * cz;
    if (ahead < outside) return 0;
    const right = Math.atan2(x * rightX + y * rightY, ahead) / DEGREE;
    const up = Math.atan2(x * upX + y * upY + z * upZ, ahead) / DEGREE;
    const graded = gradient(box.across, right / box.widthDeg) * gradient(box.upwards, up / (halfHeight * 2));
    if (box.round === true) return graded * fade(Math.hypot(right, up) - halfWidth, box.edgeDeg);
    return graded * fade(Math.abs(right) - halfWidth, box.edgeDeg) * fade(Math.abs(up) - halfHeight, box.edgeDeg);
  };
}

function gradient(ends: readonly [number, number] | undefined, place: number): number {
  return ends === undefined ? 1 : ends[0] + (ends[1] - ends[0]) * clamp(place + 0.5, 0, 1);
}

/** 1 inside, 0 outside, smooth over the edge. */
function fade(outsideDeg: number, edgeDeg: number): number {
  return smoothStep(0.5 - outsideDeg / edgeDeg);
}

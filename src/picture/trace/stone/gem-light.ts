import { pictureTuning } from '../../picture-tuning.ts';
import { clearReflectance } from '../fresnel.ts';
import { crossDome, type DomeCrossing, domeNormal } from './dome.ts';
import type { GemKind } from './gem-field.ts';

/**
 * Collects light that leaves a stone: a place on its surface, one direction for red, green and blue each, and how
 * much of each colour the eye gets from there.
 */
export type LeavingLight = (
  x: number,
  y: number,
  z: number,
  directions: Float64Array,
  red: number,
  green: number,
  blue: number,
) => void;

export interface GemLight {
  /**
   * Follows a ray into a stone and hands every part of it that leaves again to `leaving`.
   *
   * @param frameAt where the stone's frame begins in the frames.
   * @param fire share of the true dispersion, 0…1.
   * @param exits how many exits to follow at most.
   */
  follow(
    kind: GemKind,
    frameAt: number,
    cell: number,
    plane: number,
    x: number,
    y: number,
    z: number,
    dx: number,
    dy: number,
    dz: number,
    fire: number,
    exits: number,
    leaving: LeavingLight,
  ): void;
}

const MOST_FACETS = 24;

/**
 * Light in faceted stones, without random numbers: at every facet the part that leaves is collected and the mirrored
 * part goes on, so a picture is clean with few samples. Red, green and blue travel together along the path of green;
 * their directions part by the true refraction of each, which gives fire without coloured dots.
 */
export function createGemLight(frames: Float64Array): GemLight {
  /** Directions of red, green, blue: 9 numbers in the stone's frame. */
  const inside = new Float64Array(9);
  const world = new Float64Array(9);
  const index = new Float64Array(3);
  const share = new Float64Array(3);
  const reflected = new Float64Array(3);
  const normal = new Float64Array(3);
  const crossing: DomeCrossing = { into: 0, out: 0 };

  function follow(
    kind: GemKind,
    frameAt: number,
    firstCell: number,
    firstPlane: number,
    x: number,
    y: number,
    z: number,
    dx: number,
    dy: number,
    dz: number,
    fire: number,
    exits: number,
    leaving: LeavingLight,
  ): void {
    const wx = x - (frames[frameAt + 12] as number);
    const wy = y - (frames[frameAt + 13] as number);
    const wz = z - (frames[frameAt + 14] as number);
    let px = toLocal(frameAt, wx, wy, wz);
    let py = toLocal(frameAt + 4, wx, wy, wz);
    let pz = toLocal(frameAt + 8, wx, wy, wz);
    const lx = toLocal(frameAt, dx, dy, dz);
    const ly = toLocal(frameAt + 4, dx, dy, dz);
    const lz = toLocal(frameAt + 8, dx, dy, dz);
    let cell = firstCell;
    let planes = kind.cells[cell] as Float64Array;
    const spread = kind.dispersion * fire * 0.5;
    index[0] = kind.refractiveIndex - spread;
    index[1] = kind.refractiveIndex;
    index[2] = kind.refractiveIndex + spread;
    faceOf(kind, planes, firstPlane * 4, px, py, pz);
    refractInto(lx, ly, lz);

    const [sigmaRed, sigmaGreen, sigmaBlue] = kind.absorptionPerMm;
    let path = 0;
    let left = exits;
    for (let facet = 0; facet < MOST_FACETS; facet++) {
      const ax = inside[3] as number;
      const ay = inside[4] as number;
      const az = inside[5] as number;
      let reach = 1e9;
      let through = -1;
      for (let p = 0; p < planes.length; p += 4) {
        const nx = planes[p] as number;
        const ny = planes[p + 1] as number;
        const nz = planes[p + 2] as number;
        const slope = nx * ax + ny * ay + nz * az;
        if (slope > 1e-7) {
          const t = ((planes[p + 3] as number) - nx * px - ny * py - nz * pz) / slope;
          if (t < reach) {
            reach = t;
            through = p;
          }
        }
      }
      if (kind.dome && crossDome(kind.dome, px, py, pz, ax, ay, az, crossing) && crossing.out < reach) {
        reach = crossing.out;
        through = planes.length;
      }
      if (through < 0) return;
      if (reach < 0) reach = 0;
      px += ax * reach;
      py += ay * reach;
      pz += az * reach;
      path += reach;
      if ((kind.inner[cell] as Uint8Array)[through >> 2] === 1) {
        cell = cell === 0 ? 1 : 0;
        planes = kind.cells[cell] as Float64Array;
        continue;
      }
      faceOf(kind, planes, through, px, py, pz);
      const [nx, ny, nz] = [normal[0] as number, normal[1] as number, normal[2] as number];
      let most = 0;
      for (let colour = 0; colour < 3; colour++) {
        const k = colour * 3;
        const cosine = (inside[k] as number) * nx + (inside[k + 1] as number) * ny + (inside[k + 2] as number) * nz;
        const back = cosine <= 1e-4 ? 1 : clearReflectance(cosine > 1 ? 1 : cosine, index[colour] as number);
        reflected[colour] = back;
        const out = (share[colour] as number) * (1 - back);
        if (out > most) most = out;
      }
      const stained = path > 0 && sigmaRed + sigmaGreen + sigmaBlue > 0;
      const red = stained ? Math.exp(-sigmaRed * path) : 1;
      const green = stained ? Math.exp(-sigmaGreen * path) : 1;
      const blue = stained ? Math.exp(-sigmaBlue * path) : 1;
      if (most > pictureTuning.leastShare) {
        refractOut(frameAt, nx, ny, nz);
        leaving(
          toWorld(frameAt, px, py, pz),
          toWorld(frameAt + 1, px, py, pz),
          toWorld(frameAt + 2, px, py, pz),
          world,
          (share[0] as number) * (1 - (reflected[0] as number)) * red,
          (share[1] as number) * (1 - (reflected[1] as number)) * green,
          (share[2] as number) * (1 - (reflected[2] as number)) * blue,
        );
        left--;
      }
      let rest = 0;
      for (let colour = 0; colour < 3; colour++) {
        const kept = (share[colour] as number) * (reflected[colour] as number);
        share[colour] = kept;
        const seen = kept * (colour === 0 ? red : colour === 1 ? green : blue);
        if (seen > rest) rest = seen;
      }
      if (left <= 0 || rest < pictureTuning.leastShare) return;
      for (let k = 0; k < 9; k += 3) {
        const along =
          2 * ((inside[k] as number) * nx + (inside[k + 1] as number) * ny + (inside[k + 2] as number) * nz);
        inside[k] = (inside[k] as number) - along * nx;
        inside[k + 1] = (inside[k + 1] as number) - along * ny;
        inside[k + 2] = (inside[k + 2] as number) - along * nz;
      }
    }
  }

  function toLocal(at: number, x: number, y: number, z: number): number {
    return (frames[at] as number) * x + (frames[at + 1] as number) * y + (frames[at + 2] as number) * z;
  }

  function toWorld(at: number, x: number, y: number, z: number): number {
    return (
      (frames[at] as number) * x +
      (frames[at + 4] as number) * y +
      (frames[at + 8] as number) * z +
      (frames[at + 12] as number)
    );
  }

  /** The normal of a facet, or of the dome at a place on it. */
  function faceOf(kind: GemKind, planes: Float64Array, at: number, x: number, y: number, z: number): void {
    if (kind.dome && at >= planes.length) domeNormal(kind.dome, x, y, z, normal);
    else for (let axis = 0; axis < 3; axis++) normal[axis] = planes[at + axis] as number;
  }

  /** Bends the arriving ray at the normal for each colour and notes how much of it enters. */
  function refractInto(lx: number, ly: number, lz: number): void {
    const [nx, ny, nz] = [normal[0] as number, normal[1] as number, normal[2] as number];
    const cosine = Math.min(1, Math.max(0, -(lx * nx + ly * ny + lz * nz)));
    for (let colour = 0; colour < 3; colour++) {
      const ratio = 1 / (index[colour] as number);
      const sink = ratio * cosine - Math.sqrt(1 - ratio * ratio * (1 - cosine * cosine));
      inside[colour * 3] = lx * ratio + nx * sink;
      inside[colour * 3 + 1] = ly * ratio + ny * sink;
      inside[colour * 3 + 2] = lz * ratio + nz * sink;
      share[colour] = 1 - clearReflectance(cosine, ratio);
    }
  }

  /** Bends each colour out of a facet and turns it to the stage; a colour that cannot leave gets no share. */
  function refractOut(frameAt: number, nx: number, ny: number, nz: number): void {
    for (let colour = 0; colour < 3; colour++) {
      const k = colour * 3;
      const ratio = index[colour] as number;
      const ix = inside[k] as number;
      const iy = inside[k + 1] as number;
      const iz = inside[k + 2] as number;
      const cosine = ix * nx + iy * ny + iz * nz;
      const rest = 1 - ratio * ratio * (1 - cosine * cosine);
      const rise = (rest > 0 ? Math.sqrt(rest) : 0) - ratio * cosine;
      const ox = ix * ratio + nx * rise;
      const oy = iy * ratio + ny * rise;
      const oz = iz * ratio + nz * rise;
      for (let row = 0; row < 3; row++) {
        world[k + row] =
          (frames[frameAt + row] as number) * ox +
          (frames[frameAt + 4 + row] as number) * oy +
          (frames[frameAt + 8 + row] as number) * oz;
      }
    }
  }

  return { follow };
}

import type { CoordinateFrame } from '#engine/contract/frame.ts';
import type { MetalHit } from './metal-hits.ts';
import type { MetalOptics } from '../picture-scene.ts';

/** Turns the normal of a surface as its finish does. */
export interface Finish {
  /** The turned unit normal of the last call, and whether the surface there mirrors sharply. */
  readonly normal: Float64Array;
  sharp: boolean;
  turn(optics: MetalOptics, hit: MetalHit, x: number, y: number, z: number, u: number, v: number): void;
}

/** The tail of the distribution is left out: facets that lean this far would only show as noise. */
const TAIL = 0.9;
/** Roughness of the inside of a ring that is polished as usual. */
const INSIDE_ROUGHNESS = 0.1;
/** Dents of a planishing hammer, mm apart. */
const DENT_MM = 1.5;
/** How much the flank of a dent leans. */
const DENT_LEAN = 0.3;
/** Scratches of a brushed surface, per mm across them. */
const STROKES_PER_MM = 22;
const STROKE_LEAN = 0.16;

/**
 * The four finishes: polished and matte by roughness alone, brushed by fine strokes, hammered by dents.
 *
 * @param hoop the piece goes round a finger or wrist (axis y): its inside is polished, unless it was finished by itself.
 */
export function createFinish(toModel: CoordinateFrame, hoop: boolean): Finish {
  const normal = new Float64Array(3);
  const place = new Float64Array(3);
  const push = new Float64Array(3);
  const finish: Finish = { normal, sharp: true, turn };

  function turn(optics: MetalOptics, hit: MetalHit, x: number, y: number, z: number, u: number, v: number): void {
    let nx = hit.normalX;
    let ny = hit.normalY;
    let nz = hit.normalZ;
    let { roughness } = optics;
    if (optics.finish !== 'polished') {
      toPiece(x, y, z);
      if (hoop && !optics.finishedInside && facesInwards(nx, ny, nz)) {
        roughness = INSIDE_ROUGHNESS;
        push.fill(0);
      } else if (optics.finish === 'matte') push.fill(0);
      else if (optics.finish === 'hammered') dents();
      else strokes();
      nx += push[0] as number;
      ny += push[1] as number;
      nz += push[2] as number;
    }
    // A point on the rough surface: the microfacets of Trowbridge and Reitz, drawn by u (how far) and v (which way).
    finish.sharp = roughness < 0.2;
    const alpha = roughness * roughness;
    const lean = alpha * Math.sqrt(u / (1 - u * TAIL));
    const round = 2 * Math.PI * v;
    // The strokes may have shortened the normal, so compare its components, not its length.
    const isSteep = nx * nx + ny * ny < 0.25 * nz * nz;
    const sx = isSteep ? 0 : ny;
    const sy = isSteep ? nz : -nx;
    const sz = isSteep ? -ny : 0;
    const scale = 1 / Math.sqrt(sx * sx + sy * sy + sz * sz);
    const tx = sx * scale;
    const ty = sy * scale;
    const tz = sz * scale;
    const a = lean * Math.cos(round);
    const b = lean * Math.sin(round);
    nx += tx * a + (ny * tz - nz * ty) * b;
    ny += ty * a + (nz * tx - nx * tz) * b;
    nz += tz * a + (nx * ty - ny * tx) * b;
    const unit = 1 / Math.sqrt(nx * nx + ny * ny + nz * nz);
    normal[0] = nx * unit;
    normal[1] = ny * unit;
    normal[2] = nz * unit;
  }

  function toPiece(x: number, y: number, z: number): void {
    for (let row = 0; row < 3; row++) {
      place[row] =
        (toModel[row] as number) * x +
        (toModel[row + 4] as number) * y +
        (toModel[row + 8] as number) * z +
        (toModel[row + 12] as number);
    }
  }

  /** Whether a normal on the stage points towards the axis of the hoop. */
  function facesInwards(nx: number, ny: number, nz: number): boolean {
    const [px, pz] = [place[0] as number, place[2] as number];
    const acrossX = (toModel[0] as number) * nx + (toModel[4] as number) * ny + (toModel[8] as number) * nz;
    const acrossZ = (toModel[2] as number) * nx + (toModel[6] as number) * ny + (toModel[10] as number) * nz;
    return px * acrossX + pz * acrossZ < -0.35 * Math.sqrt(px * px + pz * pz);
  }

  /** Leans towards the middle of the nearest dent. */
  function dents(): void {
    let nearest = FAR;
    const cx = Math.floor((place[0] as number) / DENT_MM);
    const cy = Math.floor((place[1] as number) / DENT_MM);
    const cz = Math.floor((place[2] as number) / DENT_MM);
    for (let i = cx - 1; i <= cx + 1; i++) {
      for (let j = cy - 1; j <= cy + 1; j++) {
        for (let k = cz - 1; k <= cz + 1; k++) {
          const x = (i + scatter(i, j, k, 1)) * DENT_MM - (place[0] as number);
          const y = (j + scatter(i, j, k, 2)) * DENT_MM - (place[1] as number);
          const z = (k + scatter(i, j, k, 3)) * DENT_MM - (place[2] as number);
          const distance = x * x + y * y + z * z;
          if (distance < nearest) {
            nearest = distance;
            push[0] = x;
            push[1] = y;
            push[2] = z;
          }
        }
      }
    }
    toStage(DENT_LEAN / DENT_MM);
  }

  /** Strokes run along planes of equal y: around a band, across a plate. */
  function strokes(): void {
    const line = (place[1] as number) * STROKES_PER_MM;
    const cell = Math.floor(line);
    const along = Math.floor(((place[0] as number) + (place[2] as number)) * 0.35);
    const t = line - cell;
    const here = scatter(cell, along, 7, 4) - 0.5;
    const next = scatter(cell + 1, along, 7, 4) - 0.5;
    push[0] = 0;
    push[1] = (here * (1 - t) + next * t) * 2;
    push[2] = 0;
    toStage(STROKE_LEAN);
  }

  /** The frame is a rotation: its transpose leads back to the stage. */
  function toStage(factor: number): void {
    const [x, y, z] = [push[0] as number, push[1] as number, push[2] as number];
    for (let row = 0; row < 3; row++) {
      push[row] =
        factor *
        ((toModel[row * 4] as number) * x +
          (toModel[row * 4 + 1] as number) * y +
          (toModel[row * 4 + 2] as number) * z);
    }
  }

  return finish;
}

const FAR = 1e9;

/** An even number in [0, 1) for a cell of space. */
function scatter(i: number, j: number, k: number, purpose: number): number {
  let mixed =
    Math.imul(i, 0x9e3779b1) ^ Math.imul(j, 0x85ebca77) ^ Math.imul(k, 0xc2b2ae3d) ^ Math.imul(purpose, 0x27d4eb2f);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed ^= mixed >>> 13;
  return (mixed >>> 0) / 4_294_967_296;
}

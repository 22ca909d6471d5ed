import { lookUp } from '../light/light-table.ts';
import { clearReflectance, grazingWeight } from './fresnel.ts';
import { createFinish } from './finish.ts';
import type { GemKind } from './gem-field.ts';
import { createGemHits } from './gem-hits.ts';
import { createGemLight, type LeavingLight } from './gem-light.ts';
import { createGroundLight } from './ground-light.ts';
import { createMetalHits } from './metal-hits.ts';
import type { MetalLook, PictureScene } from './picture-scene.ts';
import { toneMap } from './tone.ts';

/** What one ray through the lens brings back; overwritten by every ray. */
export interface Seen {
  /** Light on the picture (tone mapped): red, green, blue. */
  readonly colour: Float64Array;
  /** How far the brightest part passes white: it glows a little on the picture. */
  glare: number;
  /** 0 ground, 1 metal, 2 stone. */
  what: 0 | 1 | 2;
  depth: number;
  readonly normal: Float64Array;
}

export interface PathTracer {
  /**
   * Follows one ray of unit direction from the eye through a place on the picture (0…1 from its upper left corner);
   * `u` and `v` in [0, 1) choose the place on a rough surface.
   */
  see(dx: number, dy: number, dz: number, x: number, y: number, u: number, v: number): Seen;
}

const FAR = 1e9;
const OFF_SURFACE_MM = 2e-3;
const MOST_BOUNCES = 5;
/**
 * Softboxes stand this many times as far away as the piece reaches, so a flat face mirrors another part of them at
 * each end: a gradient instead of one tone.
 */
const LIGHT_DISTANCE = 5;
/** What a path that finds no end still brings: the mean of a small closed corner. */
const CORNER_LIGHT = 0.015;

export function createPathTracer(scene: PictureScene): PathTracer {
  const metalHits = createMetalHits(scene.metal);
  const gemHits = createGemHits(scene.gems);
  const gemLight = createGemLight(scene.gems.frames);
  const groundLight = createGroundLight(scene);
  const finish = createFinish(scene.toModel, scene.hoop);
  const { groundZ, metalLight, softLight, stoneLight, lens, ground } = scene;
  const { frames, kinds, kindOf } = scene.gems;
  const { eye } = lens;
  const { centreX, centreY } = scene;
  const nearness = 1 / (LIGHT_DISTANCE * scene.reachMm);
  const colour = new Float64Array(3);
  const normal = new Float64Array(3);
  const found = new Float64Array(3);
  const stone = new Float64Array(3);
  const seen: Seen = { colour, glare: 0, what: 0, depth: FAR, normal };

  function see(dx: number, dy: number, dz: number, px: number, py: number, u: number, v: number): Seen {
    const [ox, oy, oz] = eye;
    const toGround = dz < -1e-6 ? (groundZ - oz) / dz : FAR;
    const onMetal = metalHits.nearest(ox, oy, oz, dx, dy, dz, toGround);
    const reach = onMetal ? metalHits.hit.distance : toGround;
    colour.fill(0);
    seen.glare = 0;
    if (gemHits.nearest(ox, oy, oz, dx, dy, dz, reach)) {
      seen.what = 2;
      seen.depth = gemHits.hit.distance;
      stoneSeen(ox, oy, oz, dx, dy, dz, 8, collectWithMetal);
      colour.set(stone);
      noteGemNormal();
    } else if (onMetal) {
      seen.what = 1;
      seen.depth = metalHits.hit.distance;
      normal[0] = metalHits.hit.normalX;
      normal[1] = metalHits.hit.normalY;
      normal[2] = metalHits.hit.normalZ;
      metalSeen(ox, oy, oz, dx, dy, dz, u, v);
    } else {
      seen.what = 0;
      seen.depth = FAR;
      normal.fill(0);
      groundSeen(ox, oy, oz, dx, dy, dz, px, py, toGround);
      return seen;
    }
    seen.glare = Math.min(
      4,
      Math.max(0, Math.max(colour[0] as number, colour[1] as number, colour[2] as number) - 1.5),
    );
    toneMap(colour);
    return seen;
  }

  function groundSeen(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    px: number,
    py: number,
    toGround: number,
  ): void {
    if (toGround >= FAR) {
      groundLight.seenByLens(FAR, FAR, px, py, colour);
      return;
    }
    const x = ox + dx * toGround;
    const y = oy + dy * toGround;
    groundLight.seenByLens(x, y, px, py, found);
    const [red, green, blue] = [found[0] as number, found[1] as number, found[2] as number];
    let sheen = 0;
    if (ground.sheen > 0 && metalHits.nearest(x, y, groundZ + OFF_SURFACE_MM, dx, dy, -dz, 30)) {
      sheen = ground.sheen * Math.max(0, 1 - metalHits.hit.distance / 15);
      if (sheen > 0) metalSeen(x, y, groundZ + OFF_SURFACE_MM, dx, dy, -dz, 0.5, 0.5);
    }
    if (sheen > 0) toneMap(colour);
    colour[0] = red + (colour[0] as number) * sheen;
    colour[1] = green + (colour[1] as number) * sheen;
    colour[2] = blue + (colour[2] as number) * sheen;
  }

  /** Adds to `colour` what the metal in `metalHits.hit` mirrors towards where the ray came from. */
  function metalSeen(
    fromX: number,
    fromY: number,
    fromZ: number,
    towardsX: number,
    towardsY: number,
    towardsZ: number,
    u: number,
    v: number,
  ): void {
    let ox = fromX;
    let oy = fromY;
    let oz = fromZ;
    let dx = towardsX;
    let dy = towardsY;
    let dz = towardsZ;
    let red = 1;
    let green = 1;
    let blue = 1;
    let light = metalLight;
    for (let bounce = 0; bounce < MOST_BOUNCES; bounce++) {
      const hit = metalHits.hit;
      const look = scene.looks[scene.metal.surface[hit.triangle] as number] as MetalLook;
      ox += dx * hit.distance;
      oy += dy * hit.distance;
      oz += dz * hit.distance;
      finish.turn(look, hit, ox, oy, oz, bounce === 0 ? u : 0.25, v);
      const nx = finish.normal[0] as number;
      const ny = finish.normal[1] as number;
      const nz = finish.normal[2] as number;
      if (bounce === 0 && !finish.sharp) light = softLight;
      let cosine = -(dx * nx + dy * ny + dz * nz);
      if (cosine < 0.02) cosine = 0.02;
      const white = grazingWeight(cosine);
      red *= look.reflectance[0] + (1 - look.reflectance[0]) * white;
      green *= look.reflectance[1] + (1 - look.reflectance[1]) * white;
      blue *= look.reflectance[2] + (1 - look.reflectance[2]) * white;
      dx += 2 * cosine * nx;
      dy += 2 * cosine * ny;
      dz += 2 * cosine * nz;
      const unit = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz);
      dx *= unit;
      dy *= unit;
      dz *= unit;
      ox += hit.normalX * OFF_SURFACE_MM;
      oy += hit.normalY * OFF_SURFACE_MM;
      oz += hit.normalZ * OFF_SURFACE_MM;

      const toGround = dz < -1e-6 ? (groundZ - oz) / dz : FAR;
      const onMetal = metalHits.nearest(ox, oy, oz, dx, dy, dz, toGround);
      const reach = onMetal ? hit.distance : toGround;
      if (gemHits.nearest(ox, oy, oz, dx, dy, dz, reach)) {
        stoneSeen(ox, oy, oz, dx, dy, dz, 2, collectFreely);
        add(red, green, blue, stone);
        return;
      }
      if (onMetal) continue;
      if (toGround < FAR) groundLight.seenFromPiece(ox + dx * toGround, oy + dy * toGround, found);
      else lookUp(light, dx + (ox - centreX) * nearness, dy + (oy - centreY) * nearness, dz, found);
      add(red, green, blue, found);
      return;
    }
    colour[0] = (colour[0] as number) + red * CORNER_LIGHT;
    colour[1] = (colour[1] as number) + green * CORNER_LIGHT;
    colour[2] = (colour[2] as number) + blue * CORNER_LIGHT;
  }

  function add(red: number, green: number, blue: number, light: Float64Array): void {
    colour[0] = (colour[0] as number) + red * (light[0] as number);
    colour[1] = (colour[1] as number) + green * (light[1] as number);
    colour[2] = (colour[2] as number) + blue * (light[2] as number);
  }

  /** Writes to `stone` what the stone in `gemHits.hit` sends towards where the ray came from. */
  function stoneSeen(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    exits: number,
    collect: LeavingLight,
  ): void {
    const { distance, stone: which, cell, plane } = gemHits.hit;
    const kindIndex = kindOf[which] as number;
    const kind = kinds[kindIndex] as GemKind;
    const frameAt = which * 16;
    const planes = kind.cells[cell] as Float64Array;
    const lx = planes[plane * 4] as number;
    const ly = planes[plane * 4 + 1] as number;
    const lz = planes[plane * 4 + 2] as number;
    const nx = rotated(frameAt, lx, ly, lz);
    const ny = rotated(frameAt + 1, lx, ly, lz);
    const nz = rotated(frameAt + 2, lx, ly, lz);
    const x = ox + dx * distance;
    const y = oy + dy * distance;
    const z = oz + dz * distance;
    const upright = Math.max(0, frames[frameAt + 10] as number);
    paper = BELOW_SIDEWAYS + (BELOW_UPRIGHT - BELOW_SIDEWAYS) * upright;
    const cosine = Math.min(1, Math.max(0, -(dx * nx + dy * ny + dz * nz)));
    const mirrored = clearReflectance(cosine, 1 / kind.refractiveIndex);
    const rx = dx + 2 * cosine * nx;
    const ry = dy + 2 * cosine * ny;
    const rz = dz + 2 * cosine * nz;
    surroundings(rx, ry, rz, kind.opaque === undefined ? stoneLight : metalLight, 1);
    const brightest = kind.opaque === undefined ? BRIGHTEST_VEIL : FAR;
    stone[0] = mirrored * Math.min(brightest, found[0] as number);
    stone[1] = mirrored * Math.min(brightest, found[1] as number);
    stone[2] = mirrored * Math.min(brightest, found[2] as number);
    if (kind.opaque !== undefined) {
      lookUp(softLight, nx, ny, nz, found);
      for (let channel = 0; channel < 3; channel++) {
        const body = (kind.opaque[channel] as number) * (0.25 + (found[channel] as number) * 0.5);
        stone[channel] = (stone[channel] as number) + (1 - mirrored) * body;
      }
      return;
    }
    exposure = scene.exposure[kindIndex] as number;
    gemLight.follow(kind, frameAt, cell, plane, x, y, z, dx, dy, dz, scene.fire[kindIndex] as number, exits, collect);
    holdBack(scene.restraint[kindIndex] as number);
  }

  function collectWithMetal(
    x: number,
    y: number,
    z: number,
    directions: Float64Array,
    red: number,
    green: number,
    blue: number,
  ): void {
    const dx = directions[3] as number;
    const dy = directions[4] as number;
    const dz = directions[5] as number;
    if (metalHits.nearest(x + dx * OFF_SURFACE_MM, y + dy * OFF_SURFACE_MM, z + dz * OFF_SURFACE_MM, dx, dy, dz, 40)) {
      glimpseOfMetal(dx, dy, dz);
      stone[0] = (stone[0] as number) + red * (found[0] as number);
      stone[1] = (stone[1] as number) + green * (found[1] as number);
      stone[2] = (stone[2] as number) + blue * (found[2] as number);
      return;
    }
    collectFreely(x, y, z, directions, red, green, blue);
  }

  function collectFreely(
    _x: number,
    _y: number,
    _z: number,
    directions: Float64Array,
    red: number,
    green: number,
    blue: number,
  ): void {
    const [lessRed, lessGreen, lessBlue] = [red * exposure, green * exposure, blue * exposure];
    surroundings(directions[3] as number, directions[4] as number, directions[5] as number, stoneLight, BELOW_STONE);
    const middle = found[1] as number;
    surroundings(directions[0] as number, directions[1] as number, directions[2] as number, stoneLight, BELOW_STONE);
    stone[0] = (stone[0] as number) + lessRed * (found[0] as number);
    stone[1] = (stone[1] as number) + lessGreen * middle;
    surroundings(directions[6] as number, directions[7] as number, directions[8] as number, stoneLight, BELOW_STONE);
    stone[2] = (stone[2] as number) + lessBlue * (found[2] as number);
  }

  /** Presses the brightest light in `stone` without changing its colour. */
  function holdBack(restraint: number): void {
    if (restraint === 0) return;
    const scale = 1 / (1 + restraint * Math.max(stone[0] as number, stone[1] as number, stone[2] as number));
    for (let channel = 0; channel < 3; channel++) stone[channel] = (stone[channel] as number) * scale;
  }

  /** How much of its light the present stone gets. */
  let exposure = 1;
  /** Share of the paper's light that the present stone sees: see `BELOW_UPRIGHT`. */
  let paper = BELOW_UPRIGHT;

  /** Lamps above, the graded card below. */
  function surroundings(x: number, y: number, z: number, light: typeof stoneLight, below: number): void {
    lookUp(light, x, y, z, found);
    if (z >= 0) return;
    const card = Math.min(1, -z * 3) * below;
    for (let channel = 0; channel < 3; channel++) {
      found[channel] = (found[channel] as number) * (1 - card) + card * (ground.cardNear[channel] as number) * paper;
    }
  }

  /** One look at metal, without following its mirror image any further. */
  function glimpseOfMetal(dx: number, dy: number, dz: number): void {
    const { normalX, normalY, normalZ, triangle } = metalHits.hit;
    const look = scene.looks[scene.metal.surface[triangle] as number] as MetalLook;
    const back = -2 * (dx * normalX + dy * normalY + dz * normalZ);
    surroundings(dx + back * normalX, dy + back * normalY, dz + back * normalZ, metalLight, 1);
    for (let channel = 0; channel < 3; channel++) {
      found[channel] = (found[channel] as number) * (look.reflectance[channel] as number) * 0.6;
    }
  }

  function noteGemNormal(): void {
    const { stone: which, cell, plane } = gemHits.hit;
    const planes = (kinds[kindOf[which] as number] as GemKind).cells[cell] as Float64Array;
    for (let row = 0; row < 3; row++) {
      normal[row] = rotated(
        which * 16 + row,
        planes[plane * 4] as number,
        planes[plane * 4 + 1] as number,
        planes[plane * 4 + 2] as number,
      );
    }
  }

  function rotated(at: number, x: number, y: number, z: number): number {
    return (frames[at] as number) * x + (frames[at + 4] as number) * y + (frames[at + 8] as number) * z;
  }

  return { see };
}

/** What a clear stone's own surface mirrors at most: cards keep the panels from laying a white veil over it. */
const BRIGHTEST_VEIL = 0.22;

/** A stone whose table looks up is kept dark below, or the paper would wash it out; one on its side lives from paper. */
const BELOW_UPRIGHT = 0.3;
const BELOW_SIDEWAYS = 1.6;
/** How much of what lies below the horizon the paper covers for light that leaves a stone. */
const BELOW_STONE = 0.8;

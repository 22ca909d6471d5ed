import { pictureTuning } from '../../picture-tuning.ts';
import { type LightTable, lookUp } from '../../light/light-table.ts';
import { domeNormal } from './dome.ts';
import { clearReflectance } from '../fresnel.ts';
import type { GemKind } from './gem-field.ts';
import type { GemHits } from './gem-hits.ts';
import { createGemLight } from './gem-light.ts';
import type { MetalHits } from '../metal/metal-hits.ts';
import type { MetalOptics, PictureScene } from '../picture-scene.ts';
import { createStoneBody } from './stone-body.ts';

/** How deep light is followed into a stone: seen by the lens, or as a mirror image in metal. */
export type PathDepth = 'closely' | 'in-passing';

/** What a stone sends back along a ray. */
export interface StoneView {
  /** Scene light of the last call. */
  readonly light: Float64Array;
  /** Unit normal of the facet of the last call. */
  readonly normal: Float64Array;
  /** Looks along a ray of unit direction into the stone that `gemHits.hit` holds. */
  look(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, how: PathDepth): void;
}

/** Light that leaves a stone is followed this often. */
const EXITS: Readonly<Record<PathDepth, number>> = { closely: 8, 'in-passing': 2 };

export function createStoneView(scene: PictureScene, gemHits: GemHits, metalHits: MetalHits): StoneView {
  const { metalLight, stoneLight, ground } = scene;
  const { frames, kinds, kindOf } = scene.gems;
  const gemLight = createGemLight(frames);
  const light = new Float64Array(3);
  const normal = new Float64Array(3);
  const found = new Float64Array(3);
  /** What each colour meets in its own direction, and all of them in that of green. */
  const parted = new Float64Array(3);
  const together = new Float64Array(3);
  const place = new Float64Array(3);
  const towards = new Float64Array(3);
  const facing = new Float64Array(3);
  const bodyLight = createStoneBody(scene);
  /** How much light of the lamps and of the paper the current stone gets, and whether its colours part. */
  let exposure = 1;
  let paper = pictureTuning.belowUpright;
  let parting = false;

  function look(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, how: PathDepth): void {
    const { distance, stone, cell, plane } = gemHits.hit;
    const kindIndex = kindOf[stone] as number;
    const kind = kinds[kindIndex] as GemKind;
    const frameAt = stone * 16;
    place[0] = ox + dx * distance;
    place[1] = oy + dy * distance;
    place[2] = oz + dz * distance;
    turnNormal(kind, frameAt, kind.cells[cell] as Float64Array, plane * 4);
    paper =
      pictureTuning.belowSideways +
      (pictureTuning.belowUpright - pictureTuning.belowSideways) * Math.max(0, frames[frameAt + 10] as number);
    const mirrored = mirror(kind, dx, dy, dz);
    if (kind.body !== undefined) {
      towards[0] = dx;
      towards[1] = dy;
      towards[2] = dz;
      bodyLight.add(kind, frameAt, place, normal, towards, 1 - mirrored, light);
      return;
    }
    const fire = scene.fire[kindIndex] as number;
    exposure = scene.exposure[kindIndex] as number;
    parting = fire * kind.dispersion > 0;
    gemLight.follow(
      kind,
      frameAt,
      cell,
      plane,
      place[0] as number,
      place[1] as number,
      place[2] as number,
      dx,
      dy,
      dz,
      fire,
      EXITS[how],
      how === 'closely' ? collectWithMetal : collect,
    );
    holdBack(scene.restraint[kindIndex] as number);
  }

  /** The normal of a facet, or of the dome at the place that is seen, turned from the stone's frame to the stage. */
  function turnNormal({ dome }: GemKind, frameAt: number, planes: Float64Array, at: number): void {
    if (dome && at >= planes.length) {
      const x = (place[0] as number) - (frames[frameAt + 12] as number);
      const y = (place[1] as number) - (frames[frameAt + 13] as number);
      const z = (place[2] as number) - (frames[frameAt + 14] as number);
      const along = (column: number): number =>
        (frames[column] as number) * x + (frames[column + 1] as number) * y + (frames[column + 2] as number) * z;
      domeNormal(dome, along(frameAt), along(frameAt + 4), along(frameAt + 8), facing);
    } else {
      for (let axis = 0; axis < 3; axis++) facing[axis] = planes[at + axis] as number;
    }
    for (let row = frameAt; row < frameAt + 3; row++) {
      normal[row - frameAt] =
        (frames[row] as number) * (facing[0] as number) +
        (frames[row + 4] as number) * (facing[1] as number) +
        (frames[row + 8] as number) * (facing[2] as number);
    }
  }

  /** Begins with what the surface mirrors; returns its share. */
  function mirror(kind: GemKind, dx: number, dy: number, dz: number): number {
    const [nx, ny, nz] = [normal[0] as number, normal[1] as number, normal[2] as number];
    const cosine = Math.min(1, Math.max(0, -(dx * nx + dy * ny + dz * nz)));
    const share = clearReflectance(cosine, 1 / kind.refractiveIndex);
    const clear = kind.body === undefined;
    surroundings(clear ? stoneLight : metalLight, dx + 2 * cosine * nx, dy + 2 * cosine * ny, dz + 2 * cosine * nz, 1);
    const brightest = clear ? pictureTuning.brightestVeil : Number.POSITIVE_INFINITY;
    for (let channel = 0; channel < 3; channel++)
      light[channel] = share * Math.min(brightest, found[channel] as number);
    return share;
  }

  /** Light that leaves the stone: from the metal around it, where there is some, or from the studio. */
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
    const [fx, fy, fz] = [
      x + dx * pictureTuning.offSurfaceMm,
      y + dy * pictureTuning.offSurfaceMm,
      z + dz * pictureTuning.offSurfaceMm,
    ];
    if (!metalHits.nearest(fx, fy, fz, dx, dy, dz, pictureTuning.metalReachMm)) {
      collect(x, y, z, directions, red, green, blue);
      return;
    }
    glimpseOfMetal(dx, dy, dz);
    add(red, green, blue);
  }

  function collect(
    _x: number,
    _y: number,
    _z: number,
    directions: Float64Array,
    red: number,
    green: number,
    blue: number,
  ): void {
    if (!parting) {
      surroundings(
        stoneLight,
        directions[3] as number,
        directions[4] as number,
        directions[5] as number,
        pictureTuning.belowStone,
      );
      add(red * exposure, green * exposure, blue * exposure);
      return;
    }
    for (let channel = 0; channel < 3; channel++) {
      const k = channel * 3;
      surroundings(
        stoneLight,
        directions[k] as number,
        directions[k + 1] as number,
        directions[k + 2] as number,
        pictureTuning.belowStone,
      );
      parted[channel] = found[channel] as number;
      if (channel === 1) together.set(found);
    }
    const brightest = Math.max(parted[0] as number, parted[1] as number, parted[2] as number);
    const apart = Math.min(1, brightest / pictureTuning.fireFrom);
    for (let channel = 0; channel < 3; channel++) {
      const alone = together[channel] as number;
      found[channel] = alone + ((parted[channel] as number) - alone) * apart;
    }
    add(red * exposure, green * exposure, blue * exposure);
  }

  function add(red: number, green: number, blue: number): void {
    light[0] = (light[0] as number) + red * (found[0] as number);
    light[1] = (light[1] as number) + green * (found[1] as number);
    light[2] = (light[2] as number) + blue * (found[2] as number);
  }

  /** Compresses the brightest light without changing its colour. */
  function holdBack(restraint: number): void {
    if (restraint === 0) return;
    const scale = 1 / (1 + restraint * Math.max(light[0] as number, light[1] as number, light[2] as number));
    for (let channel = 0; channel < 3; channel++) light[channel] = (light[channel] as number) * scale;
  }

  /** Lamps above, the graded card below. */
  function surroundings(lamps: LightTable, x: number, y: number, z: number, below: number): void {
    lookUp(lamps, x, y, z, found);
    if (z >= 0) return;
    const card = Math.min(1, -z * pictureTuning.cardRise) * below;
    for (let channel = 0; channel < 3; channel++) {
      found[channel] = (found[channel] as number) * (1 - card) + card * (ground.cardNear[channel] as number) * paper;
    }
  }

  /** One mirror image in metal, not followed any further. */
  function glimpseOfMetal(dx: number, dy: number, dz: number): void {
    const { normalX, normalY, normalZ, triangle } = metalHits.hit;
    const { reflectance } = scene.metalOptics[scene.metal.surface[triangle] as number] as MetalOptics;
    const back = -2 * (dx * normalX + dy * normalY + dz * normalZ);
    surroundings(metalLight, dx + back * normalX, dy + back * normalY, dz + back * normalZ, 1);
    for (let channel = 0; channel < 3; channel++) {
      found[channel] = (found[channel] as number) * (reflectance[channel] as number) * pictureTuning.metalInStone;
    }
  }

  return { light, normal, look };
}

import { pictureTuning } from '../../picture-tuning.ts';
import { lookUp } from '../../light/light-table.ts';
import { createFinish } from './finish.ts';
import { grazingWeight } from '../fresnel.ts';
import type { GemHits } from '../stone/gem-hits.ts';
import type { GroundLight } from '../ground-light.ts';
import type { MetalHits } from './metal-hits.ts';
import type { MetalOptics, PictureScene } from '../picture-scene.ts';
import type { StoneView } from '../stone/stone-view.ts';

/** What metal mirrors along a ray. */
export interface MetalView {
  /** Scene light of the last call. */
  readonly light: Float64Array;
  /**
   * Looks along a ray of unit direction at the metal that `metalHits.hit` holds; `u` and `v` in [0, 1) choose the
   * place on a rough surface.
   */
  look(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, u: number, v: number): void;
}

const FAR = 1e9;
const MOST_BOUNCES = 5;

/** Mirror images of mirror images: each is coloured by the metal once more, which makes the darks of gold red. */
export function createMetalView(
  scene: PictureScene,
  metalHits: MetalHits,
  gemHits: GemHits,
  groundLight: GroundLight,
  stoneView: StoneView,
): MetalView {
  const { groundZ, metalLight, softLight, centreX, centreY } = scene;
  const finish = createFinish(scene.toModel, scene.hoop);
  const nearness = 1 / (pictureTuning.lightDistanceReaches * scene.reachMm);
  const light = new Float64Array(3);
  const found = new Float64Array(3);

  function look(
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
    let lamps = metalLight;
    const { hit } = metalHits;
    for (let bounce = 0; bounce < MOST_BOUNCES; bounce++) {
      const metal = scene.metalOptics[scene.metal.surface[hit.triangle] as number] as MetalOptics;
      ox += dx * hit.distance;
      oy += dy * hit.distance;
      oz += dz * hit.distance;
      finish.turn(metal, hit, ox, oy, oz, bounce === 0 ? u : 0.25, v);
      const nx = finish.normal[0] as number;
      const ny = finish.normal[1] as number;
      const nz = finish.normal[2] as number;
      if (bounce === 0 && !finish.sharp) lamps = softLight;
      const cosine = Math.max(pictureTuning.flattest, -(dx * nx + dy * ny + dz * nz));
      const white = grazingWeight(cosine);
      red *= metal.reflectance[0] + (1 - metal.reflectance[0]) * white;
      green *= metal.reflectance[1] + (1 - metal.reflectance[1]) * white;
      blue *= metal.reflectance[2] + (1 - metal.reflectance[2]) * white;
      dx += 2 * cosine * nx;
      dy += 2 * cosine * ny;
      dz += 2 * cosine * nz;
      const unit = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz);
      dx *= unit;
      dy *= unit;
      dz *= unit;
      ox += hit.normalX * pictureTuning.offSurfaceMm;
      oy += hit.normalY * pictureTuning.offSurfaceMm;
      oz += hit.normalZ * pictureTuning.offSurfaceMm;

      const toGround = dz < -1e-6 ? (groundZ - oz) / dz : FAR;
      const onMetal = metalHits.nearest(ox, oy, oz, dx, dy, dz, toGround);
      if (gemHits.nearest(ox, oy, oz, dx, dy, dz, onMetal ? hit.distance : toGround)) {
        stoneView.look(ox, oy, oz, dx, dy, dz, 'in-passing');
        tint(stoneView.light, red, green, blue);
        return;
      }
      if (onMetal) continue;
      if (toGround < FAR) groundLight.seenFromPiece(ox + dx * toGround, oy + dy * toGround, found);
      else lookUp(lamps, dx + (ox - centreX) * nearness, dy + (oy - centreY) * nearness, dz, found);
      tint(found, red, green, blue);
      return;
    }
    found.fill(pictureTuning.cornerLight);
    tint(found, red, green, blue);
  }

  function tint(from: Float64Array, red: number, green: number, blue: number): void {
    light[0] = red * (from[0] as number);
    light[1] = green * (from[1] as number);
    light[2] = blue * (from[2] as number);
  }

  return { light, look };
}

import { lookUp } from '../../light/light-table.ts';
import { pictureTuning } from '../../picture-tuning.ts';
import type { GemKind } from './gem-field.ts';
import type { PictureScene } from '../picture-scene.ts';
import { createStonePlay } from './stone-play.ts';

/** The light that comes out of the body of a stone that is not clear. */
export interface StoneBodyLight {
  /**
   * Adds it to `light`, for a ray of unit direction that meets the stone at a place with a normal; places and
   * directions on the stage.
   *
   * @param share what the surface has not mirrored.
   */
  add(
    kind: GemKind,
    frameAt: number,
    place: Float64Array,
    normal: Float64Array,
    towards: Float64Array,
    share: number,
    light: Float64Array,
  ): void;
}

/** Directions over which the light that fills a stone is averaged. */
const AROUND: readonly (readonly [number, number, number])[] = [
  [0, 0, 1],
  [0.8, 0, 0.6],
  [-0.8, 0, 0.6],
  [0, 0.8, 0.6],
  [0, -0.8, 0.6],
];

/**
 * Prepares the bodies of one picture's stones. In coral, light comes back where it fell; in moonstone it spreads
 * through the whole stone first, so that the side turned away from the lamps glows and the thin edge is paler.
 */
export function createStoneBody(scene: PictureScene): StoneBodyLight {
  const { bodyLight } = scene;
  const { frames } = scene.gems;
  const play = createStonePlay(scene);
  const found = new Float64Array(3);
  const filled = new Float64Array(3);
  const local = new Float64Array(3);

  function add(
    kind: GemKind,
    frameAt: number,
    place: Float64Array,
    normal: Float64Array,
    towards: Float64Array,
    share: number,
    light: Float64Array,
  ): void {
    const { body, dome } = kind;
    if (!body) return;
    toLocal(frameAt, place);
    const bottom = dome ? Math.min(0, dome.middleZMm - dome.semiAxesMm[2]) : 0;
    const top = dome ? dome.middleZMm + dome.semiAxesMm[2] : 1;
    const height = Math.min(1, Math.max(0, ((local[2] as number) - bottom) / (top - bottom)));
    fill(frameAt, normal);
    lookUp(bodyLight, normal[0] as number, normal[1] as number, normal[2] as number, found);
    // The thicker the stone behind a place, the more often its light was coloured on the way.
    const often = 1 + body.depth * pictureTuning.bodyThicker * (height - 0.5);
    const passed = body.depth * (pictureTuning.bodyPassed + pictureTuning.bodyPassedAtEdge * (1 - height) ** 2);
    const stays = pictureTuning.bodyLit * (1 - passed);
    for (let channel = 0; channel < 3; channel++) {
      const lit = (found[channel] as number) * (1 - body.depth) + (filled[channel] as number) * body.depth;
      light[channel] = (light[channel] as number) + share * stays * lit * (body.colour[channel] as number) ** often;
    }
    play.add(kind, frameAt, local, normal, towards, share, light);
  }

  /** Light that has spread through the stone: half from everywhere, half from the side opposite to the normal. */
  function fill(frameAt: number, normal: Float64Array): void {
    const [ax, ay, az] = [frames[frameAt + 8] as number, frames[frameAt + 9] as number, frames[frameAt + 10] as number];
    const [nx, ny, nz] = [normal[0] as number, normal[1] as number, normal[2] as number];
    const along = 2 * (nx * ax + ny * ay + nz * az);
    lookUp(bodyLight, along * ax - nx, along * ay - ny, along * az - nz, found);
    for (let channel = 0; channel < 3; channel++) filled[channel] = (found[channel] as number) * 0.5;
    for (const [x, y, z] of AROUND) {
      lookUp(
        bodyLight,
        (frames[frameAt] as number) * x + (frames[frameAt + 4] as number) * y + ax * z,
        (frames[frameAt + 1] as number) * x + (frames[frameAt + 5] as number) * y + ay * z,
        (frames[frameAt + 2] as number) * x + (frames[frameAt + 6] as number) * y + az * z,
        found,
      );
      for (let channel = 0; channel < 3; channel++)
        filled[channel] = (filled[channel] as number) + ((found[channel] as number) * 0.5) / AROUND.length;
    }
  }

  function toLocal(frameAt: number, place: Float64Array): void {
    const x = (place[0] as number) - (frames[frameAt + 12] as number);
    const y = (place[1] as number) - (frames[frameAt + 13] as number);
    const z = (place[2] as number) - (frames[frameAt + 14] as number);
    for (let axis = 0; axis < 3; axis++) {
      const at = frameAt + 4 * axis;
      local[axis] = (frames[at] as number) * x + (frames[at + 1] as number) * y + (frames[at + 2] as number) * z;
    }
  }

  return { add };
}

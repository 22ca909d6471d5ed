import { createGemHits } from './stone/gem-hits.ts';
import { createGroundLight } from './ground-light.ts';
import { createMetalHits } from './metal/metal-hits.ts';
import { createMetalView } from './metal/metal-view.ts';
import { pictureTuning } from '../picture-tuning.ts';
import type { PictureScene } from './picture-scene.ts';
import { createStoneView } from './stone/stone-view.ts';
import { toneMap } from './tone.ts';

/** The result of one ray through the lens; overwritten by every ray. */
export interface Seen {
  /** Light on the picture (tone mapped): red, green, blue. */
  readonly colour: Float64Array;
  /** How far the brightest part passes white: it glows a little on the picture. */
  glare: number;
  what: 'ground' | 'metal' | 'stone';
  depth: number;
  readonly normal: Float64Array;
}

export interface PathTracer {
  /**
   * Follows one ray of unit direction from the eye through a place on the picture (0…1 from its upper left corner);
   * `u` and `v` in [0, 1) choose the place on a rough surface.
   */
  see(dx: number, dy: number, dz: number, px: number, py: number, u: number, v: number): Seen;
}

const FAR = 1e9;
/** Scene light above which a lens begins to glare, and the most that counts. */
const GLARE_FROM = 1.5;
const MOST_GLARE = 4;

export function createPathTracer(scene: PictureScene): PathTracer {
  const metalHits = createMetalHits(scene.metal);
  const gemHits = createGemHits(scene.gems);
  const groundLight = createGroundLight(scene);
  const stoneView = createStoneView(scene, gemHits, metalHits);
  const metalView = createMetalView(scene, metalHits, gemHits, groundLight, stoneView);
  const { groundZ, ground } = scene;
  const [ox, oy, oz] = scene.lens.eye;
  const colour = new Float64Array(3);
  const normal = new Float64Array(3);
  const found = new Float64Array(3);
  const seen: Seen = { colour, glare: 0, what: 'ground', depth: FAR, normal };

  function see(dx: number, dy: number, dz: number, px: number, py: number, u: number, v: number): Seen {
    const toGround = dz < -1e-6 ? (groundZ - oz) / dz : FAR;
    const onMetal = metalHits.nearest(ox, oy, oz, dx, dy, dz, toGround);
    if (gemHits.nearest(ox, oy, oz, dx, dy, dz, onMetal ? metalHits.hit.distance : toGround)) {
      seen.what = 'stone';
      seen.depth = gemHits.hit.distance;
      stoneView.look(ox, oy, oz, dx, dy, dz, 'closely');
      normal.set(stoneView.normal);
      expose(stoneView.light);
    } else if (onMetal) {
      const { hit } = metalHits;
      seen.what = 'metal';
      seen.depth = hit.distance;
      normal[0] = hit.normalX;
      normal[1] = hit.normalY;
      normal[2] = hit.normalZ;
      metalView.look(ox, oy, oz, dx, dy, dz, u, v);
      expose(metalView.light);
    } else {
      seen.what = 'ground';
      seen.depth = FAR;
      seen.glare = 0;
      normal.fill(0);
      groundSeen(dx, dy, dz, px, py, toGround);
    }
    return seen;
  }

  function expose(light: Float64Array): void {
    colour.set(light);
    const peak = Math.max(colour[0] as number, colour[1] as number, colour[2] as number);
    seen.glare = Math.min(MOST_GLARE, Math.max(0, peak - GLARE_FROM));
    toneMap(colour);
  }

  function groundSeen(dx: number, dy: number, dz: number, px: number, py: number, toGround: number): void {
    if (toGround >= FAR) {
      groundLight.seenByLens(FAR, FAR, px, py, colour);
      return;
    }
    const x = ox + dx * toGround;
    const y = oy + dy * toGround;
    groundLight.seenByLens(x, y, px, py, colour);
    const z = groundZ + pictureTuning.offSurfaceMm;
    if (ground.sheen === 0 || !metalHits.nearest(x, y, z, dx, dy, -dz, pictureTuning.sheenMm)) return;
    const sheen = ground.sheen * (1 - metalHits.hit.distance / pictureTuning.sheenMm);
    metalView.look(x, y, z, dx, dy, -dz, 0.5, 0.5);
    found.set(metalView.light);
    toneMap(found);
    for (let channel = 0; channel < 3; channel++) {
      colour[channel] = (colour[channel] as number) + (found[channel] as number) * sheen;
    }
  }

  return { see };
}

import { lookUp } from '../../light/light-table.ts';
import { pictureTuning } from '../../picture-tuning.ts';
import type { GemKind } from './gem-field.ts';
import { createOpalPlay } from './opal-play.ts';
import type { PictureScene } from '../picture-scene.ts';

/** What some stones show besides their colour: the lustre of nacre, the colours of opal, a sheen, an eye, a star. */
export interface StonePlay {
  /** Adds it to `light`; the place in the stone's frame, directions on the stage. */
  add(
    kind: GemKind,
    frameAt: number,
    local: Float64Array,
    normal: Float64Array,
    towards: Float64Array,
    share: number,
    light: Float64Array,
  ): void;
}

/** Directions of the needles that draw a ray across them, in degrees from the width of the stone. */
const NEEDLES = { ray: [0], star: [0, 60, 120] } as const;

/** Where the lamp stands whose light needles gather into a line: over the stone, a little before it. */
const LAMP = [0, -0.3, 0.954] as const;

/** Colours of the sheen of moonstone. */
const SHEEN = [0.42, 0.64, 1] as const;

export function createStonePlay(scene: PictureScene): StonePlay {
  const { softLight } = scene;
  const { frames } = scene.gems;
  const opal = createOpalPlay(softLight);
  const bent = new Float64Array(3);
  const found = new Float64Array(3);

  function add(
    kind: GemKind,
    frameAt: number,
    local: Float64Array,
    normal: Float64Array,
    towards: Float64Array,
    share: number,
    light: Float64Array,
  ): void {
    const shown = kind.body?.play ?? 'none';
    if (shown === 'none') return;
    if (shown === 'lustre') {
      addLustre(normal, towards, light);
      return;
    }
    bendIn(kind.refractiveIndex, normal, towards);
    if (shown === 'opal') opal.add(kind, frames, frameAt, local, bent, share, light);
    else if (shown === 'sheen') addSheen(frameAt, share, light);
    else for (const needleDeg of NEEDLES[shown]) addRay(frameAt, needleDeg, share, light);
  }

  /** Layers of nacre mirror more than one surface would, softly, and each colour best at another angle. */
  function addLustre(normal: Float64Array, towards: Float64Array, light: Float64Array): void {
    const cosine = -dot(normal, towards);
    lookUp(
      softLight,
      (towards[0] as number) + 2 * cosine * (normal[0] as number),
      (towards[1] as number) + 2 * cosine * (normal[1] as number),
      (towards[2] as number) + 2 * cosine * (normal[2] as number),
      found,
    );
    const share = pictureTuning.lustre + (1 - cosine) ** 4 * pictureTuning.lustreAtRim;
    for (let channel = 0; channel < 3; channel++) {
      const orient = 1 + pictureTuning.orient * Math.cos(2 * Math.PI * (1.1 * cosine + channel * 0.33));
      light[channel] = (light[channel] as number) * (1 - share) * orient + share * (found[channel] as number) * orient;
    }
  }

  /** Thin layers that lie level in a moonstone mirror blue light through its dome. */
  function addSheen(frameAt: number, share: number, light: Float64Array): void {
    const [x, y, z] = [frames[frameAt + 8] as number, frames[frameAt + 9] as number, frames[frameAt + 10] as number];
    const down = (bent[0] as number) * x + (bent[1] as number) * y + (bent[2] as number) * z;
    lookUp(
      softLight,
      (bent[0] as number) - 2 * down * x,
      (bent[1] as number) - 2 * down * y,
      (bent[2] as number) - 2 * down * z,
      found,
    );
    const seen = Math.min(1.2, (found[0] as number) * 0.3 + (found[1] as number) * 0.6 + (found[2] as number) * 0.1);
    // Light that crosses the layers aslant passes them: the sheen is a billow that floats in the stone, not a coat.
    const aslant = (1 - down * down) / pictureTuning.sheenWidth ** 2;
    const bright = (0.3 + seen) * Math.exp(-aslant);
    for (let channel = 0; channel < 3; channel++) {
      light[channel] = (light[channel] as number) + share * pictureTuning.sheen * bright * (SHEEN[channel] as number);
    }
  }

  /** Needles mirror a lamp into a line across them: bright where their bisecting plane holds lamp and lens. */
  function addRay(frameAt: number, needleDeg: number, share: number, light: Float64Array): void {
    const [c, s] = [Math.cos((needleDeg * Math.PI) / 180), Math.sin((needleDeg * Math.PI) / 180)];
    let across = 0;
    for (let row = 0; row < 3; row++) {
      const needle = (frames[frameAt + row] as number) * c + (frames[frameAt + 4 + row] as number) * s;
      across += needle * ((LAMP[row] as number) - (bent[row] as number));
    }
    const bright = pictureTuning.ray * Math.exp(-((across / pictureTuning.rayWidth) ** 2));
    for (let channel = 0; channel < 3; channel++) light[channel] = (light[channel] as number) + share * bright;
  }

  function bendIn(index: number, normal: Float64Array, towards: Float64Array): void {
    const cosine = Math.max(0, -dot(normal, towards));
    const ratio = 1 / index;
    const sink = ratio * cosine - Math.sqrt(1 - ratio * ratio * (1 - cosine * cosine));
    for (let axis = 0; axis < 3; axis++)
      bent[axis] = (towards[axis] as number) * ratio + (normal[axis] as number) * sink;
  }

  function dot(a: Float64Array, b: Float64Array): number {
    return (
      (a[0] as number) * (b[0] as number) + (a[1] as number) * (b[1] as number) + (a[2] as number) * (b[2] as number)
    );
  }

  return { add };
}

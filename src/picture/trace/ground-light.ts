import { pictureTuning } from '../picture-tuning.ts';
import { lightOnGround } from '../light/shadow-map.ts';
import type { PictureScene } from './picture-scene.ts';

/** How the ground looks to the lens and to the piece. */
export interface GroundLight {
  /** What metal sees of the ground at a place: a card graded from bright to dark, darker in the contact shadow. */
  seenFromPiece(x: number, y: number, out: Float64Array): void;
  /** The finished colour of the ground at a place, seen at `px`, `py` of the picture (0…1 from its upper left corner). */
  seenByLens(x: number, y: number, px: number, py: number, out: Float64Array): void;
}

export function createGroundLight(scene: PictureScene): GroundLight {
  const { cardNearReaches } = pictureTuning;
  const { ground, shadow, centreX, centreY, reachMm } = scene;

  function seenFromPiece(x: number, y: number, out: Float64Array): void {
    lightOnGround(shadow, x, y, out);
    const away = Math.sqrt((x - centreX) ** 2 + (y - centreY) ** 2) / reachMm;
    const t = Math.min(1, Math.max(0, (away - cardNearReaches) / (ground.cardFarReaches - cardNearReaches)));
    const far = t * t * (3 - 2 * t);
    for (let channel = 0; channel < 3; channel++) {
      const shade = out[channel] as number;
      const card = (ground.cardNear[channel] as number) * (1 - far) + (ground.cardFar[channel] as number) * far;
      out[channel] = card * shade * shade;
    }
  }

  function seenByLens(x: number, y: number, px: number, py: number, out: Float64Array): void {
    lightOnGround(shadow, x, y, out);
    const margin = Math.min(1, Math.max(0, Math.min(px, 1 - px, py, 1 - py) / pictureTuning.cleanMargin));
    const kept = margin * margin * (3 - 2 * margin);
    for (let channel = 0; channel < 3; channel++) {
      const paper = (ground.far[channel] as number) * (1 - py) + (ground.near[channel] as number) * py;
      out[channel] = paper * (1 - kept * (1 - (out[channel] as number)));
    }
  }

  return { seenFromPiece, seenByLens };
}

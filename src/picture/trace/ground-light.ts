import { lightOnGround } from '../light/shadow-map.ts';
import type { PictureScene } from './picture-scene.ts';

/** How the ground looks to the lens and to the piece. */
export interface GroundLight {
  /** What metal sees of the ground at a place: a card graded from bright to dark, darker in the contact shadow. */
  seenFromPiece(x: number, y: number, out: Float64Array): void;
  /** The finished colour of the ground at a place, `down` the picture from 0 (top) to 1. */
  seenByLens(x: number, y: number, down: number, out: Float64Array): void;
}

/** The graded card begins one reach from the piece and is dark six and a half away. */
const CARD_NEAR = 0.9;
const CARD_FAR = 6.5;

export function createGroundLight(scene: PictureScene): GroundLight {
  const { ground, shadow, centreX, centreY, reachMm } = scene;

  function seenFromPiece(x: number, y: number, out: Float64Array): void {
    lightOnGround(shadow, x, y, out);
    const away = Math.sqrt((x - centreX) ** 2 + (y - centreY) ** 2) / reachMm;
    const t = Math.min(1, Math.max(0, (away - CARD_NEAR) / (CARD_FAR - CARD_NEAR)));
    const far = t * t * (3 - 2 * t);
    for (let channel = 0; channel < 3; channel++) {
      const shade = out[channel] as number;
      const card = (ground.cardNear[channel] as number) * (1 - far) + (ground.cardFar[channel] as number) * far;
      out[channel] = card * shade * shade;
    }
  }

  function seenByLens(x: number, y: number, down: number, out: Float64Array): void {
    lightOnGround(shadow, x, y, out);
    for (let channel = 0; channel < 3; channel++) {
      const paper = (ground.far[channel] as number) * (1 - down) + (ground.near[channel] as number) * down;
      out[channel] = (out[channel] as number) * paper;
    }
  }

  return { seenFromPiece, seenByLens };
}

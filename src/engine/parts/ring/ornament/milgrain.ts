import { DEGREE } from '#shared/units.ts';
import { offsetOutline } from '#layout/outline/offset-outline.ts';
import type { AnchorOf } from '../../../contract/anchor.ts';
import type { CoordinateFrame } from '../../../contract/frame.ts';
import type { PartBuilder } from '../../../contract/part-output.ts';
import { placed, solid } from '../../../mesh/build/build-solid.ts';
import { multiply } from '../../../mesh/math/frames.ts';
import { bead } from '../../../mesh/build/round-solids.ts';
import { grainsAlong } from './grain-line.ts';
import { frameOnHoop } from '../shank/hoop.ts';
import { nothing } from '../../part-pieces.ts';

/** Touching beads: this much of one lies between their middles. */
const PITCH_RATIO = 1.04;

/** The row's middle lies this far inside the edge, over the bead: half of it stands on the shoulder of the band. */
const INSIDE_RATIO = 0.62;

/** On a plate it lies nearer to the edge, over which the beads reach as far as they are round. */
const ON_EDGE_RATIO = 0.5;

/** Beads sit this deep in the metal, over their diameter. */
const SUNK_RATIO = 0.12;

/** A row of tiny beads along both edges of a band, around the outside of a setting or a halo, or on the edge of a plate. */
export const buildMilgrain: PartBuilder<'milgrain'> = (milgrain, surroundings) => {
  const { quality } = surroundings;
  const radius = milgrain.beadMm / 2;
  const grain = solid(bead(radius, radius, quality.beadSegments));
  const band = surroundings.anchor(milgrain.on, 'band');
  if (band) return { ...nothing, claws: [placed(grain, alongBand(band, milgrain.beadMm))] };
  const face = surroundings.anchor(milgrain.on, 'face');
  if (face) return { ...nothing, claws: [placed(grain, alongFace(face, milgrain.beadMm))] };
  const head = surroundings.anchor(milgrain.on, 'head');
  if (!head) return nothing;
  const line = offsetOutline(head.outerOutline, -radius);
  const around = grainsAlong(line.length > 2 ? line : head.outerOutline, 0, milgrain.beadMm);
  return {
    ...nothing,
    claws: [
      placed(
        grain,
        around.map((frame) => multiply(head.seat, frame)),
      ),
    ],
  };
};

/** Around a plate, level with the outside of its edge. */
function alongFace(face: AnchorOf<'face'>, beadMm: number): readonly CoordinateFrame[] {
  const line = offsetOutline(face.outline, -ON_EDGE_RATIO * beadMm);
  const heightMm = -face.edgeBelowMm - SUNK_RATIO * beadMm;
  const around = grainsAlong(line.length > 2 ? line : face.outline, heightMm, beadMm);
  return around.map((frame) => multiply(face.frame, frame));
}

/** Both edges, each with a whole number of beads; they lean outwards with the surface that they stand on. */
function alongBand(band: AnchorOf<'band'>, beadMm: number): readonly CoordinateFrame[] {
  const top = band.sectionAt(0);
  const length = 2 * Math.PI * (band.innerRadiusMm + top.thicknessMm);
  const count = Math.max(12, Math.round(length / (beadMm * PITCH_RATIO)));
  const frames: CoordinateFrame[] = [];
  for (let i = 0; i < count; i += 1) {
    const angleDeg = (360 * i) / count;
    const section = band.sectionAt(angleDeg);
    // Over the opening of a hoop there is no metal to stand on.
    if (section.widthMm === 0) continue;
    const across = Math.max(0, section.widthMm / 2 - INSIDE_RATIO * beadMm);
    const height = section.heightAt(across);
    const slope = (section.heightAt(across - 0.05) - section.heightAt(across + 0.05)) / 0.1;
    const leanDeg = Math.min(60, Math.atan(Math.max(0, slope)) / DEGREE);
    for (const side of [-1, 1] as const) {
      const place = frameOnHoop(angleDeg, band.innerRadiusMm + height - SUNK_RATIO * beadMm, side * across);
      frames.push(multiply(place, leaning(side * leanDeg)));
    }
  }
  return frames;
}

/** Turns a bead about the direction of the band, outwards over the edge. */
function leaning(angleDeg: number): CoordinateFrame {
  const [c, s] = [Math.cos(angleDeg * DEGREE), Math.sin(angleDeg * DEGREE)];
  return [1, 0, 0, 0, 0, c, -s, 0, 0, s, c, 0, 0, 0, 0, 1];
}

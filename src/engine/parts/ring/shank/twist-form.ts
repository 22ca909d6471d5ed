import { clamp, interpolate, smoothStep } from '#shared/units.ts';
import type { PartOf } from '#spec/part-registry.ts';
import type { BandProfileShape } from './band-profile.ts';
import { dippingStem, halfDipMm, halfSection, SEAM, SHARED_MM } from './half-section.ts';
import { type HoopForm, wrapped } from './shank-form.ts';

/** A shank whose upper arc is wound: the plain palm, and two strands that grow out of its halves. */
export interface TwistForm {
  readonly palm: HoopForm;
  readonly palmFromDeg: number;
  readonly strands: readonly [HoopForm, HoopForm];
  readonly strandFromDeg: number;
  isTwisted(angleDeg: number): boolean;
}

/** Over this arc half of the palm's section turns into a round strand. */
const ROUNDS_DEG = 18;

/** Two strands that touch share this much, so that they are one body with no slit between them. */
const WELD_MM = 0.16;

/** Side by side the strands fill the width, one above the other the thickness; both times they share some metal. */
export function twistForm(part: PartOf<'twist-shank'>, hoop: HoopForm): TwistForm {
  const arc = part.twistArcDeg;
  const away = (angleDeg: number): number => Math.abs(wrapped(angleDeg));
  const strand = (angleDeg: number, side: 1 | -1) => {
    const [width, thickness] = [hoop.widthAt(angleDeg), hoop.thicknessAt(angleDeg)];
    const radius = Math.min(Math.max(width, thickness) / 4 + WELD_MM / 2, 0.47 * Math.min(width, thickness));
    // Whole half turns from end to end: side by side on top and where they leave the palm.
    const turned = (clamp(wrapped(angleDeg), -arc, arc) / arc) * part.twists * Math.PI;
    return {
      radius,
      across: side * (width / 2 - radius) * Math.cos(turned),
      up: thickness / 2 + side * (thickness / 2 - radius) * Math.sin(turned),
    };
  };
  const parity = part.twists % 2 === 0 ? 1 : -1;
  const halfOf = (side: 1 | -1): 1 | -1 => (side * parity > 0 ? 1 : -1);
  const shapeAt = (angleDeg: number, side: 1 | -1): BandProfileShape => {
    const half = hoop.widthAt(angleDeg) / 2;
    const dip = halfDipMm(angleDeg, arc);
    const edges = { from: -SHARED_MM, to: half - dip };
    const shape = halfSection(part.profile, hoop.profileAt(angleDeg), {
      ...edges,
      stemHalfMm: half,
      thicknessMm: hoop.thicknessAt(angleDeg),
      formed: 0,
      lowerMm: dip,
    });
    const rounded = smoothStep((arc - away(angleDeg)) / ROUNDS_DEG);
    const { radius, across, up } = strand(angleDeg, side);
    const hand = halfOf(side);
    const middle = (edges.from + edges.to) / 2;
    return {
      line: (segments) => {
        const line = shape.line(segments);
        for (let j = 0; j < segments; j += 1) {
          const angle = (2 * Math.PI * j) / segments;
          line[2 * j] = interpolate((line[2 * j] as number) + dip, up - radius * Math.cos(angle), rounded);
          const onHalf = hand * (middle + (line[2 * j + 1] as number));
          line[2 * j + 1] = interpolate(onHalf, across + hand * radius * Math.sin(angle), rounded);
        }
        return line;
      },
      heightAt: () => 0,
    };
  };
  const strandForm = (side: 1 | -1): HoopForm => ({ ...hoop, profileAt: (angleDeg) => shapeAt(angleDeg, side) });
  return {
    palm: dippingStem(hoop, part.profile, arc),
    palmFromDeg: arc + SEAM.stemEndsDeg,
    strands: [strandForm(1), strandForm(-1)],
    strandFromDeg: arc + SEAM.halfBeginsDeg,
    isTwisted: (angleDeg) => away(angleDeg) < arc - ROUNDS_DEG / 2,
  };
}

import { EYE_INNER_MM, eyeMiddleMm, fringeAngles, fringeGapMm } from '#layout/bell/fringe-form.ts';
import type { PartOf } from '#spec/part-registry.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import type { CoordinateFrame } from '../../../contract/frame.ts';
import type { Finding } from '../../../contract/finding.ts';
import type { Surroundings } from '../../../contract/part-output.ts';
import type { SolidRecipe } from '../../../contract/solid.ts';
import { placed, placedApart } from '../../../mesh/build/build-solid.ts';
import { frameAt } from '../../../mesh/math/frames.ts';
import { byRule, setField, toHundredths } from '../../by-rule.ts';
import { ringOfWire } from '../joint/ring-of-wire.ts';

type Fringe = PartOf<'bead-fringe'> | PartOf<'stone-fringe'>;

/** The rings below the rim, their holes facing outwards; the rim is at y = 0. */
export function fringeEyes(
  fringe: Fringe,
  frames: readonly CoordinateFrame[],
  surroundings: Surroundings,
): SolidRecipe {
  const { eyeWireMm } = fringe;
  const { seatSegments, ...quality } = surroundings.quality;
  const small = { ...quality, seatSegments: seatSegments / 2 };
  const eye = ringOfWire([0, -eyeMiddleMm(fringe), 0], EYE_INNER_MM, eyeWireMm, 'front', small);
  return hungCopies(eye, frames, EYE_INNER_MM + 2 * eyeWireMm, fringe, surroundings);
}

/** Copies below the rim, which are only joined with one another where there is no room between them. */
export function hungCopies(
  of: SolidRecipe,
  frames: readonly CoordinateFrame[],
  widthMm: number,
  { on, count }: Fringe,
  { part }: Surroundings,
): SolidRecipe {
  const bell = part(on);
  const isFree = bell?.kind === 'bell' && fringeGapMm(bell, count, widthMm) > 0;
  return isFree ? placedApart(of, frames) : placed(of, frames);
}

/** The places below the rim of a bell where beads hang, +z facing outwards; none on a part that is no bell. */
export function fringeFrames({ on, count }: Fringe, surroundings: Surroundings): readonly CoordinateFrame[] {
  const bell = surroundings.anchor(on, 'bell');
  if (!bell) return [];
  return fringeAngles(count).map((angle) => {
    const radiusMm = bell.hangRadiusMm(angle);
    const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
    return frameAt([radiusMm * sine, 0, radiusMm * cosine], [cosine, 0, -sine], [0, 1, 0], [sine, 0, cosine]);
  });
}

/** Beads that run into each other, and rings of too fine a wire. @param beadMm width of what hangs */
export function fringeFindings(fringe: Fringe, beadMm: number, surroundings: Surroundings): readonly Finding[] {
  const { id } = surroundings;
  return [...roomFinding(fringe, beadMm, surroundings), ...wireFinding(id, fringe)];
}

function roomFinding({ on, count }: Fringe, beadMm: number, { id, part }: Surroundings): readonly Finding[] {
  const bell = part(on);
  if (bell?.kind !== 'bell') return [];
  const { beadGapMinMm } = makingRules.bell;
  const gapMm = fringeGapMm(bell, count, beadMm);
  if (gapMm >= beadGapMinMm.limit - 1e-6) return [];
  let most = count;
  while (most > 1 && fringeGapMm(bell, most, beadMm) < beadGapMinMm.limit) most -= 1;
  return [
    byRule(beadGapMinMm, {
      rule: 'fringe.room',
      severity: 'error',
      part: id,
      parameter: 'count',
      value: Number(gapMm.toFixed(2)),
      unit: 'mm',
      message: `${count} beads of ${toHundredths(beadMm)} mm do not hang side by side around this rim.`,
      remedy: `Hang ${most} of them, or make the bell larger.`,
      patch: setField(id, 'count', most),
    }),
  ];
}

function wireFinding(id: string, { eyeWireMm }: Fringe): readonly Finding[] {
  const { eyeWireMinMm, eyeWireMm: usual } = makingRules.bell;
  if (eyeWireMm >= eyeWireMinMm.limit) return [];
  return [
    byRule(eyeWireMinMm, {
      rule: 'fringe.ring',
      severity: 'error',
      part: id,
      parameter: 'eyeWireMm',
      value: eyeWireMm,
      unit: 'mm',
      message: `Rings of ${toHundredths(eyeWireMm)} mm wire do not fill when they are cast.`,
      remedy: `Use ${usual.limit} mm wire.`,
      patch: setField(id, 'eyeWireMm', usual.limit),
    }),
  ];
}

import { tasteRules } from '#spec/tables/taste-rules.ts';
import { clamp, roundToMicrometre } from '#shared/units.ts';
import { lengthToPoint } from '../outline/length-to-point.ts';
import { offsetOutline } from '../outline/offset-outline.ts';
import { distance, outlineBox, resample } from '../outline/outlines.ts';
import type { Point2 } from '../outline/point.ts';
import { stretchesBetween } from './halo-shares.ts';
import type { HiddenCollar } from './hidden-collar.ts';
import type { StoneLine } from './stone-line.ts';

/** The collar's inside turns no sharper than this. */
const LEAST_TURN_MM = 0.15;

/** Points of the line. */
const POINTS = 240;

/**
 * The line that the girdles of a hidden halo stand on, seen from above: inside the centre's girdle, so that the centre
 * hides it, and rounded where a collar cannot turn. A cleft is bridged.
 */
export function hiddenHaloOutline(
  girdle: readonly Point2[],
  { insetMm, thickMm }: Pick<HiddenCollar, 'insetMm' | 'thickMm'>,
): readonly Point2[] {
  const { minimum, maximum } = outlineBox(girdle);
  const reach = Math.min(maximum[0] - minimum[0], maximum[1] - minimum[1]) / 2;
  const turnMm = clamp(thickMm + LEAST_TURN_MM, 0, 0.8 * (reach - insetMm));
  const core = offsetOutline(girdle, -insetMm - turnMm);
  const line = core.length > 2 ? offsetOutline(core, turnMm) : offsetOutline(girdle, -insetMm);
  const bridged = offsetOutline(offsetOutline(line, CLEFT_MM), -CLEFT_MM);
  return resample(bridged, POINTS);
}

/** Clefts narrower than twice this are bridged. */
const CLEFT_MM = 1;

/** Where the stones of a hidden halo stand along their line, in order. */
export interface HiddenPlaces {
  readonly stonesAt: readonly number[];
  /** Girdle to girdle, straight across, between the stones of one stretch. */
  readonly gapsMm: readonly number[];
}

/** The prongs that pass a hidden halo: where, along its line, and their diameter. */
export interface ProngsAlong {
  readonly at: readonly number[];
  readonly prongMm: number;
}

/** Air between a prong and the girdle of the stone beside it. */
const PRONG_AIR_MM = 0.05;

/** Where prongs pass the line of a hidden halo. @param girdlePoints where they stand at the girdle */
export function prongsAlong(outline: readonly Point2[], girdlePoints: readonly Point2[], prongMm: number): ProngsAlong {
  return { at: girdlePoints.map((point) => lengthToPoint(outline, point)), prongMm };
}

/**
 * Shares stones out between the prongs, the next one always to the stretch that is loosest, and spaces each stretch
 * evenly. Too many stones overlap rather than reach into a prong: then the gaps are negative.
 */
export function hiddenHaloPlaces(line: StoneLine, count: number, stoneMm: number, prongs: ProngsAlong): HiddenPlaces {
  const starts = prongs.at.toSorted((a, b) => a - b);
  const stretchesMm = stretchesBetween(starts, line.lengthMm);
  const blockedMm = prongs.prongMm + 2 * PRONG_AIR_MM;
  const shares = sharesOf(
    stretchesMm.map((length) => length - blockedMm),
    count,
    stoneMm,
  );
  const stonesAt: number[] = [];
  const gapsMm: number[] = [];
  starts.forEach((start, i) => {
    const stones = shares[i] as number;
    const room = (stretchesMm[i] as number) - blockedMm;
    const gap = (room - stones * stoneMm) / Math.max(1, stones);
    const places = Array.from(
      { length: stones },
      (_, k) => start + blockedMm / 2 + gap / 2 + stoneMm / 2 + k * (stoneMm + gap),
    );
    places.slice(1).forEach((at, k) => {
      gapsMm.push(distance(line.at(places[k] as number).point, line.at(at).point) - stoneMm);
    });
    stonesAt.push(...places);
  });
  return { stonesAt, gapsMm };
}

function sharesOf(roomsMm: readonly number[], count: number, stoneMm: number): readonly number[] {
  const shares = roomsMm.map(() => 0);
  for (let given = 0; given < count; given += 1) {
    // Rounded first: equal stretches must be filled in the same order on every machine.
    const looseness = roomsMm.map((room, i) => roundToMicrometre(room / ((shares[i] as number) + 1) - stoneMm));
    const next = looseness.indexOf(Math.max(...looseness));
    shares[next] = (shares[next] ?? 0) + 1;
  }
  return shares;
}

/** The most stones that stand no closer than a gap, and no closer on one side of the centre than on the other. */
export function mostHiddenStones(line: StoneLine, stoneMm: number, prongs: ProngsAlong): number {
  const starts = prongs.at.toSorted((a, b) => a - b);
  const blockedMm = prongs.prongMm + 2 * PRONG_AIR_MM;
  return stretchesBetween(starts, line.lengthMm).reduce(
    (sum, length) => sum + Math.max(0, Math.floor(roundToMicrometre((length - blockedMm) / (stoneMm + GAP_MM)) + 1e-6)),
    0,
  );
}

/** Girdle to girdle, along the line: what the bow of the line takes is left over what taste asks for. */
const GAP_MM = tasteRules.haloGap.least + 0.02;

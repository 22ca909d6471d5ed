import { clamp, DEGREE } from '#shared/units.ts';
import type { PartOf } from '#spec/part-registry.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import { tasteRules } from '#spec/tables/taste-rules.ts';
import { type Corner, roundedLine } from './rounded-line.ts';

export type BandProfile = PartOf<'shank'>['profile'];

/** The cross-section of a band, symmetric about its middle; heights are measured from the finger. */
export interface BandProfileShape {
  /** Closed line of (height, across) pairs in mm, always the same count for the same number of segments. */
  line(segments: number): Float64Array;
  /** Height of the outer surface at a distance from the middle; 0 beside the band. */
  heightAt(acrossMm: number): number;
}

/** A section that also knows which of its points lie inside, for a split shank that shares it. */
export interface NamedProfileShape extends BandProfileShape {
  /** How many of each half's points describe the inside and its edge; the middle comes before them. */
  insideCount(segments: number): number;
}

/** Least radius of an edge, for the finger, a neighbouring ring and the polishing wheel. */
const EDGE_MM = tasteRules.edgeBroken.least;

/** Room between the inner edge's rounding and where the outer shape begins. */
const SIDE_MM = 0.03;

/** A flat begins this far inside its filed edge. */
const FLAT_FROM_MM = 0.04;

/** Height of the upright side, as a part of the thickness; the dome stands on it. */
const sideRatio = { d: 0.34, court: 0.3, 'half-round': 0, flat: 1, knife: 0 } as const;

const { comfortCrownMinMm, comfortCrownMaxMm, knifeApexMinDeg, knifeApexMaxDeg } = makingRules.shank;

/** From the middle plane of a knife edge to its slopes, in radians. */
const KNIFE_HALF_ANGLE = { min: (knifeApexMinDeg.limit / 2) * DEGREE, max: (knifeApexMaxDeg.limit / 2) * DEGREE };

/**
 * A ring's section as the goldsmith names it: d = flat inside and domed outside, court = domed on both sides,
 * half-round = a full dome, flat = a rectangle, knife = two slopes that meet in an edge. No edge is sharp.
 */
export function bandProfile(profile: BandProfile, widthMm: number, thicknessMm: number): NamedProfileShape {
  const half = widthMm / 2;
  const edge = clamp(0.11 * thicknessMm, EDGE_MM, 0.25);
  // Comfort fit: lower at the edges, and never by more than a third of the metal.
  const comfortMm = clamp(0.05 * widthMm, comfortCrownMinMm.limit, comfortCrownMaxMm.limit);
  const crown = profile === 'court' ? Math.min(comfortMm, thicknessMm / 3) : 0;
  const inside = { edge: Math.min(edge, 0.8 * half), crown };
  if (profile === 'flat') return flatShape(half, thicknessMm, inside);
  if (profile === 'knife') return knifeShape(half, thicknessMm, inside);
  const lowest = crown + inside.edge + SIDE_MM;
  const side = Math.min(Math.max(lowest, sideRatio[profile] * thicknessMm), Math.max(lowest, 0.6 * thicknessMm));
  return domedShape(half, thicknessMm, side, inside);
}

interface Inside {
  readonly edge: number;
  readonly crown: number;
}

function domedShape(half: number, top: number, side: number, inside: Inside): NamedProfileShape {
  const dome = top - side;
  return {
    insideCount: (segments) => insideCount(segments / 2 - 1, inside),
    line: (segments) => {
      const count = segments / 2 - 1;
      const below = insideCount(count, inside);
      const points = insidePoints(half, inside, below);
      const above = count - below;
      for (let i = 0; i < above; i += 1) {
        const angle = (Math.PI / 2) * (i / above);
        points.push(side + dome * Math.sin(angle), half * Math.cos(angle));
      }
      return mirrored(points, top);
    },
    heightAt: (across) => {
      const share = Math.abs(across) / half;
      return share >= 1 ? 0 : side + dome * Math.sqrt(1 - share * share);
    },
  };
}

function flatShape(half: number, top: number, inside: Inside): NamedProfileShape {
  const edge = Math.min(inside.edge * 1.25, 0.5 * (top - inside.edge), 0.8 * half);
  return {
    insideCount: (segments) => insideCount(segments / 2 - 1, inside),
    line: (segments) => {
      const count = segments / 2 - 1;
      const below = insideCount(count, inside);
      const points = insidePoints(half, inside, below);
      const above = count - below - 1;
      for (let i = 0; i < above; i += 1) {
        const angle = (Math.PI / 2) * (i / (above - 1));
        points.push(top - edge + edge * Math.sin(angle), half - edge + edge * Math.cos(angle));
      }
      // Right beside the filed edge, so that the flat is shaded flat.
      points.push(top, Math.max(0.5 * (half - edge), half - edge - FLAT_FROM_MM));
      return mirrored(points, top);
    },
    heightAt: (across) => {
      const beyond = Math.abs(across) - (half - edge);
      if (beyond <= 0) return top;
      return beyond >= edge ? 0 : top - edge + Math.sqrt(edge * edge - beyond * beyond);
    },
  };
}

function knifeShape(half: number, top: number, inside: Inside): NamedProfileShape {
  const lowestSide = inside.edge + SIDE_MM;
  const wished = clamp(Math.atan2(half, 0.6 * top), KNIFE_HALF_ANGLE.min, KNIFE_HALF_ANGLE.max);
  // A band too thin for its width has a flatter edge than 120°; the shank's checks say so.
  const halfAngle = Math.max(wished, Math.atan2(half, top - lowestSide));
  const slope = 1 / Math.tan(halfAngle);
  const edge = Math.min(EDGE_MM, 0.4 * half);
  const tip = top + edge * (1 / Math.sin(halfAngle) - 1);
  const side = Math.max(lowestSide, tip - half * slope);
  const corners: Corner[] = [
    { at: [side, half], radiusMm: Math.min(0.25, 0.5 * half) },
    { at: [tip, 0], radiusMm: edge },
    { at: [side, -half], radiusMm: 0 },
  ];
  return {
    insideCount: (segments) => insideCount(segments / 2 - 1, inside),
    line: (segments) => {
      const count = segments / 2 - 1;
      const below = insideCount(count, inside);
      const points = insidePoints(half, inside, below);
      points.push(...roundedLine([inside.edge + inside.crown, half], corners, count - below));
      return mirrored(points, top);
    },
    heightAt: (across) => {
      const v = Math.abs(across);
      if (v >= half) return 0;
      const touch = edge * Math.cos(halfAngle);
      return v < touch ? top - edge + Math.sqrt(edge * edge - v * v) : tip - v * slope;
    },
  };
}

/** Points of one half that describe the inside and its edge, without the middle. */
function insideCount(count: number, { crown }: Inside): number {
  return Math.max(3, Math.floor(count * (crown > 0 ? 0.5 : 0.36)));
}

/** From the middle of the inside (left out) over the rounded inner edge: (height, across) pairs. */
function insidePoints(half: number, { edge, crown }: Inside, count: number): number[] {
  const points: number[] = [];
  const onCrown = crown > 0 ? Math.floor(count / 2) : 0;
  for (let i = 1; i <= onCrown; i += 1) {
    const across = ((half - edge) * i) / (onCrown + 1);
    points.push(crownHeight(across, half, crown), across);
  }
  const round = count - onCrown;
  const base = crownHeight(half - edge, half, crown);
  for (let i = 0; i < round; i += 1) {
    const angle = (Math.PI / 2) * (i / (round - 1));
    points.push(base + (crown + edge - base) * (1 - Math.cos(angle)), half - edge + edge * Math.sin(angle));
  }
  return points;
}

function crownHeight(across: number, half: number, crown: number): number {
  const share = across / half;
  return crown * share * share;
}

/** Completes a half (height, across) line: middle of the inside, one half, top, the other half. */
function mirrored(half: readonly number[], top: number): Float64Array {
  const line = new Float64Array(2 * half.length + 4);
  line.set(half, 2);
  line[half.length + 2] = top;
  for (let i = 0; i < half.length; i += 2) {
    const to = line.length - 2 - i;
    line[to] = half[i] as number;
    line[to + 1] = -(half[i + 1] as number);
  }
  return line;
}

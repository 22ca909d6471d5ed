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
const sideRatio = { d: 0.34, court: 0.3 } as const;

const { comfortCrownMinMm, comfortCrownMaxMm, knifeApexMinDeg, knifeApexMaxDeg } = makingRules.shank;

/** From the middle plane of a knife edge to its slopes, in radians. */
const KNIFE_HALF_ANGLE = { min: (knifeApexMinDeg.limit / 2) * DEGREE, max: (knifeApexMaxDeg.limit / 2) * DEGREE };

/**
 * A ring's section as the goldsmith names it: d = flat inside and domed outside, court = domed on both sides,
 * half-round = half a circle where it is half as thick as wide, flat = a rectangle, knife = two slopes that meet in an
 * edge, round = a wire. No edge is sharp.
 */
export function bandProfile(profile: BandProfile, widthMm: number, thicknessMm: number): NamedProfileShape {
  if (profile === 'round') return wireShape(widthMm / 2, thicknessMm / 2);
  const half = widthMm / 2;
  const edge = clamp(0.11 * thicknessMm, EDGE_MM, 0.25);
  // Comfort fit: lower at the edges, and never by more than a third of the metal.
  const comfortMm = clamp(0.05 * widthMm, comfortCrownMinMm.limit, comfortCrownMaxMm.limit);
  const crown = profile === 'court' ? Math.min(comfortMm, thicknessMm / 3) : 0;
  const inside = { edge: Math.min(edge, 0.8 * half), crown };
  if (profile === 'half-round') return halfRoundShape(half, thicknessMm, edge);
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

/** An edge is rounded by no more than this part of half the width: beyond it the dome would become a point. */
const MOST_ROUNDED = 0.4;

/**
 * A full dome: half a circle, its two corners at the finger rounded, drawn higher or lower to the thickness. The circle
 * is a little larger than the band is wide (6 µm at 4 mm), so that with its corners rounded the band keeps its width.
 */
function halfRoundShape(half: number, top: number, edgeMm: number): NamedProfileShape {
  const drawn = top / half;
  const edge = Math.min(edgeMm / Math.min(1, drawn), MOST_ROUNDED * half);
  const corner = half - edge;
  // The circle goes through the top and touches the rounding of the corner from outside.
  const radius = (2 * corner * corner - edge * edge) / (2 * (corner - edge));
  const middle = half - radius;
  const touch = Math.atan2(edge - middle, corner);
  const below = (count: number): number => Math.max(3, Math.floor(0.3 * count));
  return {
    insideCount: (segments) => below(segments / 2 - 1),
    line: (segments) => {
      const count = segments / 2 - 1;
      const rounded = below(count);
      const points: number[] = [];
      for (let i = 0; i < rounded; i += 1) {
        const angle = (Math.PI / 2) * (i / (rounded - 1));
        points.push(drawn * edge * (1 - Math.cos(angle)), corner + edge * Math.sin(angle));
      }
      for (let i = 0; i < count - rounded; i += 1) {
        const angle = touch + (Math.PI / 2 - touch) * (i / (count - rounded));
        points.push(drawn * (middle + radius * Math.sin(angle)), radius * Math.cos(angle));
      }
      return mirrored(points, top);
    },
    heightAt: (acrossMm) => {
      const across = Math.abs(acrossMm);
      if (across >= half) return 0;
      const onDome = across <= radius * Math.cos(touch);
      const height = onDome
        ? middle + Math.sqrt(radius * radius - across * across)
        : edge + Math.sqrt(edge * edge - (across - corner) ** 2);
      return drawn * height;
    },
  };
}

/** A round wire, or an oval one where it is not as thick as wide. */
function wireShape(half: number, middle: number): NamedProfileShape {
  return {
    // Up to where the wire is widest.
    insideCount: (segments) => Math.floor(segments / 4),
    line: (segments) => {
      const line = new Float64Array(2 * segments);
      for (let i = 0; i < segments; i += 1) {
        const angle = (2 * Math.PI * i) / segments;
        line[2 * i] = middle - middle * Math.cos(angle);
        line[2 * i + 1] = half * Math.sin(angle);
      }
      return line;
    },
    heightAt: (acrossMm) => {
      const share = Math.abs(acrossMm) / half;
      return share >= 1 ? 0 : middle + middle * Math.sqrt(1 - share * share);
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

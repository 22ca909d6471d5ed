import { clamp, DEGREE } from '#shared/units.ts';
import { type HeadPlacement, quarterTurnsOf } from '#spec/parts/head-placement.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import { radiusAt } from '#layout/outline/outlines.ts';
import type { AnchorOf } from '../../../contract/anchor.ts';
import type { CoordinateFrame, Vector3 } from '../../../contract/frame.ts';
import type { BuiltGem } from '../../../contract/gem.ts';
import type { Surroundings } from '../../../contract/part-output.ts';
import { identity, multiply, rotationAbout, translation } from '../../../mesh/math/frames.ts';
import { frameOnHoop } from '../shank/hoop.ts';
import { metalSpans } from '../shank/metal-spans.ts';

/** The end of a leg inside the metal that it stands in; coordinates of the seat frame. */
export interface Foot {
  readonly point: Vector3;
  /** Radius of the foot: as thick as the metal around it allows. */
  readonly radiusMm: number;
}

/** What a setting stands on, seen from its stone: the girdle plane is z = 0, lengths in mm. */
export interface Stand {
  readonly host: 'band' | 'face' | 'none';
  readonly seat: CoordinateFrame;
  /** Girdle plane above the skin: the inside of a ring, the back of a plate. */
  readonly aboveSkinMm: number;
  /** Girdle plane above the metal under the middle of the stone; above the skin when there is none. */
  readonly aboveMetalMm: number;
  /** Thickness and width of the metal under the middle; a plate has no width to speak of. */
  readonly metalThicknessMm: number;
  readonly metalWidthMm: number;
  /** Where a leg of a radius that comes down towards (x, y) ends: inside the metal, clear of the skin. */
  footBelow(x: number, y: number, radiusMm: number): Foot;
  /** Height of the metal's outer surface at (x, y); undefined beside the metal, and where it falls away too steeply. */
  metalTopAt(x: number, y: number): number | undefined;
  /** Height of the skin at (x, y): under a ring the finger falls away to both sides. */
  skinAt(x: number, y: number): number;
  /** How far (x, y) lies beyond the edge of a band; negative above it. */
  besideAt(x: number, y: number): number;
}

/** Metal under the middle of a free-standing head: where a post is soldered. */
const PEG_THICKNESS_MM = 0.8;

/** Feet come down on this much of a band's width, on its top rather than over its side. */
const TOP_SHARE = 0.82;

/** A foot lies this deep under the surface of its host. */
const OVERLAP_MM = makingRules.wall.overlapMinMm.limit;

/** Places a head: the culet stands `baseHeightMm` above the skin, so that a low head dips into its band. */
export function headStand(head: HeadPlacement, gem: BuiltGem, surroundings: Surroundings): Stand {
  const aboveSkinMm = head.baseHeightMm + gem.pavilionDepthMm;
  const turned = turnOf(head);
  const turn = turned.deg === 0 ? identity : rotationAbout([0, 0, 1], turned.deg);
  const placing = { head, aboveSkinMm, turn, turned };
  const band = head.on === undefined ? undefined : surroundings.anchor(head.on, 'band');
  const face = head.on === undefined ? undefined : surroundings.anchor(head.on, 'face');
  if (face) return standOnFace(placing, face);
  if (band) return standOnBand(placing, band);
  return standAlone(placing, gem);
}

interface Placing {
  readonly head: HeadPlacement;
  readonly aboveSkinMm: number;
  readonly turn: CoordinateFrame;
  readonly turned: Turn;
}

/** How far a stone is turned to the left as seen from above. */
interface Turn {
  readonly deg: number;
  readonly cos: number;
  readonly sin: number;
}

/** Quarters are exact. */
const quarters = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

function turnOf(head: HeadPlacement): Turn {
  const turns = quarterTurnsOf(head);
  const deg = 90 * turns + (head.turnDeg ?? 0);
  const [cos, sin] = head.turnDeg ? [Math.cos(deg * DEGREE), Math.sin(deg * DEGREE)] : quarters[turns];
  return { deg, cos, sin };
}

/** Seat coordinates as ground coordinates: x around the finger or to the right, y along the finger or upwards. */
function toGround({ cos, sin }: Turn, x: number, y: number): readonly [number, number] {
  return [x * cos - y * sin, x * sin + y * cos];
}

function toSeat({ cos, sin }: Turn, x: number, y: number): readonly [number, number] {
  return [x * cos + y * sin, y * cos - x * sin];
}

function standOnBand({ head, aboveSkinMm, turn, turned }: Placing, band: AnchorOf<'band'>): Stand {
  const inner = band.innerRadiusMm;
  const middle = band.sectionAt(head.aroundDeg);
  const offset = translation(head.offsetXMm, head.offsetYMm, aboveSkinMm);
  const seat = multiply(multiply(frameOnHoop(head.aroundDeg, inner), offset), turn);
  const locate = (x: number, y: number) => {
    const [gx, gy] = toGround(turned, x, y);
    // Beyond three quarters of the radius a foot would come down along the side of the finger.
    const wanted = gx + head.offsetXMm;
    const around = clamp(wanted, -0.75 * inner, 0.75 * inner);
    const angleDeg = head.aroundDeg + Math.asin(around / (inner + middle.thicknessMm)) / DEGREE;
    return { around, across: gy + head.offsetYMm, section: band.sectionAt(angleDeg), isSteep: wanted !== around };
  };
  const heightOf = (around: number, aboveInner: number): number =>
    Math.sqrt(Math.max(0, (inner + aboveInner) ** 2 - around * around)) - inner - aboveSkinMm;
  // In the opening of a split shank, or beside a band, the metal next to it counts.
  const underMiddle = middle.heightAt(head.offsetYMm) || middle.thicknessMm;
  return {
    host: 'band',
    seat,
    aboveSkinMm,
    aboveMetalMm: -heightOf(clamp(head.offsetXMm, -0.75 * inner, 0.75 * inner), underMiddle),
    metalThicknessMm: middle.thicknessMm,
    metalWidthMm: middle.widthMm,
    footBelow: (x, y, wished) => {
      const { around, across, section } = locate(x, y);
      const span = metalSpans(section).reduce((best, other) =>
        distanceTo(other, across) < distanceTo(best, across) ? other : best,
      );
      const half = ((span.to - span.from) / 2) * TOP_SHARE;
      const radiusMm = Math.max(0.08, Math.min(wished, half, 0.42 * section.thicknessMm));
      const room = Math.max(0, half - radiusMm);
      const centre = (span.from + span.to) / 2;
      const inside = clamp(across, centre - room, centre + room);
      const cover = Math.min(section.heightAt(inside - radiusMm), section.heightAt(inside + radiusMm));
      const height = Math.min(0.6 * section.thicknessMm, Math.max(cover - OVERLAP_MM, 0.2 * section.thicknessMm));
      const [sx, sy] = toSeat(turned, around - head.offsetXMm, inside - head.offsetYMm);
      return { point: [sx, sy, heightOf(around, height)], radiusMm };
    },
    metalTopAt: (x, y) => {
      const { around, across, section, isSteep } = locate(x, y);
      const height = section.heightAt(across);
      return height > 0 && !isSteep ? heightOf(around, height) : undefined;
    },
    skinAt: (x, y) => heightOf(locate(x, y).around, 0),
    besideAt: (x, y) => {
      const { across, section } = locate(x, y);
      return Math.abs(across) - section.widthMm / 2;
    },
  };
}

function distanceTo(span: { readonly from: number; readonly to: number }, across: number): number {
  return Math.max(span.from - across, across - span.to, 0);
}

/** On a plate heights count from its back, as on a ring from the finger: the culet stays off the skin. */
function standOnFace({ head, aboveSkinMm, turn, turned }: Placing, face: AnchorOf<'face'>): Stand {
  const offset = translation(head.offsetXMm, head.offsetYMm, aboveSkinMm - face.thicknessMm);
  const top = face.thicknessMm - aboveSkinMm;
  // A dome falls away from its middle to its edge as a parabola does.
  const fallAt = (x: number, y: number): number => {
    if (face.edgeBelowMm === 0) return 0;
    const [gx, gy] = toGround(turned, x, y);
    const [fx, fy] = [gx + head.offsetXMm, gy + head.offsetYMm];
    const share = Math.sqrt(fx * fx + fy * fy) / Math.max(0.1, radiusAt(face.outline, Math.atan2(fy, fx)));
    return face.edgeBelowMm * Math.min(1, share) ** 2;
  };
  const topAt = (x: number, y: number): number => top - fallAt(x, y);
  return {
    host: 'face',
    seat: multiply(multiply(face.frame, offset), turn),
    aboveSkinMm,
    aboveMetalMm: -topAt(0, 0),
    metalThicknessMm: face.thicknessMm - fallAt(0, 0),
    metalWidthMm: Infinity,
    footBelow: (x, y, radiusMm) => {
      const sunk = Math.min(0.55 * face.thicknessMm, 0.9 * (topAt(x, y) + aboveSkinMm));
      return { point: [x, y, topAt(x, y) - sunk], radiusMm };
    },
    metalTopAt: topAt,
    skinAt: () => -aboveSkinMm,
    besideAt: () => -Infinity,
  };
}

/** A stud or a pendant that is all setting: the legs meet in a peg under the culet. */
function standAlone({ head, aboveSkinMm, turn }: Placing, gem: BuiltGem): Stand {
  const pegRadiusMm = alonePegRadiusMm(gem);
  return {
    host: 'none',
    seat: multiply(translation(head.offsetXMm, head.offsetYMm, aboveSkinMm), turn),
    aboveSkinMm,
    aboveMetalMm: aboveSkinMm - Math.min(PEG_THICKNESS_MM, 0.6 * aboveSkinMm),
    metalThicknessMm: PEG_THICKNESS_MM,
    metalWidthMm: 2 * pegRadiusMm,
    footBelow: (x, y, wished) => {
      const length = Math.sqrt(x * x + y * y);
      const radiusMm = Math.min(wished, 0.5 * PEG_THICKNESS_MM);
      const share = length === 0 ? 0 : Math.min(1, (0.55 * pegRadiusMm) / length);
      return { point: [x * share, y * share, 0.5 * PEG_THICKNESS_MM - aboveSkinMm], radiusMm };
    },
    metalTopAt: (x, y) => (x * x + y * y < pegRadiusMm * pegRadiusMm ? PEG_THICKNESS_MM - aboveSkinMm : undefined),
    skinAt: () => -aboveSkinMm,
    besideAt: (x, y) => Math.sqrt(x * x + y * y) - pegRadiusMm,
  };
}

/** A peg under a free-standing head: wide enough for an ear post of 0.8 mm and its solder. */
export function alonePegRadiusMm(gem: BuiltGem): number {
  return clamp(0.16 * Math.min(gem.widthMm, gem.lengthMm), makingRules.gallery.pegMinMm.limit / 2, 1.4);
}

import { clamp, DEGREE, interpolate, smoothStep } from '#shared/units.ts';
import type { PartOf } from '#spec/part-registry.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import type { Dome, BuiltGem } from '../../../contract/gem.ts';
import { domeInsetAt } from '../../../gems/dome/dome-shape.ts';
import type { Stand } from './head-stand.ts';
import type { MouldingEdge } from './moulding.ts';
import { crownHeightAt } from './prong-form.ts';

/** A bezel around its stone: the section of its wall, and how it comes down. */
export interface BezelWall {
  readonly edges: readonly MouldingEdge[];
  /** Outside at the girdle, and where the rim is brightest. */
  readonly outsideMm: number;
  readonly rim: { readonly outMm: number; readonly heightMm: number };
  /** Bottom of the wall below the girdle in the middle. */
  readonly bottomMm: number;
  /** Whether the wall ends above the metal, so that legs have to carry it. */
  readonly needsLegs: boolean;
}

/** The outside widens downwards by 3 to 6°: less looks like a tube, more like a funnel. */
const FLARE = Math.tan(4.5 * DEGREE);

/** A wall that climbs a dome keeps this much of its thickness up to its rim. */
const STEEP_WALL = 0.8;

/** Metal under a flat base, which rests on its whole edge. */
const UNDER_FLAT_MM = 0.7;

/** Share of the lip that lies over the crown; the rest stands over the girdle. */
const LIP_OVER_CROWN = 0.42;

/** What overhangs a band lies this far above the finger, so that a wedding band of 1.8 mm fits beside it. */
const FLUSH_FIT_MM = 2.1;

/** A wall comes down to its band as long as it stays lower than this part of the pavilion; otherwise legs carry it. */
const REACHES_DOWN = 0.95;

/** Around a cabochon, which has nothing to show from the side, it comes down from this height. */
const DOME_REACHES_DOWN_MM = 2.4;

/** Metal that a wall shares with the band it comes down on. */
const SUNK_MM = 0.4;

/** The lower edge rises from the band to the overhang over this part of the overhang's length, in one sweep. */
const RISE_OVER_RATIO = 0.9;
const RISE_LEAST_MM = 1.2;

/** Levels of the wall between rim and lower edge, so that it stays smooth where the lower edge rises. */
const WALL_LEVELS = [0.25, 0.5, 0.75];

/** Radius of the wall's lower and upper edges. */
const EDGE_MM = 0.15;

/** The wall that a bezel head puts around its stone. */
export function bezelWall(head: PartOf<'bezel-head'>, gem: BuiltGem, stand: Stand): BezelWall {
  const ledge = Math.min(makingRules.bezel.seatLedgeMm.limit, 0.12 * Math.min(gem.widthMm, gem.lengthMm));
  const { cover, onCrown, rimHeight } = gem.dome ? lipOnDome(gem, gem.dome) : lipOnCrown(head, gem);
  const bottom = lowerEdge(gem, stand);
  const outsideAt = (height: number): number =>
    Math.max((gem.dome ? STEEP_WALL : 0.5) * head.wallMm, head.wallMm - FLARE * (height + bottom.middleMm));
  const rimOut = Math.min(Math.max(head.lipMm - cover, 0.05), outsideAt(rimHeight) - 0.05);
  const edge = Math.min(EDGE_MM, 0.3 * head.wallMm);
  // A pavilion slopes down past its ledge; a flat base lies on it, and is cut out of it.
  const below = gem.girdleThicknessMm / 2 + (gem.dome ? -0.05 : ledge);
  const outRim = outsideAt(rimHeight);
  const section: readonly MouldingEdge[] = [
    { outMm: -ledge, heightMm: bottom.at },
    { outMm: -ledge, heightMm: -below },
    // Inside the stone, which is cut out of the wall: so the seat fits it exactly.
    { outMm: -cover - 0.02, heightMm: onCrown - 0.16 },
    { outMm: -cover, heightMm: onCrown + 0.04 },
    { outMm: -cover + 0.05, heightMm: onCrown + 0.09 },
    { outMm: rimOut - 0.3 * (rimOut + cover), heightMm: rimHeight - 0.015 },
    { outMm: rimOut, heightMm: rimHeight },
    { outMm: interpolate(rimOut, outRim, 0.7), heightMm: rimHeight - 0.3 * edge },
    { outMm: outRim, heightMm: rimHeight - edge - 0.05 },
    ...WALL_LEVELS.map((share) => ({
      outMm: interpolate(outRim, head.wallMm, share),
      heightMm: (x: number, y: number) => interpolate(rimHeight - edge, bottom.at(x, y) + edge, share),
    })),
    { outMm: head.wallMm, heightMm: raised(bottom.at, edge) },
    { outMm: head.wallMm - 0.3 * edge, heightMm: raised(bottom.at, 0.3 * edge) },
    { outMm: head.wallMm - edge, heightMm: bottom.at },
  ];
  return {
    edges: section,
    outsideMm: outsideAt(0),
    rim: { outMm: (rimOut - cover) / 2, heightMm: rimHeight },
    bottomMm: bottom.middleMm,
    needsLegs: bottom.needsLegs,
  };
}

/** Where the lip of a wall lies on its stone. */
interface Lip {
  /** How far its edge reaches in over the stone, and how high it touches it there. */
  readonly cover: number;
  readonly onCrown: number;
  /** The highest line of the wall. */
  readonly rimHeight: number;
}

function lipOnCrown(head: PartOf<'bezel-head'>, gem: BuiltGem): Lip {
  const cover = Math.min(LIP_OVER_CROWN * head.lipMm, 0.09 * Math.min(gem.widthMm, gem.lengthMm));
  const onCrown = crownHeightAt(gem, cover);
  return { cover, onCrown, rimHeight: rimAbove(gem, onCrown) };
}

/** A dome has no crown to press a lip on: the wall climbs it until its slope holds the stone down. */
function lipOnDome({ girdleThicknessMm }: BuiltGem, dome: Dome): Lip {
  const { domeClimbMinRatio, domeClimbMaxRatio } = makingRules.bezel;
  const climbTo = (share: number): number => girdleThicknessMm / 2 + share * dome.semiAxesMm[2];
  return {
    cover: domeInsetAt(dome, domeClimbMinRatio.limit),
    onCrown: climbTo(domeClimbMinRatio.limit),
    rimHeight: climbTo(domeClimbMaxRatio.limit),
  };
}

/** The rim stands a little over the girdle, never above the table of a small stone. */
function rimAbove(gem: BuiltGem, onCrown: number): number {
  const { aboveGirdleMinMm: low, aboveGirdleMaxMm: high } = makingRules.bezel;
  const edge = gem.girdleThicknessMm / 2;
  const wished = clamp(onCrown + 0.2, edge + low.limit, edge + high.limit);
  return Math.max(Math.min(wished, 0.92 * gem.crownHeightMm), onCrown + 0.1);
}

interface LowerEdge {
  readonly at: (x: number, y: number) => number;
  readonly middleMm: number;
  readonly needsLegs: boolean;
}

/**
 * Where the wall ends below. On a band it comes down into the metal like a saddle and rises over what overhangs; on a
 * plate it sinks into the plate; a high or a free stone has a short wall on legs.
 */
function lowerEdge(gem: BuiltGem, stand: Stand): LowerEdge {
  const shallowest = gem.girdleThicknessMm / 2 + (gem.dome ? UNDER_FLAT_MM : 0.45);
  const short = Math.max(shallowest, 0.5 * gem.pavilionDepthMm);
  if (stand.host === 'face') {
    const sunk = Math.min(SUNK_MM, 0.5 * stand.metalThicknessMm);
    const deepest = Math.max(stand.aboveSkinMm - 0.1, 0.3);
    const depthAt = (x: number, y: number): number =>
      Math.min(Math.max(sunk - (stand.metalTopAt(x, y) ?? 0), shallowest), deepest);
    return { at: (x, y) => -depthAt(x, y), middleMm: depthAt(0, 0), needsLegs: false };
  }
  const reachMm = gem.dome ? DOME_REACHES_DOWN_MM : Math.max(REACHES_DOWN * gem.pavilionDepthMm, shallowest + 0.3);
  const reaches = depthToMetal(gem, stand) <= reachMm;
  if (stand.host === 'none' || !reaches) return { at: () => -short, middleMm: short, needsLegs: true };
  const sunk = Math.min(SUNK_MM, 0.4 * stand.metalThicknessMm);
  const onBand = stand.metalThicknessMm - sunk;
  const middleMm = Math.max(shallowest, stand.aboveSkinMm - onBand);
  const furthest = Math.max(...gem.outline.map(([x, y]) => stand.besideAt(x, y)));
  const riseOver = Math.max(RISE_LEAST_MM, RISE_OVER_RATIO * furthest);
  const saddle = (x: number, y: number): number => Math.min(stand.skinAt(x, y) + onBand, -shallowest);
  const overhang = (x: number, y: number): number =>
    Math.max(saddle(x, y), Math.min(stand.skinAt(x, y) + FLUSH_FIT_MM, -shallowest));
  return {
    at: (x, y) => interpolate(saddle(x, y), overhang(x, y), smoothStep((stand.besideAt(x, y) + 0.15) / riseOver)),
    middleMm,
    needsLegs: false,
  };
}

/** How far the metal lies below the girdle where the outline crosses it; infinite where the finger falls away. */
function depthToMetal({ outline }: BuiltGem, stand: Stand): number {
  const over = outline.filter(([x, y]) => stand.besideAt(x, y) < 0);
  return Math.max(stand.aboveMetalMm, ...over.map(([x, y]) => -(stand.metalTopAt(x, y) ?? -Infinity)));
}

function raised(at: LowerEdge['at'], by: number): LowerEdge['at'] {
  return (x, y) => at(x, y) + by;
}

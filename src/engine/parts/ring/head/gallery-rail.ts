import { clamp } from '#shared/units.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import { tasteRules } from '#spec/tables/taste-rules.ts';
import { offsetOutline } from '#layout/outline/offset-outline.ts';
import { resample } from '#layout/outline/outlines.ts';
import type { Basket } from '../../../contract/anchor.ts';
import type { BuiltGem } from '../../../contract/gem.ts';
import type { Point2 } from '../../../contract/frame.ts';
import type { Quality } from '../../../contract/quality.ts';
import type { TriangleMesh } from '../../../contract/solid.ts';
import { wireSection } from '../../../mesh/build/paths.ts';
import { sweep } from '../../../mesh/build/sweep.ts';
import type { Stand } from './head-stand.ts';

/** A gallery rail: a wire that ties the prongs together under the girdle. */
export interface Rail {
  readonly depthMm: number;
  readonly wireMm: number;
  /** Its axis, seen from above. */
  readonly outline: readonly Point2[];
}

/** Seen from above a rail ends this far inside the girdle: only the stone shows. */
const HIDDEN_MM = tasteRules.railHidden.least;

/** Heights of the rails over the height of the head: one alone ties the prongs in their middle. */
const HEIGHTS: Readonly<Record<number, readonly number[]>> = { 0: [], 1: [0.5], 2: [0.38, 0.74] };

/** A smaller gap between rails fills with metal in casting. */
const RAIL_GAP_MM = makingRules.gallery.railGapMinMm.limit;

/** The rails of a head: hidden by the stone, touching every prong, below where the pavilion needs the room. */
export function galleryRails(gem: BuiltGem, basket: Basket, stand: Stand, count: number): readonly Rail[] {
  const wireMm = railWireMm(gem);
  const reach = Math.min(gem.widthMm, gem.lengthMm) / 2;
  let deepest = 0;
  return (HEIGHTS[count] ?? []).map((share) => {
    const rests = gem.pavilionDepthMm * ((HIDDEN_MM + wireMm) / reach) + wireMm / 2;
    const lowest = Math.max(0.3, stand.aboveSkinMm - wireMm);
    const wished = Math.max(share * stand.aboveMetalMm, Math.min(rests, 0.6 * gem.pavilionDepthMm), 0.5 * wireMm + 0.1);
    const depthMm = Math.min(Math.max(wished, deepest), lowest);
    deepest = depthMm + wireMm + RAIL_GAP_MM;
    return { depthMm, wireMm, outline: railOutline(gem, basket, depthMm, wireMm) };
  });
}

/** A rail at any given depth, as a cathedral's arches need it. */
export function railAt(gem: BuiltGem, basket: Basket, depthMm: number): Rail {
  const wireMm = railWireMm(gem);
  return { depthMm, wireMm, outline: railOutline(gem, basket, depthMm, wireMm) };
}

/** 0.8 to 0.9 mm at the usual centre stone, finer under a small one. */
function railWireMm(gem: BuiltGem): number {
  return clamp(0.13 * Math.min(gem.widthMm, gem.lengthMm), 0.5, 0.9);
}

/** A wire turns no sharper than this part of its thickness. */
const TURN_RATIO = 0.75;

/** An inset whose tips are rounded, so that a wire can follow them. */
function rounded(outline: readonly Point2[], insetMm: number, radiusMm: number): readonly Point2[] {
  const core = offsetOutline(outline, -insetMm - radiusMm);
  return core.length > 2 ? offsetOutline(core, radiusMm) : offsetOutline(outline, -insetMm);
}

/** The rail's axis follows the girdle inside the prongs' own axes. */
function railOutline(gem: BuiltGem, basket: Basket, depthMm: number, wireMm: number): readonly Point2[] {
  const reach = Math.min(gem.widthMm, gem.lengthMm) / 2;
  const lean = basket.lean * Math.min(depthMm, basket.kneeMm);
  const prongAxis = basket.outsideMm - basket.prongMm / 2 - lean;
  const inset = Math.max(HIDDEN_MM + wireMm / 2, 0.12 * wireMm - prongAxis);
  const drawn = rounded(gem.outline, Math.min(inset, 0.55 * reach), TURN_RATIO * wireMm);
  if (drawn.length > 2) return drawn;
  const share = 1 - Math.min(inset, 0.55 * reach) / reach;
  return gem.outline.map(([x, y]): Point2 => [x * share, y * share]);
}

export function railMesh(rail: Rail, quality: Quality): TriangleMesh {
  const axis = resample(rail.outline, 2 * quality.seatSegments);
  const path = new Float64Array(3 * axis.length);
  axis.forEach(([x, y], i) => path.set([x, y, -rail.depthMm], 3 * i));
  const wire = wireSection(rail.wireMm / 2, quality.wireSegments);
  return sweep(path, { closed: true, up: [0, 0, 1], section: () => wire });
}

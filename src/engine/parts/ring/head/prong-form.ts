import { clamp, DEGREE } from '#shared/units.ts';
import type { PartOf } from '#spec/part-registry.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import { type ProngGirth, prongGirth } from '#layout/prongs/prong-girth.ts';
import type { BuiltGem } from '../../../contract/gem.ts';
import { domeHeightAt, domeInsetAt } from '../../../gems/dome/dome-shape.ts';
import type { Stand } from './head-stand.ts';

/** The measures of a finished prong, in mm. */
export interface ProngForm extends ProngGirth {
  readonly diameterMm: number;
  /** Top of the claw above the girdle plane, and where its tip lies on the crown. */
  readonly topMm: number;
  readonly coverMm: number;
  readonly coverHeightMm: number;
  /** Depth of the knee, from where the prong turns in to its foot. */
  readonly kneeMm: number;
  /** Girdle share that the prongs have drawn in to at the knee. */
  readonly baseRatio: number;
  readonly leanMinDeg: number;
  readonly leanMaxDeg: number;
}

/** Where a basket stops being straight: share of the height from girdle to metal. */
const KNEE_RATIO = { basket: 0.68, 'v-base': 0.76 } as const;

/** Base over girdle and lean from the upright: a basket stands nearly straight, a V base opens from a point. */
const BASE = {
  basket: { ratio: 0.8, leanMinDeg: 8, leanMaxDeg: 15 },
  'v-base': { ratio: 0.5, leanMinDeg: 22, leanMaxDeg: 30 },
} as const;

/** A claw climbs half of a dome, as far as its slope holds the stone down. */
const CLAW_CLIMB = 0.5;

/** The measures that a head's prongs take around its stone. */
export function prongForm(head: PartOf<'prong-head'>, gem: BuiltGem, stand: Stand): ProngForm {
  const diameterMm = head.prongMm;
  const { tipCoverRatio, tipHeightRatio } = makingRules.prong;
  const coverMm = gem.dome
    ? domeInsetAt(gem.dome, CLAW_CLIMB)
    : tipCoverRatio.limit * Math.min(gem.widthMm, gem.lengthMm);
  const coverHeightMm = crownHeightAt(gem, coverMm);
  const { ratio, leanMinDeg, leanMaxDeg } = BASE[head.style];
  return {
    ...prongGirth(diameterMm),
    diameterMm,
    // The claw of a melee stone is thicker than the stone is high: it is a bead that just clears the crown.
    // On a dome the claw lies where it touches: beside the top it would stand free.
    topMm: Math.max(gem.dome ? 0 : tipHeightRatio.limit * gem.crownHeightMm, coverHeightMm + 0.22 * diameterMm),
    coverMm,
    coverHeightMm,
    kneeMm: clamp(KNEE_RATIO[head.style] * stand.aboveMetalMm, 0.45, Math.max(0.45, stand.aboveSkinMm - 0.5)),
    baseRatio: ratio,
    leanMinDeg,
    leanMaxDeg,
  };
}

/** How far a prong's axis draws in per mm below the girdle. @param reachMm girdle from the middle of the stone */
export function leanSlope(form: ProngForm, reachMm: number): number {
  const wished = ((1 - form.baseRatio) * reachMm + form.outsideMm - form.diameterMm / 2) / form.kneeMm;
  return clamp(wished, Math.tan(form.leanMinDeg * DEGREE), Math.tan(form.leanMaxDeg * DEGREE));
}

/** Height of the crown's or the dome's surface above the girdle plane at a distance in from the girdle. */
export function crownHeightAt(gem: BuiltGem, insetMm: number): number {
  if (gem.dome) return domeHeightAt(gem.dome, insetMm);
  const edge = gem.girdleThicknessMm / 2;
  const slopeWidth = ((1 - gem.tableRatio) / 2) * Math.min(gem.widthMm, gem.lengthMm);
  return edge + (gem.crownHeightMm - edge) * Math.min(1, insetMm / slopeWidth);
}

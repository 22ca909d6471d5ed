import { clamp, DEGREE } from '#shared/units.ts';
import type { PartOf } from '#spec/part-registry.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import type { AnchorOf } from '../../../contract/anchor.ts';
import type { CoordinateFrame } from '../../../contract/frame.ts';
import type { BuiltGem } from '../../../contract/gem.ts';
import { frameOnHoop } from '../shank/hoop.ts';
import { rowFloorMm } from './row-trough.ts';

/** Equal stones around the finger: where they sit and how far they are apart. */
export interface EternityLine {
  readonly anglesDeg: readonly number[];
  /** Middles of the gaps, and outside both ends of a row that does not close. */
  readonly gapAnglesDeg: readonly number[];
  readonly stepDeg: number;
  /** Girdle to girdle. */
  readonly gapMm: number;
  readonly closed: boolean;
  /** Of the girdle above the inside of the band. */
  girdleAt(angleDeg: number): number;
}

/** The girdle against the surface of the band where the band itself is opened by a trough. */
const SEAT_MM = { pave: -0.05, channel: -0.02 } as const;

/** Stones keep this clearance over the finger; if need be the row stands higher than its band. */
const CULET_MM = makingRules.shank.eternityCuletClearanceMm.limit;

/** A row may stand this much over the surface beside it, as a part of its stones' width, before the band must grow. */
const LIFT_MAX_RATIO = 0.16;

export function eternityLine(row: PartOf<'eternity-row'>, band: AnchorOf<'band'>, gem: BuiltGem): EternityLine {
  const closed = row.arcDeg >= 360;
  const stepDeg = row.arcDeg / row.count;
  const across = 0.42 * gem.widthMm;
  const girdleAt = (angleDeg: number): number => {
    const section = band.sectionAt(angleDeg);
    const beside = Math.min(
      section.heightAt(clamp(across, 0, 0.45 * section.widthMm)),
      section.heightAt(-clamp(across, 0, 0.45 * section.widthMm)),
    );
    // Claws lift a stone as far as the metal between the stones has to lie below it.
    const lift = row.setting === 'shared-prong' ? rowFloorMm(gem) : SEAT_MM[row.setting];
    const onSurface = (section.thicknessMm + beside) / 2 + lift;
    const clear = gem.pavilionDepthMm + CULET_MM;
    return Math.max(onSurface, Math.min(clear, onSurface + LIFT_MAX_RATIO * gem.widthMm));
  };
  const anglesDeg = Array.from({ length: row.count }, (_, i) => (i - (row.count - 1) / 2) * stepDeg);
  const gaps = Array.from({ length: closed ? row.count : row.count + 1 }, (_, i) => (i - row.count / 2) * stepDeg);
  const radius = band.innerRadiusMm + girdleAt(0);
  return {
    anglesDeg,
    gapAnglesDeg: gaps,
    stepDeg,
    gapMm: 2 * radius * Math.sin((stepDeg * DEGREE) / 2) - alongMm(gem),
    closed,
    girdleAt,
  };
}

/** Extent of a stone along the row: stones lie with their length along the finger. */
export function alongMm(gem: BuiltGem): number {
  return gem.widthMm;
}

/** A frame in the row, at the height of the girdle. */
export function lineFrame(band: AnchorOf<'band'>, line: EternityLine, angleDeg: number, asideMm = 0): CoordinateFrame {
  return frameOnHoop(angleDeg, band.innerRadiusMm + line.girdleAt(angleDeg), asideMm);
}

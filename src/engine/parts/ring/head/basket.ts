import type { ProngStation } from '#layout/prongs/prong-station.ts';
import type { Basket } from '../../../contract/anchor.ts';
import type { BuiltGem } from '../../../contract/gem.ts';
import type { Quality } from '../../../contract/quality.ts';
import type { Stand } from './head-stand.ts';
import { leanSlope, type ProngForm } from './prong-form.ts';
import { prongLeg } from './prong.ts';

/** What a claw setting shows of its prongs to the parts that join it: a halo, the arches of a cathedral. */
export function basketOf(
  gem: BuiltGem,
  stations: readonly ProngStation[],
  form: ProngForm,
  stand: Stand,
  quality: Quality,
): Basket {
  return {
    prongMm: form.diameterMm,
    outsideMm: form.outsideMm,
    kneeMm: form.kneeMm,
    standMm: stand.aboveMetalMm,
    lean: leanSlope(form, Math.min(gem.widthMm, gem.lengthMm) / 2),
    prongs: stations.map((station) => ({
      angleDeg: station.angleDeg,
      point: station.point,
      knee: prongLeg(station, form, stand, quality).knee,
    })),
  };
}

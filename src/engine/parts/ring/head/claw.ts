import type { ProngStation } from '#layout/prongs/prong-station.ts';
import type { Vector3 } from '../../../contract/frame.ts';
import type { Quality } from '../../../contract/quality.ts';
import type { LimbSection } from './limb.ts';
import type { ProngForm } from './prong-form.ts';

/** A claw is drawn out towards its tip, to this part of the prong: finer and less metal over the stone. */
const TIP_RATIO = 0.6;

/** Where an almond begins to come to its point, and a round tip to its dome: share of the way from girdle to tip. */
const CLOSES_FROM = { claw: 0.5, round: 0.72 } as const;

/**
 * The claw's underside runs this deep inside the stone, which is then cut out of it, so that it lies on the crown
 * everywhere.
 */
const INSIDE_STONE_MM = 0.07;

/** Thickness of the very tip over the crown, as a part of the prong. */
const TIP_THICK_RATIO = 0.16;

/**
 * The part of a prong above the girdle, without its girdle section: it rises along the crown, folds over and lies down
 * on it. Seen from above a claw is an almond, a round tip keeps its width to a dome. Sections fan out from the crown's
 * edge, so that the inside of the fold is solid metal.
 */
export function clawSections(
  station: ProngStation,
  form: ProngForm,
  tip: 'claw' | 'round',
  quality: Quality,
): readonly LimbSection[] {
  const [px, py] = station.point;
  const [nx, ny] = station.normal;
  const outer = outerLine(form);
  const inner = innerLine(form);
  const closes = CLOSES_FROM[tip];
  const steps = quality.pathSegments;
  return Array.from({ length: steps }, (_, i): LimbSection => {
    // More sections towards the tip, where the almond closes.
    const t = Math.sin((Math.PI / 2) * ((i + 1) / steps));
    const [outO, upO] = bezier(outer, t);
    const [outI, upI] = bezier(inner, t);
    const [out, up] = [(outO + outI) / 2, (upO + upI) / 2];
    const thick = Math.sqrt((outO - outI) ** 2 + (upO - upI) ** 2) / 2;
    const across: Vector3 = [
      (nx * (outO - outI)) / 2 / thick,
      (ny * (outO - outI)) / 2 / thick,
      (upO - upI) / 2 / thick,
    ];
    const drawn = 1 - (1 - TIP_RATIO) * Math.min(1, t / closes);
    const closed = t <= closes ? 1 : closing((t - closes) / (1 - closes), tip);
    const wideRatio = tip === 'round' ? Math.max(drawn, 0.78) : drawn;
    return {
      centre: [px + nx * out, py + ny * out, up],
      thickMm: Math.max(0.012, thick * closed ** 0.35),
      wideMm: Math.max(0.012, (form.wideMm / 2) * wideRatio * closed),
      across,
    };
  });
}

/** A point seen along the girdle: out from it, and up. */
type Handle = readonly [outMm: number, upMm: number];

/**
 * Upright beside the girdle, over the edge of the crown, and down to the tip; the top is reached a little before it.
 */
function outerLine({ outsideMm: out, coverMm, coverHeightMm, topMm, diameterMm }: ProngForm): readonly Handle[] {
  const end = coverHeightMm + TIP_THICK_RATIO * diameterMm;
  // Height of the third handle that brings the highest point of the curve to the top of the claw.
  const over = topMm + 0.3 * Math.max(0, topMm - end);
  return [
    [out, 0],
    [out, 0.66 * topMm],
    [0.25 * out - 0.25 * coverMm, 1.12 * over],
    [-coverMm, end],
  ];
}

/** From a quarter into the prong down along the inside of the crown's surface. */
function innerLine({ outsideMm, thickMm, coverMm, coverHeightMm }: ProngForm): readonly Handle[] {
  const start = outsideMm - thickMm;
  const end = coverHeightMm - INSIDE_STONE_MM;
  return [
    [start, 0],
    [start - 0.25 * coverMm, 0.15 * end],
    [-0.72 * coverMm, 0.66 * end],
    [-coverMm + 0.02, end],
  ];
}

/** Width left on the way to the tip: an almond comes to a soft point, a dome is a quarter circle. */
function closing(share: number, tip: 'claw' | 'round'): number {
  return tip === 'claw' ? (1 - share ** 1.9) ** 0.72 : Math.sqrt(Math.max(0, 1 - share * share));
}

function bezier(handles: readonly Handle[], t: number): Handle {
  const [a, b, c, d] = handles as readonly [Handle, Handle, Handle, Handle];
  const s = 1 - t;
  const [wa, wb, wc, wd] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
  return [a[0] * wa + b[0] * wb + c[0] * wc + d[0] * wd, a[1] * wa + b[1] * wb + c[1] * wc + d[1] * wd];
}

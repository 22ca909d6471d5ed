import type { Vector3 } from '../../contract/frame.ts';
import type { Quality } from '../../contract/quality.ts';
import type { LimbSection } from './limb.ts';
import type { ProngForm } from './prong-form.ts';
import type { ProngStation } from './prong-stations.ts';

/** The tip is drawn to 60 % of the prong (taste, prongs). */
const TIP_RATIO = 0.6;

/** Half the thickness of the fold over the diameter: 0.5 mm of metal lie over the crown of a 6.5 mm stone. */
const FOLD_RATIO = 0.27;

/** Where an almond begins to come to its point, and a round tip to its dome: share of the way from girdle to tip. */
const CLOSES_FROM = { claw: 0.5, round: 0.72 } as const;

/**
 * The part of a prong above the girdle, without its girdle section: it rises along the crown, folds over and lies down
 * on it. Seen from above a claw is an almond, a round tip keeps its width to a dome.
 */
export function clawSections(
  station: ProngStation,
  form: ProngForm,
  tip: 'claw' | 'round',
  quality: Quality,
): readonly LimbSection[] {
  const [px, py] = station.point;
  const [nx, ny] = station.normal;
  const foldMm = FOLD_RATIO * form.diameterMm;
  const start = form.outsideMm - form.thickMm / 2;
  const top = form.topMm - foldMm;
  const endOut = -form.coverMm;
  const endHeight = form.coverHeightMm + 0.07 * form.diameterMm;
  // Handles of a cubic: upright along the girdle, then over the edge of the crown.
  const rise = Math.max(top, endHeight);
  const handles = [
    [start, 0],
    [start + 0.05 * form.diameterMm, 0.72 * rise],
    [start - 0.42 * (start - endOut), 1.38 * rise - 0.38 * endHeight],
    [endOut, endHeight],
  ] as const;
  const closes = CLOSES_FROM[tip];
  const steps = quality.pathSegments;
  return Array.from({ length: steps }, (_, i): LimbSection => {
    // Steps crowd towards the tip, where the almond closes.
    const t = Math.sin((Math.PI / 2) * ((i + 1) / steps));
    const [out, height] = cubic(handles, t);
    const centre: Vector3 = [px + nx * out, py + ny * out, height];
    const drawn = 1 - (1 - TIP_RATIO) * Math.min(1, t / closes);
    const closed = t <= closes ? 1 : closing((t - closes) / (1 - closes), tip);
    const thick = form.thickMm / 2 + (foldMm - form.thickMm / 2) * Math.min(1, 1.3 * t);
    const wideRatio = tip === 'round' ? Math.max(drawn, 0.78) : drawn;
    return {
      centre,
      thickMm: Math.max(0.012, thick * Math.sqrt(closed)),
      wideMm: Math.max(0.012, (form.wideMm / 2) * wideRatio * closed),
    };
  });
}

/** Width left on the way to the tip: an almond comes to a soft point, a dome is a quarter circle. */
function closing(share: number, tip: 'claw' | 'round'): number {
  return tip === 'claw' ? (1 - share ** 1.9) ** 0.72 : Math.sqrt(Math.max(0, 1 - share * share));
}

type Handles = readonly [
  readonly [number, number],
  readonly [number, number],
  readonly [number, number],
  readonly [number, number],
];

function cubic([a, b, c, d]: Handles, t: number): readonly [number, number] {
  const s = 1 - t;
  const [wa, wb, wc, wd] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
  return [a[0] * wa + b[0] * wb + c[0] * wc + d[0] * wd, a[1] * wa + b[1] * wb + c[1] * wc + d[1] * wd];
}

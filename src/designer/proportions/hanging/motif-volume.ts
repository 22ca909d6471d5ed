import { placeMotif } from '#layout/motifs/placed-motif.ts';
import { signedArea } from '#layout/outline/outlines.ts';
import type { Point2 } from '#layout/outline/point.ts';
import type { DrawnMotif } from '#spec/parts/motif.ts';
import type { PartOf } from '#spec/part-registry.ts';

/** Metal over its box: for every mm of thickness, and for every mm of relief. */
interface Fill {
  readonly back: number;
  readonly relief: number;
}

/** Of a motif by itself, of its relief on a round disc, in a round frame. */
const fills: Readonly<Record<DrawnMotif, { readonly cut: Fill; readonly raised: number; readonly pierced: Fill }>> = {
  om: { cut: { back: 0.37, relief: 0.32 }, raised: 0.24, pierced: { back: 0.455, relief: 0.31 } },
  khanda: { cut: { back: 0.44, relief: 0.28 }, raised: 0.22, pierced: { back: 0.49, relief: 0.27 } },
  ganesha: { cut: { back: 0.515, relief: 0.26 }, raised: 0.225, pierced: { back: 0.585, relief: 0.28 } },
  lakshmi: { cut: { back: 0.545, relief: 0.3 }, raised: 0.215, pierced: { back: 0.51, relief: 0.26 } },
  swastik: { cut: { back: 0.365, relief: 0.295 }, raised: 0.19, pierced: { back: 0.365, relief: 0.22 } },
  trishul: { cut: { back: 0.315, relief: 0.24 }, raised: 0.155, pierced: { back: 0.34, relief: 0.195 } },
  cross: { cut: { back: 0.395, relief: 0.37 }, raised: 0.235, pierced: { back: 0.405, relief: 0.29 } },
  'crescent-star': { cut: { back: 0.475, relief: 0.41 }, raised: 0.305, pierced: { back: 0.49, relief: 0.365 } },
  'evil-eye': { cut: { back: 0.65, relief: 0.385 }, raised: 0.205, pierced: { back: 0.495, relief: 0.255 } },
  lotus: { cut: { back: 0.68, relief: 0.37 }, raised: 0.26, pierced: { back: 0.465, relief: 0.21 } },
  flower: { cut: { back: 0.705, relief: 0.31 }, raised: 0.26, pierced: { back: 0.435, relief: 0.2 } },
  leaf: { cut: { back: 0.52, relief: 0.24 }, raised: 0.19, pierced: { back: 0.38, relief: 0.19 } },
  clover: { cut: { back: 0.665, relief: 0.355 }, raised: 0.25, pierced: { back: 0.41, relief: 0.205 } },
  paisley: { cut: { back: 0.64, relief: 0.42 }, raised: 0.3, pierced: { back: 0.475, relief: 0.32 } },
  peacock: { cut: { back: 0.57, relief: 0.21 }, raised: 0.205, pierced: { back: 0.63, relief: 0.25 } },
  butterfly: { cut: { back: 0.63, relief: 0.215 }, raised: 0.18, pierced: { back: 0.435, relief: 0.18 } },
  heart: { cut: { back: 0.675, relief: 0.63 }, raised: 0.405, pierced: { back: 0.285, relief: 0.165 } },
  star: { cut: { back: 0.4, relief: 0.27 }, raised: 0.22, pierced: { back: 0.43, relief: 0.25 } },
  moon: { cut: { back: 0.37, relief: 0.34 }, raised: 0.255, pierced: { back: 0.41, relief: 0.305 } },
  infinity: { cut: { back: 0.445, relief: 0.355 }, raised: 0.165, pierced: { back: 0.345, relief: 0.2 } },
};

/** Of the box around their ground. */
const grounds: Readonly<Record<PartOf<'motif'>['ground'], number>> = { round: 0.785, oval: 0.785, drop: 0.68 };

/** A crown takes so much of the height of letters, and a frame is so much of its box. */
const CROWNED = 0.75;
const FRAME = { back: 0.2, relief: 0.08 };

/** Letters have no usual fill: that of the letters that were said, over the box of their part. */
function letteringFill(motif: PartOf<'motif'>) {
  const { elements } = placeMotif(motif);
  const areaOf = (points: readonly Point2[]): number => Math.abs(signedArea(points));
  const metal = elements.reduce(
    (sum, { outline, windows }) => sum + areaOf(outline) - windows.reduce((holes, window) => holes + areaOf(window), 0),
    0,
  );
  const share = metal / (motif.widthMm * motif.heightMm);
  return {
    cut: { back: share, relief: CROWNED * share },
    raised: CROWNED * share,
    pierced: { back: share + FRAME.back, relief: CROWNED * share + FRAME.relief },
  };
}

/** Metal of a motif in mm³. The factors were fitted to built pieces. */
export function motifVolumeMm3(motif: PartOf<'motif'>): number {
  const { figure, work, ground, widthMm, heightMm, thicknessMm, reliefMm } = motif;
  const box = widthMm * heightMm;
  const { cut, raised, pierced } = figure === 'lettering' ? letteringFill(motif) : fills[figure];
  if (work === 'raised' || work === 'sunk') {
    const onGround = ((box * grounds[ground]) / grounds.round) * raised * reliefMm;
    return work === 'raised' ? onGround : -onGround;
  }
  if (work === 'silhouette') return box * (cut.back * thicknessMm + cut.relief * reliefMm);
  const ofRound = grounds[ground] / grounds.round;
  if (work === 'relief') return box * (grounds[ground] * 0.98 * thicknessMm + ofRound * raised * reliefMm);
  return box * ofRound * (pierced.back * thicknessMm + pierced.relief * reliefMm);
}

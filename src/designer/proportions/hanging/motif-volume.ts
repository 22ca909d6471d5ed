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
  lotus: { cut: { back: 0.68, relief: 0.37 }, raised: 0.26, pierced: { back: 0.465, relief: 0.21 } },
  leaf: { cut: { back: 0.52, relief: 0.24 }, raised: 0.19, pierced: { back: 0.38, relief: 0.19 } },
  paisley: { cut: { back: 0.64, relief: 0.42 }, raised: 0.3, pierced: { back: 0.475, relief: 0.32 } },
  peacock: { cut: { back: 0.57, relief: 0.21 }, raised: 0.205, pierced: { back: 0.63, relief: 0.25 } },
};

/** Of the box around their ground. */
const grounds: Readonly<Record<PartOf<'motif'>['ground'], number>> = { round: 0.785, oval: 0.785, drop: 0.68 };

/** Metal of a motif in mm³. The factors were fitted to built pieces. */
export function motifVolumeMm3({
  figure,
  work,
  ground,
  widthMm,
  heightMm,
  thicknessMm,
  reliefMm,
}: PartOf<'motif'>): number {
  const box = widthMm * heightMm;
  const { cut, raised, pierced } = fills[figure];
  if (work === 'silhouette') return box * (cut.back * thicknessMm + cut.relief * reliefMm);
  const ofRound = grounds[ground] / grounds.round;
  if (work === 'relief') return box * (grounds[ground] * 0.98 * thicknessMm + ofRound * raised * reliefMm);
  return box * ofRound * (pierced.back * thicknessMm + pierced.relief * reliefMm);
}

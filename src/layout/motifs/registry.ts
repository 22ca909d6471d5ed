import type { DrawnMotif } from '#spec/parts/motif.ts';
import type { MotifFigure } from './drawing.ts';
import { ganeshaFigure } from './figures/ganesha.ts';
import { khandaFigure } from './figures/khanda.ts';
import { leafFigure } from './figures/leaf.ts';
import { lotusFigure } from './figures/lotus.ts';
import { omFigure } from './figures/om.ts';
import { paisleyFigure } from './figures/paisley.ts';
import { peacockFigure } from './figures/peacock.ts';

/** The drawing of every motif of the design language: one without does not compile. */
export const motifFigures: Readonly<Record<DrawnMotif, MotifFigure>> = {
  om: omFigure,
  khanda: khandaFigure,
  ganesha: ganeshaFigure,
  lotus: lotusFigure,
  leaf: leafFigure,
  paisley: paisleyFigure,
  peacock: peacockFigure,
};

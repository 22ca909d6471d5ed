import type { DrawnMotif } from '#spec/parts/motif.ts';
import type { MotifFigure } from './drawing.ts';
import { butterflyFigure } from './figures/butterfly.ts';
import { cloverFigure } from './figures/clover.ts';
import { crescentStarFigure } from './figures/crescent-star.ts';
import { crossFigure } from './figures/cross.ts';
import { evilEyeFigure } from './figures/evil-eye.ts';
import { flowerFigure } from './figures/flower.ts';
import { ganeshaFigure } from './figures/ganesha.ts';
import { heartFigure } from './figures/heart.ts';
import { infinityFigure } from './figures/infinity.ts';
import { khandaFigure } from './figures/khanda.ts';
import { lakshmiFigure } from './figures/lakshmi.ts';
import { leafFigure } from './figures/leaf.ts';
import { lotusFigure } from './figures/lotus.ts';
import { moonFigure } from './figures/moon.ts';
import { omFigure } from './figures/om.ts';
import { paisleyFigure } from './figures/paisley.ts';
import { peacockFigure } from './figures/peacock.ts';
import { starFigure } from './figures/star.ts';
import { swastikFigure } from './figures/swastik.ts';
import { trishulFigure } from './figures/trishul.ts';

/** The drawing of every motif of the design language: one without does not compile. */
export const motifFigures: Readonly<Record<DrawnMotif, MotifFigure>> = {
  om: omFigure,
  khanda: khandaFigure,
  ganesha: ganeshaFigure,
  lakshmi: lakshmiFigure,
  swastik: swastikFigure,
  trishul: trishulFigure,
  cross: crossFigure,
  'crescent-star': crescentStarFigure,
  'evil-eye': evilEyeFigure,
  lotus: lotusFigure,
  flower: flowerFigure,
  leaf: leafFigure,
  clover: cloverFigure,
  paisley: paisleyFigure,
  peacock: peacockFigure,
  butterfly: butterflyFigure,
  heart: heartFigure,
  star: starFigure,
  moon: moonFigure,
  infinity: infinityFigure,
};

import type { PartOf } from '#spec/part-registry.ts';
import { type Outline, plainOutline } from './outline.ts';

/** The outlines that a plate has by itself. */
export const plateShapeOutlines = {
  round: { ...plainOutline, heightRatio: 1, frame: 'collar' },
  oval: { ...plainOutline, heightRatio: 1.35, frame: 'collar' },
  drop: { ...plainOutline, heightRatio: 1.6, stoneAtShare: -0.16, frame: 'collar' },
  heart: { ...plainOutline, heightRatio: 1.1, cleftShare: 0.24, stoneAtShare: 0.02 },
  shield: { ...plainOutline, heightRatio: 1.25 },
  hexagon: { ...plainOutline, heightRatio: 1.15, frame: 'collar' },
  // Everyday bars are a little under 30 mm long.
  bar: { ...plainOutline, heightRatio: 9, usualWidthMm: 3, repeats: false, frame: 'no-window' },
  leaf: { ...plainOutline, heightRatio: 2, usualWidthMm: 9 },
  paisley: { ...plainOutline, heightRatio: 1.5, stoneAtShare: -0.16 },
} as const satisfies Readonly<Record<Exclude<PartOf<'plate'>['shape'], 'free'>, Outline>>;

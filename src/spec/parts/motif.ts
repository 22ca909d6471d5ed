import { z } from 'zod';
import { angleField, choiceField, lengthField, letteringField, partField } from '../field.ts';

/** The motifs that are drawn in metal; `#layout/motifs` has a drawing of each. */
export const drawnMotifs = [
  'om',
  'khanda',
  'ganesha',
  'lakshmi',
  'swastik',
  'trishul',
  'cross',
  'crescent-star',
  'evil-eye',
  'lotus',
  'flower',
  'leaf',
  'clover',
  'paisley',
  'peacock',
  'butterfly',
  'heart',
  'star',
  'moon',
  'infinity',
] as const;

export type DrawnMotif = (typeof drawnMotifs)[number];

/** What a motif shows: a drawing, or letters. */
export const motifFigureNames = [...drawnMotifs, 'lettering'] as const;

export type MotifFigureName = (typeof motifFigureNames)[number];

/** Longer names are engraved. */
export const MOST_LETTERS = 10;

/** Outlines of the disc that carries a raised motif, and of the frame that holds a pierced one. */
export const motifGrounds = ['round', 'oval', 'drop'] as const;

/**
 * A motif in metal, by itself the body of a pendant or an earring, or standing on a face or on the outside of a hoop:
 * - `silhouette`: the motif itself, its outline cut out, its parts at their own heights;
 * - `relief`: raised on a closed ground with a rim;
 * - `pierced`: sawn out within a frame of the ground's outline, its petals and leaves opened;
 * - `raised` and `sunk`: raised straight from what it stands on, or sunk into it, as large as its ground would be.
 */
export const motifSchema = z.strictObject({
  kind: z.literal('motif'),
  on: partField('Stands on').optional(),
  /** Around a finger or wrist from the top, positive towards +x; on a face it is not used. */
  aroundDeg: angleField('Around the hoop', { min: -170, max: 170, step: 0.5, default: 0 }),
  figure: choiceField('Motif', motifFigureNames, 'lotus'),
  /** Of lettering. */
  text: letteringField('Letters', MOST_LETTERS).optional(),
  /** Reversed, as a seal is, lettering is read in its wax. */
  facing: choiceField('Letters are', ['read', 'reversed'], 'read'),
  work: choiceField('Work', ['silhouette', 'relief', 'pierced', 'raised', 'sunk'], 'silhouette'),
  ground: choiceField('Ground or frame', motifGrounds, 'round'),
  widthMm: lengthField('Width', { min: 2, max: 80, step: 0.5, default: 16 }),
  heightMm: lengthField('Height', { min: 4, max: 120, step: 0.5, default: 16 }),
  thicknessMm: lengthField('Thickness', { min: 0.5, max: 8, step: 0.1, default: 1.2 }),
  reliefMm: lengthField('Height of the relief', { min: 0.1, max: 3, step: 0.05, default: 0.8 }),
});

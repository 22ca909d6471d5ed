import { z } from 'zod';
import { choiceField, lengthField } from '../field.ts';

/** The motifs that are drawn in metal; `#layout/motifs` has a drawing of each. */
export const drawnMotifs = ['om', 'khanda', 'ganesha', 'lotus', 'leaf', 'paisley', 'peacock'] as const;

export type DrawnMotif = (typeof drawnMotifs)[number];

/** Outlines of the disc that carries a raised motif, and of the frame that holds a pierced one. */
export const motifGrounds = ['round', 'oval', 'drop'] as const;

/**
 * A motif as the body of a pendant or an earring:
 * - `silhouette`: the motif itself, its outline cut out, its parts at their own heights;
 * - `relief`: raised on a closed ground with a rim;
 * - `pierced`: sawn out within a frame of the ground's outline, its petals and leaves opened.
 */
export const motifSchema = z.strictObject({
  kind: z.literal('motif'),
  figure: choiceField('Motif', drawnMotifs, 'lotus'),
  work: choiceField('Work', ['silhouette', 'relief', 'pierced'], 'silhouette'),
  ground: choiceField('Ground or frame', motifGrounds, 'round'),
  widthMm: lengthField('Width', { min: 4, max: 80, step: 0.5, default: 16 }),
  heightMm: lengthField('Height', { min: 4, max: 120, step: 0.5, default: 16 }),
  thicknessMm: lengthField('Thickness', { min: 0.5, max: 8, step: 0.1, default: 1.2 }),
  reliefMm: lengthField('Height of the relief', { min: 0.1, max: 3, step: 0.05, default: 0.8 }),
});

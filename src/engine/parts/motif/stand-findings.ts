import { outlineBox } from '#layout/outline/outlines.ts';
import type { PlacedMotif } from '#layout/motifs/placed-motif.ts';
import type { PartOf } from '#spec/part-registry.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import type { Finding } from '../../contract/finding.ts';
import { byRule, setField, toHundredths } from '../by-rule.ts';
import type { MotifStand } from './motif-stand.ts';

type Motif = PartOf<'motif'>;

/** A motif against what it stands on. */
export function standFindings(id: string, motif: Motif, placed: PlacedMotif, stand: MotifStand): readonly Finding[] {
  if (motif.work !== 'raised' && motif.work !== 'sunk') return [];
  return [...groundless(id, motif, stand), ...beyondBand(id, motif, placed, stand), ...tooDeep(id, motif, stand)];
}

/** What is raised from nothing falls apart. */
function groundless(id: string, { work }: Motif, { host }: MotifStand): readonly Finding[] {
  if (host !== 'none') return [];
  return [
    {
      rule: 'motif.ground',
      severity: 'error',
      part: id,
      parameter: 'work',
      value: 0,
      limit: 1,
      unit: '×',
      message: `A ${work} motif needs metal under it, and it stands on nothing.`,
      remedy: 'Raise it on a disc of its own, or let it stand on a face or a hoop.',
      patch: setField(id, 'work', 'relief'),
      source: 'geometry: its elements do not hang together',
    },
  ];
}

/** What reaches over the edge of a band hangs there by its root alone. */
function beyondBand(id: string, motif: Motif, { elements }: PlacedMotif, stand: MotifStand): readonly Finding[] {
  const { bandWidthMm } = stand;
  if (bandWidthMm === undefined) return [];
  const { minimum, maximum } = outlineBox(elements.flatMap(({ outline }) => outline));
  const halfMm = Math.max(maximum[1], -minimum[1]);
  if (2 * halfMm <= bandWidthMm) return [];
  const heightMm = Math.max(4, Math.floor((motif.heightMm * bandWidthMm) / (2 * halfMm)));
  return [
    {
      rule: 'motif.beyond-band',
      severity: 'error',
      part: id,
      parameter: 'heightMm',
      value: toHundredths(2 * halfMm),
      limit: toHundredths(bandWidthMm),
      unit: 'mm',
      message: `The motif reaches ${toHundredths(2 * halfMm)} mm across a band of ${toHundredths(bandWidthMm)} mm: beyond its edges nothing carries it.`,
      remedy: `Cut it out, so that it carries itself, or make it ${heightMm} mm high.`,
      patch: setField(id, 'work', 'silhouette'),
      source: 'geometry: it is raised from the surface of its band',
    },
  ];
}

/** Under what is sunk there is as much metal left as casts. */
function tooDeep(id: string, { work, reliefMm }: Motif, { thicknessMm }: MotifStand): readonly Finding[] {
  const { castMinMm } = makingRules.wall;
  const leftMm = thicknessMm - reliefMm;
  if (work !== 'sunk' || leftMm >= castMinMm.limit) return [];
  const depthMm = Math.max(0.1, toHundredths(thicknessMm - castMinMm.limit));
  return [
    byRule(castMinMm, {
      rule: 'motif.depth',
      severity: 'error',
      part: id,
      parameter: 'reliefMm',
      value: leftMm,
      unit: 'mm',
      message: `Under a motif ${toHundredths(reliefMm)} mm deep there are ${toHundredths(leftMm)} mm of metal left: it does not fill when it is cast.`,
      remedy: `Sink it ${depthMm} mm at most, or make what it is sunk into thicker.`,
      patch: setField(id, 'reliefMm', depthMm),
    }),
  ];
}

import { placeMotif, type PlacedMotif, reachOf } from '#layout/motifs/placed-motif.ts';
import type { PartOf } from '#spec/part-registry.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import type { Finding } from '../../../contract/finding.ts';
import type { PartBuilder } from '../../../contract/part-output.ts';
import { type MotifStand, motifStand } from '../../motif/motif-stand.ts';
import { standFindings } from '../../motif/stand-findings.ts';
import { nothing } from '../../part-pieces.ts';
import { motifMetal } from './motif-metal.ts';

type Motif = PartOf<'motif'>;

/**
 * A motif by itself: its face lies at z = 0, its back at −thickness, its relief above. On a face it lies on it, on a
 * hoop it is bent around it.
 */
export const buildMotif: PartBuilder<'motif'> = (motif, surroundings) => {
  const stand = motifStand(motif, surroundings);
  if (!stand) return nothing;
  const placed = placeMotif(motif);
  const metal = stand.lay(motifMetal(motif, placed, surroundings.quality));
  const checks = surroundings.quality.name === 'drag' ? [] : motifFindings(surroundings.id, motif, placed, stand);
  const anchors = [
    {
      kind: 'face',
      frame: stand.frame,
      outline: reachOf(placed),
      thicknessMm: stand.thicknessMm,
      edgeBelowMm: 0,
    },
  ] as const;
  const isCut = motif.work === 'sunk' && surroundings.quality.name !== 'drag';
  return {
    ...nothing,
    add: isCut ? [] : [metal],
    cut: isCut ? [metal] : [],
    anchors,
    checks,
    bodies: stand.host === 'none' ? 1 : 0,
  };
};

function motifFindings(id: string, motif: Motif, placed: PlacedMotif, stand: MotifStand): readonly Finding[] {
  const { castMinMm } = makingRules.wall;
  const hasBack = motif.work !== 'raised' && motif.work !== 'sunk';
  const { depthMinMm } = makingRules.relief;
  const findings: Finding[] = [];
  if (hasBack && motif.thicknessMm < castMinMm.limit) {
    findings.push({
      rule: 'motif.thickness',
      severity: 'error',
      part: id,
      parameter: 'thicknessMm',
      value: motif.thicknessMm,
      limit: castMinMm.limit,
      unit: 'mm',
      message: `Metal of ${motif.thicknessMm} mm does not fill when it is cast.`,
      remedy: `Make it at least ${castMinMm.limit} mm thick.`,
      patch: [{ op: 'replace', path: `/parts/${id}/thicknessMm`, value: castMinMm.limit }],
      source: castMinMm.source,
    });
  }
  if (motif.reliefMm < depthMinMm.limit) {
    findings.push({
      rule: 'motif.relief',
      severity: 'error',
      part: id,
      parameter: 'reliefMm',
      value: motif.reliefMm,
      limit: depthMinMm.limit,
      unit: 'mm',
      message: `A relief of ${motif.reliefMm} mm is lost in polishing.`,
      remedy: `Raise it at least ${depthMinMm.limit} mm.`,
      patch: [{ op: 'replace', path: `/parts/${id}/reliefMm`, value: depthMinMm.limit }],
      source: depthMinMm.source,
    });
  }
  return [...findings, ...sizeFinding(id, motif, placed), ...standFindings(id, motif, placed, stand)];
}

/** Lines are thickened until they cast: in too small a motif they run together. */
function sizeFinding(id: string, motif: Motif, { heightMm, leastHeightMm }: PlacedMotif): readonly Finding[] {
  if (heightMm >= leastHeightMm) return [];
  const grown = leastHeightMm / heightMm;
  const [widthMm, bodyMm] = [motif.widthMm, motif.heightMm].map((mm) => Math.ceil(2 * mm * grown) / 2);
  return [
    {
      rule: 'motif.size',
      severity: 'error',
      part: id,
      parameter: 'heightMm',
      value: Number(heightMm.toFixed(1)),
      limit: leastHeightMm,
      unit: 'mm',
      message: `At ${heightMm.toFixed(1)} mm the lines of this motif are too fine to cast, and thicker ones run together.`,
      remedy: `Make the piece ${widthMm} × ${bodyMm} mm, or choose a raised motif instead of a pierced one.`,
      patch: [
        { op: 'replace', path: `/parts/${id}/widthMm`, value: widthMm },
        { op: 'replace', path: `/parts/${id}/heightMm`, value: bodyMm },
      ],
      source: makingRules.wall.castMinMm.source,
    },
  ];
}

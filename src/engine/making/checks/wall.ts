import { makingRules } from '#spec/tables/making-rules.ts';
import type { Severity } from '../../contract/finding.ts';
import { wallThickness } from '../../mesh/wall-thickness.ts';
import type { PieceCheck } from './check.ts';

/** Rays through a ring's surface, about one in 0.15 mm²: finds a thin place the size of a melee's seat. */
const SAMPLES = 3000;

/** Measuring grain: what two measurements of the same wall may differ by. */
const TOLERANCE_MM = 0.02;

const ladder: readonly {
  readonly severity: Severity;
  readonly rule: { readonly limit: number; readonly source: string };
  readonly says: string;
}[] = [
  { severity: 'error', rule: makingRules.printing.wireMinMm, says: 'cannot be printed and cast' },
  { severity: 'warning', rule: makingRules.wall.decorativeMinMm, says: 'is thinner than even ornament is cast' },
  { severity: 'note', rule: makingRules.wall.castMinMm, says: 'is fine for ornament, too thin for what carries' },
];

/** The thinnest wall of the cast solid, measured by rays as with a calliper. */
export const checkWall: PieceCheck = (spec, piece) => {
  if (piece.quality !== 'view') return [];
  const wall = wallThickness(piece.cast.mesh, { samples: SAMPLES, seed: spec.seed });
  if (!wall) return [];
  const step = ladder.find(({ rule }) => wall.minimumMm < rule.limit - TOLERANCE_MM);
  if (!step) return [];
  const thickness = wall.minimumMm.toFixed(2);
  const place = wall.at.map((value) => value.toFixed(1)).join(', ');
  return [
    {
      rule: 'wall.minimum',
      severity: step.severity,
      part: '',
      parameter: 'wall',
      value: Number(thickness),
      limit: step.rule.limit,
      unit: 'mm',
      message: `The metal is ${thickness} mm thin at (${place}) mm: it ${step.says}.`,
      remedy: `Thicken it to at least ${step.rule.limit} mm there.`,
      source: step.rule.source,
    },
  ];
};

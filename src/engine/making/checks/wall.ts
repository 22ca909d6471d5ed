import { makingRules } from '#spec/tables/making-rules.ts';
import type { BuiltPiece } from '../../contract/built-piece.ts';
import type { Severity } from '../../contract/finding.ts';
import type { Vector3 } from '../../contract/frame.ts';
import { originOf } from '../../mesh/math/frames.ts';
import { wallThickness } from '../../mesh/measure/wall-thickness.ts';
import { insideOf } from '../inside-of.ts';
import type { PieceCheck } from './check.ts';

/** Rays through a ring's surface, about one in 0.15 mm²: finds a thin place the size of a melee's seat. */
const SAMPLES = 3000;

/** How much two measurements of the same wall may differ. */
const TOLERANCE_MM = 0.02;

/**
 * What a thin place means. Walls between the seats of a halo are 0.2 to 0.4 mm by design; metal that carries the piece
 * is checked by its own part.
 */
const ladder: readonly {
  readonly severity: Severity;
  readonly rule: { readonly limit: number; readonly source: string };
  readonly says: string;
}[] = [
  { severity: 'error', rule: makingRules.printing.supportedWallMinMm, says: 'is too thin to be cast' },
  {
    severity: 'warning',
    rule: makingRules.printing.wireMinMm,
    says: 'is a risk in casting, even between small stones',
  },
  {
    severity: 'note',
    rule: makingRules.wall.decorativeMinMm,
    says: 'is fine between small stones, too thin elsewhere',
  },
];

/**
 * The thinnest wall of the cast solid, measured by rays as with a calliper. The end of a prong is drawn out over its
 * stone and a bead is as small as its stone: these have rules of their own and are left out here.
 */
export const checkWall: PieceCheck = (spec, piece) => {
  if (piece.quality !== 'view') return [];
  const wall = wallThickness(piece.cast.firstCopy ?? piece.cast.mesh, {
    samples: SAMPLES,
    seed: spec.seed,
    isLeftOut: insideOf(piece.prongs),
  });
  if (!wall) return [];
  const step = ladder.find(({ rule }) => wall.minimumMm < rule.limit - TOLERANCE_MM);
  if (!step) return [];
  const thickness = wall.minimumMm.toFixed(2);
  const place = isBesideStone(piece, wall.at) ? 'beside a stone' : 'away from the stones';
  const where = piece.stones.length === 0 ? '' : ` ${place}`;
  return [
    {
      rule: 'wall.minimum',
      severity: step.severity,
      part: '',
      parameter: 'wall',
      value: Number(thickness),
      limit: step.rule.limit,
      unit: 'mm',
      message: `The metal is only ${thickness} mm thick${where}: it ${step.says}.`,
      remedy: `Thicken it to at least ${step.rule.limit} mm there.`,
      source: step.rule.source,
    },
  ];
};

/** Metal so near to a girdle belongs to its setting, in mm. */
const SETTING_MM = 1;

function isBesideStone({ stones }: BuiltPiece, [x, y, z]: Vector3): boolean {
  return stones.some(({ at, gem }) =>
    at.some((frame) => {
      const [ox, oy, oz] = originOf(frame);
      return Math.hypot(x - ox, y - oy, z - oz) < gem.lengthMm / 2 + SETTING_MM;
    }),
  );
}

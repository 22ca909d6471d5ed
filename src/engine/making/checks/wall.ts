import { makingRules } from '#spec/tables/making-rules.ts';
import { sayGem } from '#spec/meanings/say-gem.ts';
import { inPlural } from '#shared/words.ts';
import type { BuiltPiece, StoneGroup } from '../../contract/built-piece.ts';
import type { Severity } from '../../contract/finding.ts';
import type { Vector3 } from '../../contract/frame.ts';
import { originOf } from '../../mesh/math/frames.ts';
import { type WallThickness, wallThickness } from '../../mesh/measure/wall-thickness.ts';
import { insideOf } from '../inside-of.ts';
import type { PieceCheck } from './check.ts';

/** Rays through a ring's surface, about one in 0.15 mm²: finds a thin place the size of a melee's seat. */
const SAMPLES = 3000;

/** How much two measurements of the same wall may differ. */
const TOLERANCE_MM = 0.02;

/** Stones up to this are melee in the trade; walls between their seats are 0.2 to 0.4 mm by design. */
const SMALL_STONE_MM = 2.5;

/** Metal so near to a girdle belongs to its setting, in mm. */
const SETTING_MM = 1;

/** What a thin place means, the gravest first. Metal that carries the piece is checked by its own part. */
const ladder: readonly {
  readonly severity: Severity;
  readonly rule: { readonly limit: number; readonly source: string };
  /** Whether it is usual between small stones, and no finding there. */
  readonly isUsualBetweenSmall: boolean;
  readonly says: string;
  /** @param least such as "0.5 mm" */
  readonly remedy: (least: string) => string;
}[] = [
  {
    severity: 'error',
    rule: makingRules.printing.supportedWallMinMm,
    isUsualBetweenSmall: false,
    says: 'too thin to be cast',
    remedy: (least) => `Make the metal there at least ${least} thick, or choose a stone that is a little smaller.`,
  },
  {
    severity: 'warning',
    rule: makingRules.printing.wireMinMm,
    isUsualBetweenSmall: false,
    says: 'it may not fill when it is cast',
    remedy: (least) =>
      `Make the metal there at least ${least} thick, or ask your caster whether they cast it as it is.`,
  },
  {
    severity: 'note',
    rule: makingRules.wall.decorativeMinMm,
    isUsualBetweenSmall: true,
    says: 'it can be cast, but wears sooner than thicker metal',
    remedy: (least) => `Leave it where little touches it; for wear every day, make the metal there ${least} thick.`,
  },
];

/**
 * The thinnest wall of the cast solid, measured by rays as with a calliper, and what it means where it is. The end of a
 * prong is drawn out over its stone and a bead is as small as its stone: these have rules of their own and are left out
 * here. What is usual between small stones hides no thin wall elsewhere.
 */
export const checkWall: PieceCheck = (spec, piece) => {
  if (piece.quality !== 'view') return [];
  const isProng = insideOf(piece.prongs);
  const thinnest = (isLeftOut: (at: Vector3) => boolean) =>
    wallThickness(piece.cast.firstCopy ?? piece.cast.mesh, { samples: SAMPLES, seed: spec.seed, isLeftOut });
  let wall = thinnest(isProng);
  let step = stepOf(wall);
  if (step?.isUsualBetweenSmall === true && wall !== undefined && isUsual(piece, wall.at)) {
    wall = thinnest((at) => isProng(at) || isUsual(piece, at));
    step = stepOf(wall);
  }
  if (wall === undefined || step === undefined) return [];
  const thickness = wall.minimumMm.toFixed(2);
  return [
    {
      rule: 'wall.minimum',
      severity: step.severity,
      part: '',
      parameter: 'wall',
      value: Number(thickness),
      limit: step.rule.limit,
      unit: 'mm',
      message: `The metal is only ${thickness} mm thick${placeOf(piece, wall.at)}: ${step.says}.`,
      remedy: step.remedy(`${step.rule.limit} mm`),
      source: step.rule.source,
    },
  ];
};

function stepOf(wall: WallThickness | undefined) {
  if (wall === undefined) return undefined;
  return ladder.find(({ rule }) => wall.minimumMm < rule.limit - TOLERANCE_MM);
}

/** Where it is, as one points at it: by the stone that is nearest. */
function placeOf(piece: BuiltPiece, at: Vector3): string {
  if (piece.stones.length === 0) return '';
  const group = settingAt(piece, at);
  if (group === undefined) return ' away from the stones';
  const name = sayGem(group.gemId);
  return group.at.length === 1
    ? ` beside the ${name}`
    : ` beside one of the ${isSmall(group) ? 'small ' : ''}${inPlural(name)}`;
}

const isUsual = (piece: BuiltPiece, at: Vector3): boolean => {
  const group = settingAt(piece, at);
  return group !== undefined && isSmall(group);
};

const isSmall = ({ gem }: StoneGroup): boolean => gem.lengthMm <= SMALL_STONE_MM;

/** The stones to whose setting a place belongs: those whose girdle, by its narrow side, is nearest to it. */
function settingAt({ stones }: BuiltPiece, [x, y, z]: Vector3): StoneGroup | undefined {
  const distances = stones.map((group) => ({
    group,
    awayMm: Math.min(
      ...group.at.map((frame) => {
        const [ox, oy, oz] = originOf(frame);
        return Math.hypot(x - ox, y - oy, z - oz) - group.gem.widthMm / 2;
      }),
    ),
  }));
  const nearest = distances.toSorted((one, other) => one.awayMm - other.awayMm)[0];
  return nearest !== undefined && nearest.awayMm < SETTING_MM ? nearest.group : undefined;
}

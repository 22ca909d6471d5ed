import { fail, ok, type Problem, type Result } from '#shared/result.ts';
import { tolerances } from '#spec/kept/tolerances.ts';
import { mostGramsPerPiece } from '#spec/request/order/weight-per-piece.ts';
import { alloys } from '#spec/tables/alloys.ts';
import { finishedGrams } from '#spec/workshop/finished-grams.ts';
import { hoopOpeningMm } from '../../proportions/hanging/ear-hoop.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';

const EARS = 2;

/** A thinner wire bends in the hand. */
const LEAST_WIRE_MM = 1.2;

/** A hoop has room for a lobe: three times its metal inside, and never less than a huggie. */
const LEAST_HOOP_MM = 12;
const LEAST_OF_METAL = 5;

/** Steps in which wires and hoops are drawn and sold. */
const WIRE_STEP_MM = 0.1;
const HOOP_STEP_MM = 1;

/**
 * Whether hoops of a said diameter and thickness can weigh no more than was said: a problem with what the weight buys where
 * they cannot, before anything is drawn. A thick hoop that is made light by its width alone is a washer.
 */
export function hoopForWeight(asked: PieceWish): Result<readonly string[]> {
  const { diameterMm: acrossMm, thicknessMm, bandWidthMm, widthMm } = asked.lengths;
  const most = mostGramsPerPiece(asked.request, true);
  if (most === undefined || acrossMm === undefined || thicknessMm === undefined) return ok([]);
  const isOfMetal = bandWidthMm ?? (widthMm !== acrossMm ? widthMm : undefined);
  const grams = pairGrams(asked, { acrossMm, wireMm: thicknessMm, widthMm: isOfMetal ?? thicknessMm });
  if (grams <= most * (1 + tolerances.grams)) return ok([]);
  return fail(tooHeavy(asked, { acrossMm, thicknessMm, grams, most }));
}

interface Wire {
  readonly acrossMm: number;
  readonly wireMm: number;
  readonly widthMm?: number;
}

/** The finished pair, solid, with its openings at the lobe. */
function pairGrams(
  { alloys: [alloy], finishingLossPct }: PieceWish,
  { acrossMm, wireMm, widthMm = wireMm }: Wire,
): number {
  const lengthMm = Math.PI * (acrossMm - wireMm) - hoopOpeningMm(acrossMm);
  const mm3 = EARS * lengthMm * ((Math.PI / 4) * wireMm * widthMm);
  return finishedGrams((mm3 * alloys[alloy].densityGramsPerCm3) / 1000, finishingLossPct);
}

function tooHeavy(
  asked: PieceWish,
  said: { readonly acrossMm: number; readonly thicknessMm: number; readonly grams: number; readonly most: number },
): Problem {
  const { acrossMm, thicknessMm, grams, most } = said;
  const wireMm = largest(
    thicknessMm,
    WIRE_STEP_MM,
    LEAST_WIRE_MM,
    (mm) => pairGrams(asked, { acrossMm, wireMm: mm }) <= most,
  );
  const hoopMm = largest(
    acrossMm,
    HOOP_STEP_MM,
    Math.max(LEAST_HOOP_MM, LEAST_OF_METAL * thicknessMm),
    (mm) => pairGrams(asked, { acrossMm: mm, wireMm: thicknessMm }) <= most,
  );
  const ways = [
    ...(wireMm === undefined ? [] : [`${acrossMm} mm across and ${wireMm} mm thick`]),
    ...(hoopMm === undefined ? [] : [`${hoopMm} mm across and ${thicknessMm} mm thick`]),
    `${Math.ceil(grams)} g for the pair as asked`,
  ];
  return {
    code: 'hoop_too_heavy',
    message: `Solid hoops ${acrossMm} mm across and ${thicknessMm} mm thick weigh ${grams.toFixed(1)} g the pair; ${most} g was the most.`,
    remedy: `Say ${ways.join(', or ')}; or ask the bench for hollow ones.`,
    path: 'weight',
  };
}

/** The largest measure in steps below one that was said with which it fits; undefined where none does. */
function largest(saidMm: number, stepMm: number, leastMm: number, fits: (mm: number) => boolean): number | undefined {
  for (let steps = Math.floor(saidMm / stepMm); steps * stepMm >= leastMm - 1e-9; steps -= 1) {
    const mm = Math.round(steps * stepMm * 10) / 10;
    if (fits(mm)) return mm;
  }
  return undefined;
}

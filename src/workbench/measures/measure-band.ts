import { fail, ok, type Result } from '#shared/result.ts';
import { DESIGN_SPEC_VERSION } from '#spec/design-spec.ts';
import { parseSpec } from '#spec/parse-spec.ts';
import type { Size } from '#spec/sizes/size.ts';
import { alloyIds, alloys } from '#spec/tables/alloys.ts';
import type { PieceBuilder } from '../piece-builder.ts';

/** A plain band as it is asked for on the command line. */
export interface BandQuestion {
  readonly size: Size;
  readonly profile: string;
  readonly widthMm: number;
  readonly thicknessMm: number;
  readonly alloy: string;
  /** Instead of the alloy's own density. */
  readonly densityGramsPerCm3: number | undefined;
}

export interface BandMeasure {
  readonly volumeMm3: number;
  readonly grams: number;
}

/** Volume and weight of a plain band, measured on the solid that would be cast. */
export function measureBand(builder: PieceBuilder, question: BandQuestion): Result<BandMeasure> {
  const alloy = alloyIds.find((id) => id === question.alloy);
  if (alloy === undefined) {
    return fail({
      code: 'unknown_alloy',
      message: `There is no alloy "${question.alloy}".`,
      remedy: `Use one of: ${alloyIds.join(', ')}.`,
    });
  }
  const spec = parseSpec({
    version: DESIGN_SPEC_VERSION,
    kind: 'ring',
    title: 'Band',
    metal: { alloy },
    size: question.size,
    parts: {
      shank: {
        kind: 'shank',
        profile: question.profile,
        shoulderWidthMm: question.widthMm,
        palmWidthMm: question.widthMm,
        shoulderThicknessMm: question.thicknessMm,
        palmThicknessMm: question.thicknessMm,
      },
    },
  });
  if (!spec.ok) return spec;
  const piece = builder.export(spec.value);
  if (!piece.ok) return piece;
  const volumeMm3 = piece.value.cast.volumeMm3;
  const density = question.densityGramsPerCm3 ?? alloys[alloy].densityGramsPerCm3;
  return ok({ volumeMm3: Number(volumeMm3.toFixed(3)), grams: Number(((volumeMm3 * density) / 1000).toFixed(4)) });
}

import { qualities } from '#engine/contract/quality.ts';
import { buildGem } from '#engine/gems/build-gem.ts';
import { gemCarats } from '#engine/gems/carats.ts';
import { sizeForCarats } from '#engine/gems/size-for-carats.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { stoneSchema } from '#spec/stone.ts';
import { builtCutIds } from '#spec/tables/cuts.ts';
import { gemIds } from '#spec/tables/gems.ts';

/** A stone as the command line asks for it: gem and shape not checked yet, and a size or a weight. */
export interface GemQuestion {
  readonly shape: string;
  readonly gem: string;
  readonly lengthMm: number | undefined;
  readonly widthMm: number | undefined;
  readonly depthMm: number | undefined;
  readonly carats: number | undefined;
}

export interface GemMeasure {
  readonly caratsEach: number;
  /** Length, width, depth. */
  readonly sizeMm: readonly [number, number, number];
}

/** Finds the weight for a size, or the size for a weight, of the same faceted solid that the pictures show. */
export function measureGem(question: GemQuestion): Result<GemMeasure> {
  const gem = gemIds.find((id) => id === question.gem);
  const shape = builtCutIds.find((id) => id === question.shape);
  if (gem === undefined) return fail(unknownWord('gem', question.gem, gemIds));
  if (shape === undefined) return fail(unknownWord('shape', question.shape, builtCutIds));
  if (question.carats !== undefined && !(question.carats > 0 && question.carats <= 200)) {
    return fail({
      code: 'invalid_weight',
      message: `${question.carats} ct is not a stone we can size.`,
      remedy: 'Give a weight above 0 and up to 200 ct.',
    });
  }
  const size =
    question.carats === undefined
      ? { lengthMm: question.lengthMm, widthMm: question.widthMm }
      : sizeForCarats(shape, gem, question.carats);
  const stone = stoneSchema.safeParse({ gem, shape, ...size, depthMm: question.depthMm });
  if (!stone.success) {
    const issue = stone.error.issues[0];
    return fail({
      code: 'invalid_size',
      message: `${issue?.path.join('.') ?? 'The size'}: ${issue?.message ?? 'out of range'}.`,
      remedy: 'Girdle sizes run from 0.6 to 40 mm, depths from 0.3 to 30 mm.',
    });
  }
  const built = buildGem(stone.data, qualities.export);
  const round = (value: number, decimals: number) => Number(value.toFixed(decimals));
  return ok({
    caratsEach: round(gemCarats(built, gem), 4),
    sizeMm: [round(built.lengthMm, 2), round(built.widthMm, 2), round(built.depthMm, 2)],
  });
}

function unknownWord(what: string, word: string, known: readonly string[]) {
  return {
    code: `unknown_${what}`,
    message: `There is no ${what} "${word}".`,
    remedy: `Use one of: ${known.join(', ')}.`,
  };
}

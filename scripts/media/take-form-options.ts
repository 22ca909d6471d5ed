import { join } from 'node:path';
import type { TracerPool } from '#node/render-picture.ts';
import { writeWebp } from './encode.ts';
import { formOptions } from './form-options.ts';
import { modelOf, photograph } from './photographer.ts';
import type { PieceShelf } from './piece-shelf.ts';

const SIDE_PX = 360;
/** A small picture is clean after one pass less. */
const OPTION_PASSES = 3;

/** Takes the pictures of the guided form: `<question>-<answer>.webp`. */
export async function takeFormOptions(
  shelf: PieceShelf,
  pool: TracerPool,
  folder: string,
  scratch: string,
  only: readonly string[],
) {
  const frame = {
    view: 'hero',
    ground: 'paper',
    widthPx: SIDE_PX,
    heightPx: SIDE_PX,
    passCount: OPTION_PASSES,
  } as const;
  for (const [question, answers] of Object.entries(formOptions)) {
    for (const [answer, source] of Object.entries(answers)) {
      const name = `${question}-${answer}`;
      if (only.length > 0 && !only.includes(name)) continue;
      const model = modelOf(shelf.builder, await shelf.design(source));
      const pixels = await photograph(pool, model, { ...frame, view: source.view ?? 'hero' }, source.seed);
      await writeWebp(pixels, join(folder, `${name}.webp`), join(scratch, `${name}.png`));
      process.stderr.write(`form: ${name}\n`);
    }
  }
}

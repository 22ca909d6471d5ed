import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TracerPool } from '#node/render-picture.ts';
import { fittedHalfHeightMm } from '#picture/stage/stage-piece.ts';
import { writeWebp } from './encode.ts';
import { modelOf, photograph } from './photographer.ts';
import { pieces } from './pieces.ts';
import type { PieceShelf } from './piece-shelf.ts';
import { variantOf, photographedGems, photographedAlloys, wordsOf } from './showpiece-variants.ts';

/** The pages also get every picture at half of this side. */
const SIDE_PX = 1440;
const STILL_PASSES = 3;
/** The grounds by the ending of the file's name: by day and by night. */
const grounds = { '': 'paper', '-night': 'dark' } as const;

/**
 * Takes the showpiece in every alloy with every stone: pictures, the engine's summaries as text, and the design that
 * visitors can turn.
 */
export async function takeShowpiece(
  shelf: PieceShelf,
  pool: TracerPool,
  folder: string,
  scratch: string,
  only: 'summaries' | 'all',
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const first = await shelf.spec('showpiece');
  const frame = { view: 'hero', ground: 'paper', widthPx: SIDE_PX, heightPx: SIDE_PX } as const;
  const halfHeightMm = fittedHalfHeightMm(modelOf(shelf.builder, first), frame);
  const summaries: Record<string, unknown> = {};
  for (const alloy of photographedAlloys) {
    for (const gem of photographedGems) {
      const spec = variantOf(first, alloy, gem);
      summaries[`${alloy} ${gem}`] = wordsOf(shelf.builder, spec);
      if (only === 'summaries') continue;
      const model = modelOf(shelf.builder, spec);
      for (const [ending, ground] of Object.entries(grounds)) {
        const exposure = { ...frame, ground, halfHeightMm, passCount: STILL_PASSES };
        const pixels = await photograph(pool, model, exposure, first.seed);
        const name = `${alloy}-${gem}${ending}`;
        for (const sidePx of [SIDE_PX, SIDE_PX / 2]) {
          await writeWebp(pixels, join(folder, `${name}-${sidePx}.webp`), join(scratch, `${name}.png`), sidePx);
        }
        process.stderr.write(`showpiece: ${name}\n`);
      }
    }
  }
  const { brief } = pieces.showpiece;
  await writeModule(folder, 'showpiece-summaries', { brief, sidePx: SIDE_PX, variants: summaries });
  await writeModule(folder, 'showpiece-spec', first);
}

/** Writes a module for the pages to import; `biome format` formats it. */
async function writeModule(folder: string, name: string, value: object): Promise<void> {
  const constant = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const text = `/** Written by \`npm run media\`. */\nexport const ${constant} = ${JSON.stringify(value, null, 2)} as const;\n`;
  await writeFile(join(folder, `${name}.ts`), text);
}

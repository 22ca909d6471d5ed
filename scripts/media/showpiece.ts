import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TracerPool } from '#node/render-picture.ts';
import { fittedHalfHeightMm } from '#picture/stage/stage-piece.ts';
import { writeWebp } from './encode.ts';
import { modelOf, photograph } from './photographer.ts';
import { pieces } from './pieces.ts';
import type { PieceShelf } from './piece-shelf.ts';
import { variantOf, photographedGems, photographedAlloys, wordsOf } from './showpiece-variants.ts';

const SIDE_PX = 1080;
const STILL_PASSES = 4;

/**
 * Takes the showpiece in every alloy with every stone: pictures, the engine's figures as text, and the design that
 * visitors can turn.
 */
export async function takeShowpiece(
  shelf: PieceShelf,
  pool: TracerPool,
  folder: string,
  scratch: string,
  only: 'figures' | 'all',
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const first = await shelf.spec('showpiece');
  const frame = { view: 'hero', ground: 'paper', widthPx: SIDE_PX, heightPx: SIDE_PX } as const;
  const halfHeightMm = fittedHalfHeightMm(modelOf(shelf.builder, first), frame);
  const figures: Record<string, unknown> = {};
  for (const alloy of photographedAlloys) {
    for (const gem of photographedGems) {
      const spec = variantOf(first, alloy, gem);
      figures[`${alloy} ${gem}`] = wordsOf(shelf.builder, spec);
      if (only === 'figures') continue;
      const model = modelOf(shelf.builder, spec);
      const exposure = { ...frame, halfHeightMm, passCount: STILL_PASSES };
      const pixels = await photograph(pool, model, exposure, first.seed);
      await writeWebp(pixels, join(folder, `${alloy}-${gem}.webp`), join(scratch, `${alloy}-${gem}.png`));
      process.stderr.write(`showpiece: ${alloy} ${gem}\n`);
    }
  }
  const { brief } = pieces.showpiece;
  await writeModule(folder, 'showpiece-figures', { brief, sidePx: SIDE_PX, variants: figures });
  await writeModule(folder, 'showpiece-spec', first);
}

/** Writes a module for the pages to import; `biome format` formats it. */
async function writeModule(folder: string, name: string, value: object): Promise<void> {
  const constant = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const text = `/** Written by \`npm run media\`. */\nexport const ${constant} = ${JSON.stringify(value, null, 2)} as const;\n`;
  await writeFile(join(folder, `${name}.ts`), text);
}

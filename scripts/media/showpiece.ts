import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TracerPool } from '#node/render-picture.ts';
import { fittedHalfHeightMm } from '#picture/stage/stage-piece.ts';
import { writeWebp } from './encode.ts';
import { modelOf, photograph } from './photographer.ts';
import { pieces } from './pieces.ts';
import type { PieceShelf } from './piece-shelf.ts';
import { changed, gems, metals, wordsOf } from './showpiece-variants.ts';

const SIDE_PX = 1080;
const STILL_PASSES = 4;

/** The showpiece in every metal with every stone: pictures, the engine's facts in words, and the design to be turned. */
export async function takeShowpiece(
  shelf: PieceShelf,
  pool: TracerPool,
  folder: string,
  scratch: string,
  only: 'facts' | 'all',
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const first = await shelf.spec('showpiece');
  const frame = { view: 'hero', ground: 'paper', widthPx: SIDE_PX, heightPx: SIDE_PX } as const;
  const halfHeightMm = fittedHalfHeightMm(modelOf(shelf.builder, first), frame);
  const facts: Record<string, unknown> = {};
  for (const alloy of metals) {
    for (const gem of gems) {
      const spec = changed(first, alloy, gem);
      facts[`${alloy} ${gem}`] = wordsOf(shelf.builder, spec);
      if (only === 'facts') continue;
      const model = modelOf(shelf.builder, spec);
      const exposure = { ...frame, halfHeightMm, passCount: STILL_PASSES };
      const pixels = await photograph(pool, model, exposure, first.seed);
      await writeWebp(pixels, join(folder, `${alloy}-${gem}.webp`), join(scratch, `${alloy}-${gem}.png`));
      process.stderr.write(`showpiece: ${alloy} ${gem}\n`);
    }
  }
  const { brief } = pieces.showpiece;
  await writeModule(folder, 'showpiece-facts', { brief, sidePx: SIDE_PX, variants: facts });
  await writeModule(folder, 'showpiece-spec', first);
}

/** What the pages import; `biome format` lays it out. */
async function writeModule(folder: string, name: string, value: object): Promise<void> {
  const constant = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const text = `/** Written by \`npm run media\`. */\nexport const ${constant} = ${JSON.stringify(value, null, 2)} as const;\n`;
  await writeFile(join(folder, `${name}.ts`), text);
}

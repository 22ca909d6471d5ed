import type { GemId } from '#spec/tables/gems.ts';

/** What decides the colour of gold when none was said. */
export interface ColourContext {
  readonly gem: GemId | undefined;
  readonly modern: boolean;
  readonly heritage: boolean;
}

export type GoldColour = 'yellow' | 'white' | 'rose';

/** Stones that a yellow metal would tint or dull: shown in white. Trade judgement. */
const cool: ReadonlySet<GemId> = new Set([
  'sapphire_blue',
  'tanzanite',
  'aquamarine',
  'topaz_blue',
  'iolite',
  'zircon_blue',
  'tourmaline_paraiba',
  'alexandrite',
  'moonstone',
]);

/** Stones that glow in rose. Trade judgement. */
const blush: ReadonlySet<GemId> = new Set([
  'morganite',
  'sapphire_pink',
  'sapphire_padparadscha',
  'kunzite',
  'rose_quartz',
]);

/** Stones without a colour of their own take the metal of the style. */
const colourless: ReadonlySet<GemId> = new Set(['diamond', 'lab_diamond', 'moissanite', 'cz', 'sapphire_white']);

/** The colour of gold when nobody said one: it follows from the stone, then from the style; otherwise yellow. */
export function usualGoldColour({ gem, modern, heritage }: ColourContext): GoldColour {
  if (heritage || gem === undefined) return 'yellow';
  if (cool.has(gem)) return 'white';
  if (blush.has(gem)) return 'rose';
  return colourless.has(gem) && modern ? 'white' : 'yellow';
}

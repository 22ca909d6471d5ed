import { type GemId, gems } from '#spec/tables/gems.ts';

/** What decides the colour of gold when none was said. */
export interface ColourContext {
  readonly gem: GemId | undefined;
  readonly modern: boolean;
  readonly heritage: boolean;
}

export type GoldColour = 'yellow' | 'white' | 'rose';

/** The colour of gold when nobody said one: it follows from the stone, then from the style; otherwise yellow. */
export function usualGoldColour({ gem, modern, heritage }: ColourContext): GoldColour {
  if (heritage || gem === undefined) return 'yellow';
  const { goldBeside = 'yellow' } = gems[gem];
  if (goldBeside === 'by-style') return modern ? 'white' : 'yellow';
  return goldBeside;
}

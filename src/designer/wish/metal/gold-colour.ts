import { type GemId, gems } from '#spec/tables/gems.ts';

/** What decides the colour of gold when none was said. */
export interface ColourContext {
  readonly gem: GemId | undefined;
  readonly modern: boolean;
  readonly heritage: boolean;
  /** The colour that marks the style that was asked for. */
  readonly styled: GoldColour | undefined;
}

export const goldColours = ['yellow', 'white', 'rose'] as const;
export type GoldColour = (typeof goldColours)[number];

/** The colour of gold when nobody said one: of the style that it marks, else as suits the stone; otherwise yellow. */
export function usualGoldColour({ gem, modern, heritage, styled }: ColourContext): GoldColour {
  if (styled) return styled;
  if (heritage || gem === undefined) return 'yellow';
  const { goldBeside = 'yellow' } = gems[gem];
  if (goldBeside === 'by-style') return modern ? 'white' : 'yellow';
  return goldBeside;
}

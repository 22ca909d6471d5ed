import { type NamedGem, plainColour } from '#spec/meanings/gems.ts';

/** What stands in for "a green stone" until the gem is chosen: clean, affordable, faceted. Trade judgement. */
const byColour: Readonly<Record<string, NamedGem>> = {
  red: { gem: 'garnet_almandine' },
  burgundy: { gem: 'garnet_almandine' },
  maroon: { gem: 'garnet_almandine' },
  pink: { gem: 'tourmaline_pink' },
  purple: { gem: 'amethyst' },
  lavender: { gem: 'amethyst' },
  blue: { gem: 'topaz_blue' },
  navy: { gem: 'iolite' },
  teal: { gem: 'tourmaline_indicolite' },
  green: { gem: 'tourmaline_green' },
  yellow: { gem: 'citrine' },
  golden: { gem: 'citrine' },
  orange: { gem: 'spessartine' },
  peach: { gem: 'morganite' },
  brown: { gem: 'smoky_quartz' },
  champagne: { gem: 'smoky_quartz' },
  black: { gem: 'diamond', colour: 'black' },
  white: { gem: 'sapphire_white' },
  colourless: { gem: 'sapphire_white' },
};

/** The gem that stands in when only a colour was said. */
export function gemOfColour(colour: string): NamedGem | undefined {
  return byColour[plainColour(colour)];
}

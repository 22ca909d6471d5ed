/** A piece of the public pages: its brief, its seed, and which of the four proposals it is. */
export interface PieceSource {
  readonly brief: string;
  readonly seed: number;
  readonly pick: 1 | 2 | 3 | 4;
}

const rubyHalo = 'Oval ruby with a diamond halo, 18k rose gold, US 6.5';
const sapphires = 'Pear sapphire and diamonds, 18k white gold';

/** Every piece that is photographed or filmed. The same brief and seed give the same piece on every machine. */
export const pieces = {
  showpiece: { brief: rubyHalo, seed: 21, pick: 1 },
  'ruby-generous': { brief: rubyHalo, seed: 21, pick: 2 },
  'ruby-quiet': { brief: rubyHalo, seed: 21, pick: 3 },
  'ruby-character': { brief: rubyHalo, seed: 21, pick: 4 },
  'ruby-plain': { brief: 'Oval ruby solitaire, no halo, 18k rose gold, US 6.5', seed: 21, pick: 1 },
  drops: { brief: 'Emerald drop earrings with diamonds, 18k yellow gold', seed: 5, pick: 2 },
  solitaire: { brief: 'Round diamond solitaire 7.4 mm, six prongs, platinum, US 6', seed: 3, pick: 1 },
  'sapphire-pendant': { brief: `Pendant on a chain with a halo: ${sapphires}`, seed: 4, pick: 1 },
  'sapphire-ring': { brief: `Ring with a halo: ${sapphires}, US 6`, seed: 4, pick: 1 },
  'sapphire-drops': { brief: `Drop earrings: ${sapphires}`, seed: 4, pick: 1 },
  'toi-et-moi': {
    brief: 'Toi et moi ring with a pear emerald and a pear diamond, 18k yellow gold, US 6',
    seed: 6,
    pick: 4,
  },
  eternity: { brief: 'Full eternity band with round diamonds, 18k yellow gold, US 6', seed: 8, pick: 1 },
  astrology: { brief: 'Yellow sapphire 5.25 ratti open back ring for astrology, 22k gold, US 9', seed: 4, pick: 1 },
} as const satisfies Record<string, PieceSource>;

export type PublicPieceName = keyof typeof pieces;

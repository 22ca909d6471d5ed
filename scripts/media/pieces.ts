import { filmedBriefs } from '#shared/site/film.ts';
import { LOTUS, RUBY_HALO } from '#shared/site/shown-briefs.ts';

/** A piece of the public pages: its brief, its seed, and which of the four proposals it is. */
export interface PieceSource {
  readonly brief: string;
  readonly seed: number;
  readonly pick: 1 | 2 | 3 | 4;
}

const rubyDrops = 'Oval ruby drop earrings with a diamond halo, 18k yellow gold';

/** Every piece that is photographed or filmed. The same brief and seed give the same piece on every machine. */
export const pieces = {
  showpiece: { ...RUBY_HALO, pick: 1 },
  'yellow-sapphire': { brief: filmedBriefs['yellow-sapphire'], seed: 4, pick: 1 },
  pearls: { brief: filmedBriefs.pearls, seed: 5, pick: 1 },
  'sapphire-halo': { brief: 'Cushion blue sapphire with a diamond halo, platinum, US 6', seed: 7, pick: 1 },
  'sapphire-plain': { brief: 'Cushion blue sapphire solitaire, no halo, platinum, US 6', seed: 7, pick: 1 },
  'aquamarine-pendant': {
    brief: 'Pear aquamarine pendant with a diamond halo, platinum, on a chain',
    seed: 4,
    pick: 4,
  },
  'aquamarine-ring': { brief: 'Pear aquamarine ring with a diamond halo, platinum, US 6', seed: 4, pick: 1 },
  'aquamarine-drops': { brief: 'Drop earrings: Pear aquamarine and diamonds, platinum', seed: 4, pick: 2 },
  'drops-classic': { brief: rubyDrops, seed: 5, pick: 1 },
  'drops-generous': { brief: rubyDrops, seed: 5, pick: 2 },
  'drops-quiet': { brief: rubyDrops, seed: 5, pick: 3 },
  'drops-character': { brief: rubyDrops, seed: 5, pick: 4 },
  'emerald-drops': { brief: 'Emerald drop earrings with diamonds, 18k yellow gold', seed: 5, pick: 2 },
  'toi-et-moi': {
    brief: 'Toi et moi ring with a pear emerald and a pear diamond, 18k yellow gold, US 6',
    seed: 6,
    pick: 4,
  },
  lotus: { ...LOTUS, pick: 1 },
  'lotus-generous': { ...LOTUS, pick: 2 },
  'lotus-quiet': { ...LOTUS, pick: 3 },
  'lotus-character': { ...LOTUS, pick: 4 },
  solitaire: { brief: 'Round diamond solitaire, 18k yellow gold, US 6', seed: 3, pick: 1 },
  'rope-bangle': { brief: 'Twisted rope bangle 6 mm wide, 22k yellow gold', seed: 8, pick: 1 },
  astrology: { brief: 'Yellow sapphire 5.25 ratti open back ring for astrology, 22k gold, US 9', seed: 4, pick: 1 },
} as const satisfies Record<string, PieceSource>;

export type PublicPieceName = keyof typeof pieces;

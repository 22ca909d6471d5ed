import type { StyleWord } from '../request/words/style-words.ts';
import type { BuiltCutId } from '../tables/cuts.ts';
import type { MetalColour } from '../tables/alloys.ts';

/** Something by which the eye places a piece in a style; any of what it names will do. */
export interface StyleMark {
  /** As a salesperson points at it, in the plural or as a mass: "step cuts", "white metal". */
  readonly called: string;
  /** Words that a part showing it is called by. */
  readonly words?: readonly string[];
  /** Cuts of its large stones, the likeliest first. */
  readonly cuts?: readonly BuiltCutId[];
  /** Colours of its metal, the likeliest first. */
  readonly metals?: readonly MetalColour[];
}

/** The marks of a style, and how many of them a piece has to show before it is called by it. */
export interface StyleMarks {
  readonly least: number;
  readonly marks: readonly [StyleMark, ...StyleMark[]];
}

const milgrain: StyleMark = { called: 'milgrain edges', words: ['milgrain'] };
const whiteMetal: StyleMark = { called: 'white metal', metals: ['white', 'silver'] };
const warmMetal: StyleMark = { called: 'yellow or rose metal', metals: ['yellow', 'rose'] };
const cluster: StyleMark = { called: 'a cluster around the stone', words: ['halo', 'double_halo', 'flower'] };
const plants: StyleMark = {
  called: 'leaves and flowers',
  words: ['leaf_shoulders', 'leaf', 'floral', 'vine', 'flower', 'rose', 'lotus', 'tree'],
};
const flowing: StyleMark = { called: 'flowing lines', words: ['twist', 'split_shank', 'scalloped'] };
const domes: StyleMark = { called: 'domed stones and pearls', cuts: ['cabochon', 'round_cabochon', 'bead'] };
const collars: StyleMark = { called: 'stones in closed collars', words: ['bezel'] };

/**
 * What the dealers' and museums' guides tell the periods by. Georgian: to 1837; Victorian: to 1901; Edwardian: to 1915,
 * platinum and milgrain; art nouveau: about 1890 to 1910; art deco: about 1920 to 1935, step cuts in white metal. What
 * has no row is told by no list of marks: somebody has to look.
 */
export const styleMarks: Readonly<Partial<Record<StyleWord, StyleMarks>>> = {
  art_deco: {
    least: 2,
    marks: [
      {
        called: 'step cuts',
        cuts: ['emerald', 'baguette', 'tapered_baguette', 'trapezoid', 'kite', 'half_moon'],
      },
      whiteMetal,
      milgrain,
      { called: 'stones in channels', words: ['channel'] },
    ],
  },
  edwardian: {
    least: 2,
    marks: [whiteMetal, milgrain, { called: 'fields of small stones', words: ['pave', 'double_halo'] }],
  },
  art_nouveau: { least: 2, marks: [flowing, warmMetal, plants, domes] },
  victorian: {
    least: 2,
    marks: [warmMetal, { called: 'cushion cuts', cuts: ['cushion'] }, cluster, plants, milgrain, domes],
  },
  georgian: { least: 2, marks: [warmMetal, collars, { called: 'cushion cuts', cuts: ['cushion'] }, cluster] },
  vintage: {
    least: 1,
    marks: [
      milgrain,
      { called: 'scalloped edges', words: ['scalloped'] },
      { called: 'a double halo', words: ['double_halo'] },
    ],
  },
  nature_inspired: { least: 1, marks: [plants, flowing] },
};

/** The marks of a style, where it is told by marks. */
export function marksOf(style: string): StyleMarks | undefined {
  return Object.hasOwn(styleMarks, style) ? styleMarks[style as StyleWord] : undefined;
}

import type { PieceSource } from './pieces.ts';

interface Option extends PieceSource {
  /** The view; from above where that shows more. */
  readonly view?: 'hero' | 'face-up';
}

const solitaire = (metal: string): Option => ({ brief: `Round diamond solitaire, ${metal}, US 6`, seed: 3, pick: 1 });
const oval = (gem: string): Option => ({ brief: `Oval ${gem} solitaire, 18k yellow gold, US 6`, seed: 3, pick: 1 });

/** The piece beside each answer of the guided form, by question and answer. */
export const formOptions: Readonly<Record<string, Readonly<Record<string, Option>>>> = {
  occasion: {
    engagement: { brief: 'Engagement ring, round diamond, platinum, US 6', seed: 3, pick: 1 },
    wedding: { brief: 'Wedding band, 4 mm, 18k yellow gold, US 7', seed: 2, pick: 1 },
    anniversary: { brief: 'Full eternity band with round diamonds, 18k rose gold, US 6', seed: 8, pick: 1 },
    birthday: { brief: 'Oval amethyst pendant, 14k yellow gold, on a chain', seed: 4, pick: 2 },
    festival: { brief: 'Ruby drop earrings, 22k gold', seed: 5, pick: 2 },
    everyday: { brief: 'Round diamond stud earrings, 14k yellow gold', seed: 2, pick: 1 },
  },
  gender: {
    women: { brief: 'Oval ruby with a diamond halo, 18k rose gold, US 6.5', seed: 21, pick: 1 },
    men: { brief: "Men's signet ring, 18k yellow gold, US 10", seed: 9, pick: 2 },
    everyone: { brief: 'Plain band, 5 mm, platinum, US 8', seed: 2, pick: 1 },
  },
  ageGroup: {
    baby: { brief: 'Baby bangle with ghungroo bells, 18k yellow gold', seed: 2, pick: 1 },
    child: { brief: "Child's ring with a small ruby, 18k yellow gold, US 3", seed: 2, pick: 1 },
    adult: { brief: 'Emerald and diamond three-stone ring, 18k yellow gold, US 6', seed: 5, pick: 1 },
  },
  jewelryType: {
    ring: { brief: 'Oval ruby with a diamond halo, 18k rose gold, US 6.5', seed: 21, pick: 2 },
    pendant: { brief: 'Pear sapphire pendant with a diamond halo, 18k white gold, on a chain', seed: 4, pick: 2 },
    earrings: { brief: 'Emerald drop earrings with diamonds, 18k yellow gold', seed: 5, pick: 2 },
    bangle: { brief: '22k yellow gold twisted bangle, size 2-6', seed: 7, pick: 1 },
    bracelet: { brief: 'Tennis bracelet with round diamonds 2.5 mm, 18k white gold', seed: 2, pick: 1 },
    chain: { brief: 'Cable chain, 18k yellow gold, 18 inch', seed: 1, pick: 1 },
    necklace: { brief: 'Tennis necklace with round diamonds, 18k white gold', seed: 2, pick: 1 },
    'nose-pin': { brief: 'Nose pin with a ruby, 18k yellow gold', seed: 2, pick: 1 },
    tikka: { brief: 'Maang tikka with a ruby and pearls, 22k yellow gold', seed: 2, pick: 1 },
  },
  metal: {
    yellow: solitaire('18k yellow gold'),
    rose: solitaire('18k rose gold'),
    white: solitaire('18k white gold'),
    platinum: solitaire('platinum'),
    silver: { brief: 'Plain band, 5 mm, sterling silver, US 7', seed: 2, pick: 1 },
  },
  stone: {
    diamond: oval('diamond'),
    ruby: oval('ruby'),
    emerald: oval('emerald'),
    sapphire: oval('sapphire'),
    none: { brief: 'Plain band, 4 mm, 18k yellow gold, US 7', seed: 2, pick: 1 },
  },
};

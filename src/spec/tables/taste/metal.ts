import { HOUSE, type TasteRule } from './rule.ts';

/** How the metal is shaped. */
export const metalTaste = {
  shankTapersToPalm: {
    says: 'A shank is heaviest at the shoulder; wider or thicker at the palm, the ring looks upside down.',
    source: HOUSE,
  },
  bandCarriesStone: {
    says: 'A band is wide enough for its stone: a thinner one looks and wears too weak.',
    least: 0.28,
    unit: '×',
    source: HOUSE,
  },
  signetFaceSettled: {
    says: 'The face of a signet is a little longer than wide, about 1.2 to 1.25 times.',
    least: 1.05,
    most: 1.45,
    unit: '×',
    source: HOUSE,
  },
  plateBorder: {
    says: 'The border of an open plate stays narrow, 8 to 12 % of its width; a wider one looks like a washer.',
    most: 0.12,
    unit: '×',
    source: HOUSE,
  },
  edgeBroken: {
    says: 'No edge is sharp: a bevel or a rounding catches light and does not scratch.',
    least: 0.15,
    unit: 'mm',
    source: HOUSE,
  },
  flatBroken: {
    says: 'A broad flat has a bevel, a curve or a texture; without, it shines in one tone and looks like paper.',
    most: 2.5,
    unit: 'mm',
    source: HOUSE,
  },
  bailBelongs: {
    says: 'A bail belongs to its pendant: about a fifth of its height, neither lost nor stuck on.',
    least: 0.18,
    most: 0.25,
    unit: '×',
    source: `${HOUSE}; against bails that look stuck on: guidetojewelrymaking`,
  },
  sidesAgree: {
    says: 'Left and right agree, or differ so much that it is clearly meant.',
    least: 0.03,
    most: 0.15,
    unit: '×',
    source: HOUSE,
  },
} as const satisfies Record<string, TasteRule>;

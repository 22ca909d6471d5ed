import { HOUSE, type TasteRule } from './rule.ts';

/** How a setting stands around its stone and on its metal. */
export const headTaste = {
  prongNearGirdle: {
    says: 'A prong stands close to its stone; further out it catches on cloth.',
    most: 0.45,
    unit: 'mm',
    source: HOUSE,
  },
  headFootInsideBand: {
    says: 'The feet of a head end inside the band, without being filed to threads.',
    least: 0.6,
    unit: '×',
    source: HOUSE,
  },
  railHidden: {
    says: 'Seen from above, only the stone shows: no rail, no peg, no seat.',
    least: 0.1,
    unit: 'mm',
    source: HOUSE,
  },
  bezelFramesStone: {
    says: 'A bezel is the frame and the stone the picture: the frame stays narrow.',
    most: 1.32,
    unit: '×',
    source: HOUSE,
  },
  gapBehindProng: {
    says: 'Behind every prong a halo has a gap, never a stone.',
    source: HOUSE,
  },
  prongClearOfHalo: {
    says: 'A prong passes between two stones of the halo without standing on them.',
    most: 0.06,
    unit: 'mm',
    source: HOUSE,
  },
  cathedralBelowGirdle: {
    says: 'The arches of a cathedral meet the head below the girdle, so that they carry the stone and do not hide it.',
    source: HOUSE,
  },
} as const satisfies Record<string, TasteRule>;

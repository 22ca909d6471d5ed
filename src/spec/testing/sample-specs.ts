import type { DesignSpecInput } from '../design-spec.ts';

const us65 = { system: 'US', value: 6.5, innerDiameterMm: 16.916 } as const;
const us10 = { system: 'US', value: 10, innerDiameterMm: 19.761 } as const;
const bangle26 = { system: 'IN_BANGLE', value: '2-6', innerDiameterMm: 60.325 } as const;

const slimShank = {
  kind: 'shank',
  profile: 'd',
  shoulderWidthMm: 2.1,
  palmWidthMm: 1.7,
  shoulderThicknessMm: 1.8,
  palmThicknessMm: 1.5,
} as const;

/** The ring of the architecture note: oval ruby, diamond halo, 18k rose gold, US 6.5. */
export const haloRing: DesignSpecInput = {
  version: 1,
  kind: 'ring',
  title: 'Aurelia',
  seed: 7,
  metal: { alloy: 'au750_r', finish: 'polished' },
  size: us65,
  stones: {
    centre: { gem: 'ruby', shape: 'oval', lengthMm: 8, widthMm: 6 },
    melee: { gem: 'diamond', shape: 'round', lengthMm: 1.15 },
  },
  parts: {
    shank: slimShank,
    head: { kind: 'prong-head', on: 'shank', holds: 'centre', prongs: 4, prongMm: 0.9, baseHeightMm: 0.7 },
    halo: { kind: 'halo', around: 'head', holds: 'melee', count: 20, gapMm: 0.14 },
  },
};

/** The same with stones along both shoulders, the heaviest to build of the first pieces. */
export const haloPaveRing: DesignSpecInput = {
  ...haloRing,
  title: 'Aurelia pavé',
  stones: { ...haloRing.stones, pave: { gem: 'diamond', shape: 'round', lengthMm: 1.1 } },
  parts: {
    ...haloRing.parts,
    pave: { kind: 'pave', on: 'shank', holds: 'pave', countPerSide: 13, startDeg: 24, gapMm: 0.12 },
  },
};

export const plainBand: DesignSpecInput = {
  version: 1,
  kind: 'ring',
  title: 'Court band',
  metal: { alloy: 'au750_y' },
  size: us10,
  parts: {
    shank: {
      kind: 'shank',
      profile: 'court',
      shoulderWidthMm: 5,
      palmWidthMm: 5,
      shoulderThicknessMm: 1.8,
      palmThicknessMm: 1.8,
    },
  },
};

export const solitaire: DesignSpecInput = {
  version: 1,
  kind: 'ring',
  title: 'Solitaire',
  metal: { alloy: 'pt950_ru' },
  size: us65,
  stones: { centre: { gem: 'diamond', shape: 'round', lengthMm: 6.5 } },
  parts: {
    shank: slimShank,
    head: { kind: 'prong-head', on: 'shank', holds: 'centre', prongs: 6, prongMm: 0.85, baseHeightMm: 2 },
  },
};

export const threeStone: DesignSpecInput = {
  version: 1,
  kind: 'ring',
  title: 'Three-stone',
  metal: { alloy: 'au750_w_pd' },
  size: us65,
  stones: {
    centre: { gem: 'sapphire_blue', shape: 'cushion', lengthMm: 6.5, widthMm: 6.5 },
    side: { gem: 'diamond', shape: 'round', lengthMm: 4.2 },
  },
  parts: {
    shank: { ...slimShank, shoulderWidthMm: 2.2 },
    head: { kind: 'prong-head', on: 'shank', holds: 'centre', prongs: 4, prongMm: 0.9, baseHeightMm: 0.7 },
    left: {
      kind: 'prong-head',
      on: 'shank',
      holds: 'side',
      prongs: 4,
      prongMm: 0.8,
      baseHeightMm: 0.5,
      aroundDeg: -31,
    },
    right: {
      kind: 'prong-head',
      on: 'shank',
      holds: 'side',
      prongs: 4,
      prongMm: 0.8,
      baseHeightMm: 0.5,
      aroundDeg: 31,
    },
  },
};

export const eternity: DesignSpecInput = {
  version: 1,
  kind: 'ring',
  title: 'Eternity',
  metal: { alloy: 'au750_w_pd' },
  size: us65,
  stones: { row: { gem: 'lab_diamond', shape: 'round', lengthMm: 2.5 } },
  parts: {
    shank: {
      kind: 'shank',
      profile: 'flat',
      shoulderWidthMm: 2.3,
      palmWidthMm: 2.3,
      shoulderThicknessMm: 1.9,
      palmThicknessMm: 1.9,
    },
    row: { kind: 'eternity-row', on: 'shank', holds: 'row', count: 23, arcDeg: 360, setting: 'shared-prong' },
  },
};

export const signet: DesignSpecInput = {
  version: 1,
  kind: 'ring',
  title: 'Signet',
  metal: { alloy: 'au585_y' },
  size: us10,
  parts: {
    shank: {
      kind: 'shank',
      profile: 'd',
      shoulderWidthMm: 6,
      palmWidthMm: 4.2,
      shoulderThicknessMm: 2,
      palmThicknessMm: 1.6,
    },
    face: { kind: 'signet-face', on: 'shank', shape: 'oval', lengthMm: 13, widthMm: 10.6, thicknessMm: 2 },
  },
};

export const heartPendant: DesignSpecInput = {
  version: 1,
  kind: 'pendant',
  title: 'Heart pendant',
  metal: { alloy: 'ag925' },
  stones: { centre: { gem: 'sapphire_pink', shape: 'round', lengthMm: 3 } },
  parts: {
    plate: { kind: 'plate', shape: 'heart', widthMm: 16, heightMm: 15, thicknessMm: 1.8, bevelMm: 0.5, domeMm: 0.8 },
    bezel: { kind: 'bezel-head', on: 'plate', holds: 'centre', wallMm: 0.6, lipMm: 0.35, baseHeightMm: 1.2 },
    bail: { kind: 'bail', on: 'plate', style: 'tapered', heightMm: 3.4, widthMm: 2.2, wallMm: 0.9 },
  },
};

export const pendantOnChain: DesignSpecInput = {
  version: 1,
  kind: 'pendant',
  title: 'Pear solitaire on a chain',
  metal: { alloy: 'au750_w_pd' },
  stones: { centre: { gem: 'tanzanite', shape: 'pear', lengthMm: 9, widthMm: 6 } },
  parts: {
    head: { kind: 'bezel-head', holds: 'centre', wallMm: 0.8, lipMm: 0.4, baseHeightMm: 0.6 },
    bail: { kind: 'bail', on: 'head', style: 'tapered', heightMm: 2.5, widthMm: 2, wallMm: 0.8 },
    chain: {
      kind: 'chain',
      through: 'bail',
      lengthMm: 457,
      wireMm: 0.35,
      linkLengthMm: 2.2,
      linkWidthMm: 1.5,
      supply: 'bought',
    },
  },
};

export const studs: DesignSpecInput = {
  version: 1,
  kind: 'earrings',
  title: 'Studs',
  metal: { alloy: 'au750_y' },
  stones: { main: { gem: 'diamond', shape: 'round', lengthMm: 5 } },
  parts: {
    head: { kind: 'prong-head', holds: 'main', prongs: 4, prongMm: 0.8, baseHeightMm: 0.7 },
    post: { kind: 'post', on: 'head', diameterMm: 0.8, lengthMm: 10 },
  },
};

export const drops: DesignSpecInput = {
  version: 1,
  kind: 'earrings',
  title: 'Pear drops',
  metal: { alloy: 'au750_w_pd' },
  stones: {
    top: { gem: 'diamond', shape: 'round', lengthMm: 4 },
    drop: { gem: 'aquamarine', shape: 'pear', lengthMm: 10, widthMm: 7 },
  },
  parts: {
    top: { kind: 'bezel-head', holds: 'top', wallMm: 0.6, lipMm: 0.35, baseHeightMm: 0.5 },
    post: { kind: 'post', on: 'top', diameterMm: 0.8, lengthMm: 10 },
    topLoop: { kind: 'loop', on: 'top', side: 'bottom', wireMm: 0.8, innerMm: 1.4 },
    drop: { kind: 'bezel-head', holds: 'drop', wallMm: 0.8, lipMm: 0.4, baseHeightMm: 0.6 },
    dropLoop: { kind: 'loop', on: 'drop', side: 'top', wireMm: 0.8, innerMm: 1.4 },
    link: { kind: 'link', on: 'topLoop', carries: 'dropLoop', wireMm: 0.7, innerMm: 2.2 },
  },
};

const huggieRow = { kind: 'eternity-row', on: 'hoop', holds: 'row', setting: 'shared-prong' } as const;

/** Snap-closed huggies with diamonds down the front. */
export const diamondHuggies: DesignSpecInput = {
  version: 1,
  kind: 'earrings',
  title: 'Diamond huggies',
  metal: { alloy: 'au750_w_pd' },
  stones: { row: { gem: 'diamond', shape: 'round', lengthMm: 1.4 } },
  parts: {
    hoop: { kind: 'hoop', section: 'flat', outerDiameterMm: 13, widthMm: 1.8, thicknessMm: 1.8, openingMm: 5.4 },
    row: { ...huggieRow, count: 7, arcDeg: 97 },
    catch: { kind: 'hoop-catch', carries: 'hoop', style: 'snap' },
  },
};

/** Twisted balis, hooked into their own eyes. */
export const twistedBalis: DesignSpecInput = {
  version: 1,
  kind: 'earrings',
  title: 'Twisted balis',
  metal: { alloy: 'au916_y' },
  parts: {
    hoop: { kind: 'hoop', outerDiameterMm: 20, widthMm: 2.4, openingMm: 6, turns: 6 },
    catch: { kind: 'hoop-catch', carries: 'hoop', style: 'bali' },
  },
};

export const roundBangle: DesignSpecInput = {
  version: 1,
  kind: 'bangle',
  title: 'Round bangle',
  metal: { alloy: 'au916_y' },
  size: bangle26,
  parts: { band: { kind: 'bangle-band', section: 'round', widthMm: 3, thicknessMm: 2.4 } },
};

export const twistedBangle: DesignSpecInput = {
  version: 1,
  kind: 'bangle',
  title: 'Twisted bangle',
  metal: { alloy: 'au916_y' },
  size: bangle26,
  parts: { band: { kind: 'twist-band', strands: 3, widthMm: 4.2, turns: 14 } },
};

export const cableChain: DesignSpecInput = {
  version: 1,
  kind: 'chain',
  title: 'Cable chain',
  metal: { alloy: 'au750_y' },
  parts: { chain: { kind: 'chain', lengthMm: 450, wireMm: 0.6, linkLengthMm: 3.9, linkWidthMm: 2.8, supply: 'made' } },
};

export const tennisBracelet: DesignSpecInput = {
  version: 1,
  kind: 'bracelet',
  title: 'Tennis bracelet',
  metal: { alloy: 'au585_w_pd' },
  stones: { line: { gem: 'lab_diamond', shape: 'round', lengthMm: 3 } },
  parts: {
    line: { kind: 'tennis-line', holds: 'line', count: 52, gapMm: 0.35, prongMm: 0.8 },
    clasp: { kind: 'clasp', on: 'line', lengthMm: 8 },
  },
};

/** One of each first piece, for tests and measurements of everything that is computed from a spec. */
export const samplePieces = {
  plainBand,
  solitaire,
  threeStone,
  haloRing,
  haloPaveRing,
  eternity,
  signet,
  heartPendant,
  pendantOnChain,
  studs,
  drops,
  diamondHuggies,
  twistedBalis,
  roundBangle,
  twistedBangle,
  cableChain,
  tennisBracelet,
} as const satisfies Record<string, DesignSpecInput>;

/**
 * Numbers that decide how a piece looks, shared by the photograph (path tracer) and the turning piece (shaders), so
 * that both are tuned together. Lengths in reaches are multiples of the distance from the middle of the piece to its
 * rim.
 */
export const pictureTuning = {
  /** The graded card on the ground begins to darken this many reaches from the piece. */
  cardNearReaches: 0.9,
  /** How quickly the card fills what a stone sees below its horizon: wholly at a third of straight down. */
  cardRise: 3,
  /** Shadows fade out over this share of the frame towards its border, which stays clean paper on every page. */
  cleanMargin: 0.12,
  /**
   * Softboxes stand this many reaches away, so that a flat face mirrors another part of them at each end: a gradient
   * instead of one tone.
   */
  lightDistanceReaches: 5,
  /** The most that the surface of a clear stone mirrors: cards keep the panels from laying a white veil over it. */
  brightestVeil: 0.22,
  /** A stone whose table looks up is kept dark below, or the paper would wash it out; */
  belowUpright: 0.3,
  /** one on its side gets its light from the paper. */
  belowSideways: 1.6,
  /** How much of what lies below the horizon the paper covers for light that leaves a stone. */
  belowStone: 0.8,
  /** Light in the body of a stone that is not clear, over the mean of what falls on it, */
  bodyLit: 1,
  /** how much of the light that fills a stone goes on into its setting, and more so at its thin edge, */
  bodyPassed: 0.4,
  bodyPassedAtEdge: 0.4,
  /** and how much more often it is coloured in the thickest place of a stone that it fills. */
  bodyThicker: 0.8,
  /** Share of light that nacre mirrors softly, seen straight and at its rim, and how far its colours part. */
  lustre: 0.14,
  lustreAtRim: 0.35,
  orient: 0.028,
  /** Brightness of the blue in moonstone, of the flashes in opal, */
  sheen: 0.5,
  sheenWidth: 0.3,
  flash: 0.7,
  /** and of the line in a cat's eye or a star, with its width (the sine of an angle). */
  ray: 0.7,
  rayWidth: 0.12,
  /**
   * Light as bright as this parts into its colours as it leaves a stone, dimmer light less: lamps give fire, the soft
   * edge of a panel would only colour a whole facet of a step cut brown.
   */
  fireFrom: 12,
  /** Share of what metal mirrors when it is seen through a stone: its own surroundings are half closed. */
  metalInStone: 0.6,
  /** Metal farther away than this is another part of the piece, lit like the rest. */
  metalReachMm: 40,
  /** Light in a stone is not followed when less than this share is left of it. */
  leastShare: 0.012,
  /**
   * A surface is never seen at a flatter angle than this (cosine), or smoothed normals could turn it away altogether.
   */
  flattest: 0.02,
  /** Light of a path that is cut off: the mean of a small closed corner. */
  cornerLight: 0.015,
  /** Rays start this far off the surface that they leave, mm. */
  offSurfaceMm: 2e-3,
  /** Dark grounds mirror the metal up to this height, mm. */
  sheenMm: 15,
  /** The tone curve leaves colours below this share of white as they are, */
  toneStart: 0.76,
  /** and turns bright ones white this fast: half of the usual, or rubies turn pink. */
  toneDesaturation: 0.07,
} as const;

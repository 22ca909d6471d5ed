/**
 * Numbers that decide how a piece looks, shared by the photograph (path tracer) and the turning piece (shaders), so that
 * one is not tuned without the other. Lengths called reaches count in distances from the middle of the piece to its rim.
 */
export const studioLook = {
  /** The graded card on the ground begins this many reaches from the piece, */
  cardNearReaches: 0.9,
  /** and is dark this many away. */
  cardFarReaches: 6.5,
  /** How quickly the card fills what a stone sees below its horizon: wholly at a third of straight down. */
  cardRise: 3,
  /** Shadows fade out over this share of the frame towards its border, which stays clean paper on every page. */
  cleanMargin: 0.12,
  /**
   * Softboxes stand this many reaches away, so that a flat face mirrors another part of them at each end: a gradient
   * instead of one tone.
   */
  lightDistanceReaches: 5,
  /** What a clear stone's own surface mirrors at most: cards keep the panels from laying a white veil over it. */
  brightestVeil: 0.22,
  /** A stone whose table looks up is kept dark below, or the paper would wash it out; */
  belowUpright: 0.3,
  /** one on its side lives from paper. */
  belowSideways: 1.6,
  /** How much of what lies below the horizon the paper covers for light that leaves a stone. */
  belowStone: 0.8,
  /** Light in the body of an opaque stone: what it always has, and what soft light adds. */
  bodyAmbient: 0.25,
  bodyLit: 0.5,
  /** Share of what metal mirrors when it is seen through a stone: its own surroundings are half closed. */
  metalInStone: 0.6,
  /** Metal farther away than this is another part of the piece, lit like the rest. */
  metalReachMm: 40,
  /** Light in a stone is not followed when less than this share is left of it. */
  leastShare: 0.012,
  /** A surface is never seen flatter than this (cosine): smoothed normals would turn it away altogether. */
  flattest: 0.02,
  /** What a path that finds no end still brings: the mean of a small closed corner. */
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

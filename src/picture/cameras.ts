import type { PieceKind } from '#spec/design-spec.ts';
import type { PictureModel, ViewName } from './contract.ts';

/**
 * How one kind of piece is photographed in one view. The numbers come from the studio's own table of poses: a macro
 * lens of 105 mm at 240 mm sees 7.5 degrees; bigger pieces are taken from farther away.
 */
export interface CameraPlan {
  /** First the model is laid as it was built (seen from +z) or stood on its rim. */
  readonly stance: 'as-built' | 'lying-loop';
  /** Then it is turned about the upright axis; positive turns its front to the right. */
  readonly turnDeg: number;
  /** Then it is tipped towards the lens. */
  readonly tipDeg: number;
  /** A hanging piece is swung about its own upright axis; the right ear of a pair by the second angle as well. */
  readonly swingDeg: number;
  readonly earTurnDeg: number;
  /** Whether bought parts (the chain of a pendant) are shown. */
  readonly withBought: boolean;
  readonly elevationDeg: number;
  readonly distanceMm: number;
  /** Share of the shorter side of the frame that the piece fills. */
  readonly fill: number;
  /** A close-up of this many mm around the clasp, or of the lowest part of what hangs, instead of the whole piece. */
  readonly closeUpMm?: number;
  readonly closeUpOf?: 'clasp' | 'front';
  /** How far the ground lies below the lowest point: 0 stands or lies on it, more hangs before it. */
  readonly groundGapMm: number;
  /** Whether pieces at a shared scale keep the same ground line or are centred. */
  readonly alignment: 'ground-line' | 'centred';
}

const standingRing: CameraPlan = {
  stance: 'as-built',
  turnDeg: 33,
  tipDeg: 13,
  swingDeg: 0,
  earTurnDeg: 0,
  withBought: true,
  elevationDeg: 22,
  distanceMm: 240,
  fill: 0.7,
  groundGapMm: 0,
  alignment: 'ground-line',
};

const catalogue = { turnDeg: 0, tipDeg: 0, fill: 0.75 } as const;

const rings: Readonly<Record<ViewName, CameraPlan>> = {
  hero: standingRing,
  'face-up': { ...standingRing, ...catalogue, elevationDeg: 82, alignment: 'centred' },
  front: { ...standingRing, ...catalogue, elevationDeg: 6 },
  side: { ...standingRing, ...catalogue, turnDeg: 90, elevationDeg: 4 },
};

/** Hanging before a wall is the same picture as floating above a table seen from the top. */
const hanging: CameraPlan = {
  ...standingRing,
  turnDeg: 0,
  tipDeg: 0,
  elevationDeg: 82,
  fill: 0.62,
  groundGapMm: 0.15,
  alignment: 'centred',
};

/** From the side, a little towards the front, and without the chain that would cross the picture. */
const profile = { swingDeg: 78, elevationDeg: 86, withBought: false, groundGapMm: 4 } as const;

const pendants: Readonly<Record<ViewName, CameraPlan>> = {
  hero: { ...hanging, elevationDeg: 74 },
  'face-up': { ...hanging, elevationDeg: 88, fill: 0.75 },
  front: { ...hanging, elevationDeg: 82, fill: 0.75 },
  // Straight from the side: turned any less, each leaf of a motif shows a sliver of its front and hides the next.
  side: { ...hanging, ...profile, swingDeg: 90, fill: 0.75 },
};

const earringPair: CameraPlan = {
  ...hanging,
  elevationDeg: 86,
  earTurnDeg: 22,
  distanceMm: 300,
  fill: 0.68,
  groundGapMm: 9,
};

const earrings: Readonly<Record<ViewName, CameraPlan>> = {
  hero: earringPair,
  'face-up': { ...earringPair, elevationDeg: 89, earTurnDeg: 0, fill: 0.75 },
  front: { ...earringPair, earTurnDeg: 0, fill: 0.75 },
  side: { ...earringPair, ...profile, earTurnDeg: 0, fill: 0.75 },
};

/** Both ears turned towards each other, so that the front of the rim shows on both. */
const hoopPair: CameraPlan = { ...earringPair, elevationDeg: 78, swingDeg: 42, earTurnDeg: -84 };

const hoops: Readonly<Record<ViewName, CameraPlan>> = { ...earrings, hero: hoopPair };

/** Rolled about its own axis, so that what stands in front of it, stones or a motif, looks into the lens. */
const standingBangle: CameraPlan = {
  ...standingRing,
  turnDeg: 35,
  tipDeg: 6,
  swingDeg: 54,
  elevationDeg: 16,
  distanceMm: 430,
  fill: 0.75,
};

const bangles: Readonly<Record<ViewName, CameraPlan>> = {
  hero: standingBangle,
  'face-up': { ...rings['face-up'], distanceMm: 430 },
  front: { ...rings.front, distanceMm: 430 },
  side: { ...rings.side, distanceMm: 430 },
};

const lyingBracelet: CameraPlan = {
  ...standingBangle,
  swingDeg: 0,
  stance: 'lying-loop',
  turnDeg: 14,
  tipDeg: 0,
  elevationDeg: 32,
  fill: 0.82,
  alignment: 'centred',
};

const bracelets: Readonly<Record<ViewName, CameraPlan>> = { ...bangles, hero: lyingBracelet };

const lyingChain: CameraPlan = { ...hanging, elevationDeg: 62, distanceMm: 600, fill: 0.85, groundGapMm: 0 };

const chains: Readonly<Record<ViewName, CameraPlan>> = {
  hero: { ...lyingChain, closeUpMm: 60, turnDeg: 40, elevationDeg: 40, distanceMm: 300, fill: 0.92 },
  'face-up': { ...lyingChain, elevationDeg: 88 },
  front: { ...lyingChain, elevationDeg: 80 },
  side: { ...lyingChain, elevationDeg: 30 },
};

/** What hangs in front with the beads beside it; the other views show all of it. */
const necklaces: Readonly<Record<ViewName, CameraPlan>> = {
  hero: { ...lyingChain, closeUpMm: 84, closeUpOf: 'front', elevationDeg: 72, distanceMm: 420, fill: 0.86 },
  'face-up': { ...lyingChain, elevationDeg: 88 },
  front: { ...lyingChain, elevationDeg: 80 },
  side: { ...lyingChain, elevationDeg: 30 },
};

/** One pin, its front seen and its wire going back behind it. */
const nosePin: CameraPlan = { ...hanging, elevationDeg: 68, swingDeg: -26, fill: 0.72, groundGapMm: 2 };

const nosePins: Readonly<Record<ViewName, CameraPlan>> = {
  hero: nosePin,
  'face-up': { ...nosePin, elevationDeg: 89, swingDeg: 0, fill: 0.75 },
  front: { ...nosePin, elevationDeg: 86, swingDeg: 0, fill: 0.75 },
  side: { ...nosePin, swingDeg: 78, elevationDeg: 86, fill: 0.75 },
};

/** The pendant with its chain laid beside it. */
const tikkas: Readonly<Record<ViewName, CameraPlan>> = {
  hero: { ...hanging, elevationDeg: 74, distanceMm: 430, fill: 0.8 },
  'face-up': { ...hanging, elevationDeg: 88, distanceMm: 430, fill: 0.8 },
  front: { ...hanging, elevationDeg: 82, distanceMm: 430, fill: 0.8 },
  side: { ...hanging, ...profile, withBought: true, distanceMm: 430, fill: 0.75 },
};

/** The camera for every kind of piece and view. */
const cameraPlans: Readonly<Record<PieceKind, Readonly<Record<ViewName, CameraPlan>>>> = {
  ring: rings,
  pendant: pendants,
  earrings,
  bangle: bangles,
  chain: chains,
  necklace: necklaces,
  bracelet: bracelets,
  'nose-pin': nosePins,
  tikka: tikkas,
};

/** How a piece is photographed in a view. */
export function cameraPlan(
  { kind, inPlane, smallCircle }: Pick<PictureModel, 'kind' | 'inPlane' | 'smallCircle'>,
  view: ViewName,
): CameraPlan {
  return (inPlane ? hoops : smallCircle ? bracelets : cameraPlans[kind])[view];
}

import { clamp, roundToStep } from '#shared/units.ts';
import type { Part, PartOf } from '#spec/part-registry.ts';
import { stoneWidthMm } from '#spec/stone.ts';
import { terms } from '../../senses/terms.ts';
import { headPart } from '../../compose/ring/head-part.ts';
import type { RingLook } from '../../looks/ring-look.ts';
import type { ComposedDesign } from '../../composed-design.ts';
import { canBeSunk, largestSunkMm } from '../../proportions/ring/flush.ts';
import { pavilionMm } from '../../proportions/ring/ring.ts';
import { shapeFor, stoneFor, stoneSizeFor } from '../../proportions/stone-choice.ts';
import type { Role, StyleFamily } from '../../proposal.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import { stoneIfAsked } from '../../wish/stones/stone-use.ts';
import type { StoneWish } from '../../wish/stones/stone-wish.ts';
import type { Archetype } from '../archetype.ts';
import { namedRing } from './on-finger.ts';

type Face = PartOf<'signet-face'>['shape'];

interface SignetLook {
  readonly family: StyleFamily;
  readonly shape: Face;
  readonly profile: PartOf<'shank'>['profile'];
  /** How much larger than the usual face, in mm. */
  readonly largerMm: number;
  readonly finish: RingLook['finish'];
  /** Shoulders and palm against the usual ones. */
  readonly bandScale?: number;
  /** A stone sunk into the face. */
  readonly set?: boolean;
  readonly milgrain?: boolean;
}

const oval = { shape: 'oval', profile: 'd', largerMm: 0, finish: 'polished' } as const;

const ladder: Readonly<Record<Role, readonly SignetLook[]>> = {
  classic: [{ family: 'classic', ...oval }],
  generous: [
    { family: 'classic', ...oval, shape: 'cushion', largerMm: 2, bandScale: 1.25, profile: 'half-round' },
    { family: 'classic', ...oval, largerMm: 2.4, bandScale: 1.3, profile: 'half-round' },
  ],
  quiet: [
    { family: 'modern', ...oval, shape: 'round', largerMm: -2, profile: 'flat', finish: 'brushed' },
    { family: 'modern', ...oval, largerMm: -2.4, profile: 'court', finish: 'brushed' },
    { family: 'architectural', ...oval, shape: 'rectangle', largerMm: -1.5, profile: 'flat', finish: 'matte' },
  ],
  character: [
    { family: 'architectural', ...oval, shape: 'rectangle', profile: 'flat', finish: 'matte', set: true },
    { family: 'architectural', ...oval, shape: 'rectangle', profile: 'court', finish: 'matte' },
    { family: 'nature', ...oval, shape: 'cushion', profile: 'court', finish: 'hammered' },
    { family: 'indian-heritage', ...oval, shape: 'round', profile: 'court', milgrain: true, finish: 'matte' },
  ],
};

/** Width of a face across the finger when none was said: a gent's and a lady's. */
const usualWidthMm = { gent: 11, lady: 8.5 } as const;

/** What words of size add to a face, and what they make of the band. */
const LARGER_MM = { small: -1.7, dainty: -1, usual: 0, bold: 1, large: 2.5 } as const;
const BROADER = { slim: 0.75, usual: 1, chunky: 1.3 } as const;

/** Face length over width, palm over face width. */
const LENGTH_RATIO = 1.22;
const PALM_RATIO = 0.45;

/** The face stands a little over the band that it grows from. */
const FACE_OVER_BAND_MM = 0.3;

const faceWords: Readonly<Record<string, Face>> = {
  oval: 'oval',
  round: 'round',
  cushion: 'cushion',
  square: 'cushion',
  rectangle: 'rectangle',
  rectangular: 'rectangle',
};

/** A flat face to be engraved, grown out of the shoulders. */
export const signetArchetype = {
  ...namedRing,
  offer: 'a signet ring',
  words: terms('kind', [
    ['signet, signate, seal ring, sig', { subtype: 'signet', types: ['ring'], certain: true, purpose: true }],
    ['mourning', { subtype: 'mourning', types: ['ring', 'brooch', 'pendant'], purpose: true }],
  ]),
  names: [
    { types: ['ring'], subtype: 'signet', byItself: true, reading: { ownOutline: true, hasFace: true } },
    { types: ['ring'], subtype: 'mourning' },
  ],
  stones: stoneIfAsked,
  ideas: (asked, role) =>
    ladder[role].flatMap(({ family, ...look }) => {
      const stone = asked.stones.main;
      if (look.set && (!stone || asked.excluded.has('stones'))) return [];
      return [
        {
          family,
          compose: (to: PieceWish, richness: number) =>
            composeSignet(to, { ...look, set: stone !== undefined }, richness),
        },
      ];
    }),
} satisfies Archetype;

function composeSignet(asked: PieceWish, look: Omit<SignetLook, 'family'>, richness: number): ComposedDesign {
  const { size, lengths } = asked;
  if (!size) throw new Error('A signet needs a finger size');
  const shape = faceWords[asked.request.dimensions?.face_shape ?? ''] ?? look.shape;
  const usual =
    (asked.gent ? usualWidthMm.gent : usualWidthMm.lady) +
    look.largerMm +
    LARGER_MM[asked.style.size.whole] +
    0.3 * richness;
  const lengthRatio = shape === 'round' ? 1 : LENGTH_RATIO;
  const wished =
    lengths.faceWidthMm ?? (lengths.faceLengthMm === undefined ? usual : lengths.faceLengthMm / lengthRatio);
  const widthMm = lengths.faceWidthMm ?? roundToStep(clamp(Math.max(wished, besideStoneMm(asked)), 6, 18), 0.1);
  const lengthMm = lengths.faceLengthMm ?? roundToStep(clamp(widthMm * lengthRatio, 5, 22), 0.1);
  const palmWidthMm =
    lengths.bandWidthMm ??
    roundToStep(clamp(PALM_RATIO * BROADER[asked.style.size.metal] * widthMm * (look.bandScale ?? 1), 2.6, 7), 0.1);
  const shoulderWidthMm = lengths.bandWidthMm ?? roundToStep(palmWidthMm * 1.3, 0.1);
  const thicknessMm = lengths.thicknessMm ?? 1.8;
  const parts: Record<string, Part> = {
    shank: {
      kind: 'shank',
      profile: asked.ring.profile ?? look.profile,
      shoulderWidthMm,
      palmWidthMm,
      shoulderThicknessMm: thicknessMm,
      palmThicknessMm: Math.min(thicknessMm, 1.6),
      pinch: 1,
    },
    face: {
      kind: 'signet-face',
      on: 'shank',
      shape,
      lengthMm,
      widthMm,
      thicknessMm: roundToStep(Math.max(thicknessMm + FACE_OVER_BAND_MM, clamp(0.2 * widthMm, 2, 2.8)), 0.1),
    },
  };
  if (look.milgrain) parts['milgrain'] = { kind: 'milgrain', on: 'shank', beadMm: 0.4 };
  const { main } = asked.stones;
  const plain: ComposedDesign = { kind: 'ring', metal: metalOf(asked, look), size, stones: {}, parts };
  return look.set && main ? withStone(plain, asked, main) : plain;
}

/** Face beside a stone that was measured or weighed. */
const FACE_BESIDE_MM = 4;

function besideStoneMm({ stones: { main } }: PieceWish): number {
  if (!main?.size) return 0;
  const cut = shapeFor(main, 'round');
  return stoneSizeFor(main, cut, 3, 0).lengthMm + FACE_BESIDE_MM;
}

/** A stone sunk into the face, or in a collar on it when it is too deep to be sunk. */
function withStone(plain: ComposedDesign, asked: PieceWish, main: StoneWish): ComposedDesign {
  const { face } = plain.parts;
  if (face?.kind !== 'signet-face') return plain;
  const cut = shapeFor(main, 'round');
  const usual = Math.min(clamp(0.25 * face.widthMm, 1.5, 3), largestSunkMm(face.thicknessMm));
  const stone = stoneFor(main, cut, stoneSizeFor(main, cut, Math.floor(usual * 20) / 20, 0));
  const sinks = canBeSunk(stone, face.thicknessMm, 0.8 * face.lengthMm);
  const base = Math.max(0.6, face.thicknessMm + 0.55 - pavilionMm(cut, stoneWidthMm(stone)));
  const place = { on: 'face', baseHeightMm: roundToStep(base, 0.1) };
  const set: Part = sinks
    ? { kind: 'flush', on: 'face', holds: 'inset', count: main.count ?? 1, spacingDeg: 18 }
    : headPart('inset', stone, { head: 'bezel' }, place, asked.alloys[0]);
  return { ...plain, stones: { inset: stone }, parts: { ...plain.parts, inset: set } };
}

function metalOf(asked: PieceWish, look: Pick<SignetLook, 'finish'>): ComposedDesign['metal'] {
  return { alloy: asked.alloys[0], finish: asked.finish ?? look.finish };
}

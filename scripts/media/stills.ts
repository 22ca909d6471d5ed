import type { GroundName, PictureModel, ViewName } from '#picture/contract.ts';
import type { PublicPieceName } from './pieces.ts';
import { laidFlat, leantBack, turnedOver } from './turned-model.ts';

/** Every print is a square of this side; the pages also get it at half the side. */
export const PRINT_PX = 1280;

/** A photograph, and where it stands on its print. */
export interface Shot {
  readonly piece: PublicPieceName;
  readonly view: ViewName;
  /** Its ground by day. By night everything lies on dark velvet. */
  readonly ground: GroundName;
  readonly leftPx: number;
  readonly topPx: number;
  readonly widthPx: number;
  readonly heightPx: number;
  /** Use the scale of this piece, so that the two can be compared. */
  readonly scaleOf?: PublicPieceName;
  readonly pose?: (model: PictureModel) => PictureModel;
  /** A close-up: how much larger, and which part of the whole picture's width and height is left of and above it. */
  readonly closeUp?: { readonly times: number; readonly left: number; readonly top: number };
}

/** One picture of the public pages: a photograph, or several side by side. */
export interface Print {
  readonly shots: readonly Shot[];
  /** Also make the line drawing of its first photograph. */
  readonly drawn?: true;
}

const HALF = PRINT_PX / 2;
/** Between photographs of one print. */
const GAP_PX = 4;
const SMALL = HALF - GAP_PX / 2;

const whole = { view: 'hero', ground: 'paper', leftPx: 0, topPx: 0, widthPx: PRINT_PX, heightPx: PRINT_PX } as const;
const quarter = { ...whole, widthPx: SMALL, heightPx: SMALL } as const;
const right = { leftPx: PRINT_PX - SMALL } as const;
const below = { topPx: PRINT_PX - SMALL } as const;
const INSET_PX = 416;

/** Prints by the name of their file. */
export const prints: Readonly<Record<string, Print>> = {
  chat: {
    shots: [
      { ...whole, piece: 'sapphire-plain', scaleOf: 'sapphire-halo' },
      { ...whole, piece: 'sapphire-halo', widthPx: INSET_PX, heightPx: INSET_PX },
    ],
  },
  set: {
    shots: [
      { ...quarter, piece: 'aquamarine-pendant', heightPx: PRINT_PX },
      { ...quarter, ...right, piece: 'aquamarine-drops' },
      { ...quarter, ...right, ...below, piece: 'aquamarine-ring' },
    ],
  },
  variations: {
    shots: [
      { ...quarter, piece: 'drops-classic', scaleOf: 'drops-generous' },
      { ...quarter, ...right, piece: 'drops-generous' },
      { ...quarter, ...below, piece: 'drops-quiet', scaleOf: 'drops-generous' },
      { ...quarter, ...right, ...below, piece: 'drops-character', scaleOf: 'drops-generous' },
    ],
  },
  outfit: { shots: [{ ...whole, piece: 'emerald-drops', ground: 'ivory' }] },
  sketch: { shots: [{ ...whole, piece: 'toi-et-moi' }], drawn: true },
  // In the corner what its card says: the setting is open at the back.
  astrology: {
    shots: [
      { ...whole, piece: 'astrology', ground: 'ivory', pose: leantBack },
      {
        ...whole,
        piece: 'astrology',
        ground: 'ivory',
        view: 'face-up',
        pose: turnedOver,
        closeUp: { times: 1.9, left: 0.24, top: 0.03 },
        widthPx: INSET_PX,
        heightPx: INSET_PX,
      },
    ],
  },
  // What the studio answers to the sentence of step one.
  choice: {
    shots: [
      { ...quarter, piece: 'lotus', scaleOf: 'lotus-generous' },
      { ...quarter, ...right, piece: 'lotus-generous' },
      { ...quarter, ...below, piece: 'lotus-quiet', scaleOf: 'lotus-generous' },
      { ...quarter, ...right, ...below, piece: 'lotus-character', scaleOf: 'lotus-generous' },
    ],
  },
  rope: { shots: [{ ...whole, piece: 'rope-bangle', view: 'face-up', pose: laidFlat }] },
};

/** What is drawn and not photographed: two views for casters, and the ring of pages that are empty. */
export const drawings: Readonly<Record<string, { readonly piece: PublicPieceName; readonly view: ViewName }>> = {
  'drawn-front': { piece: 'lotus', view: 'front' },
  'drawn-side': { piece: 'lotus', view: 'side' },
  solitaire: { piece: 'solitaire', view: 'hero' },
};

import type { GroundName, PictureModel, ViewName } from '#picture/contract.ts';
import type { PublicPieceName } from './pieces.ts';
import { laidFlat } from './turned-model.ts';

/** One picture of the public pages. */
export interface Still {
  readonly piece: PublicPieceName;
  readonly view: ViewName;
  readonly ground: GroundName;
  readonly sidePx: number;
  /** Use the scale of this piece, so that the two can be compared. */
  readonly scaleOf?: PublicPieceName;
  readonly pose?: (model: PictureModel) => PictureModel;
  /** Also make the line drawing of the same view. */
  readonly drawn?: true;
}

const card = { view: 'hero', ground: 'paper', sidePx: 640 } as const;
const tray = { ...card, sidePx: 440, scaleOf: 'ruby-generous' } as const;

/** Pictures by the name of their file. */
export const stills: Readonly<Record<string, Still>> = {
  'chat-before': { ...card, piece: 'showpiece' },
  'chat-after': { ...card, piece: 'ruby-plain', scaleOf: 'showpiece' },
  'set-pendant': { ...card, piece: 'sapphire-pendant' },
  'set-drops': { ...card, piece: 'sapphire-drops' },
  'set-ring': { ...card, piece: 'sapphire-ring' },
  'tray-classic': { ...tray, piece: 'showpiece' },
  'tray-generous': { ...tray, piece: 'ruby-generous' },
  'tray-quiet': { ...tray, piece: 'ruby-quiet' },
  'tray-character': { ...tray, piece: 'ruby-character' },
  outfit: { ...card, piece: 'drops', ground: 'ivory' },
  sketch: { ...card, piece: 'toi-et-moi', drawn: true },
  astrology: { ...card, piece: 'astrology', ground: 'ivory' },
  eternity: { piece: 'eternity', view: 'face-up', ground: 'paper', sidePx: 900, pose: laidFlat },
};

/** Views that are drawn and not photographed, for casters. */
export const drawings: Readonly<Record<string, { readonly piece: PublicPieceName; readonly view: ViewName }>> = {
  'drawn-front': { piece: 'showpiece', view: 'front' },
  'drawn-side': { piece: 'showpiece', view: 'side' },
  'drawn-face-up': { piece: 'showpiece', view: 'face-up' },
};

import { clamp, roundToStep } from '#shared/units.ts';
import type { Part, PartOf } from '#spec/part-registry.ts';
import type { ComposedDesign } from '../../composed-design.ts';
import { evenBand, type ShankMeasures, shankOfWidth } from '../../proportions/ring/ring.ts';
import { finishedAs } from '../../wish/placed-finish.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import { leaves } from './ornament.ts';
import type { RingLook } from '../../looks/ring-look.ts';

/** What tells one plain band from the next. */
export interface BandLook {
  readonly profile: PartOf<'shank'>['profile'];
  /** How much wider than the usual lady's or gent's band, in mm. */
  readonly widerMm: number;
  readonly tapered?: boolean;
  readonly twist?: boolean;
  readonly milgrain?: boolean;
  readonly leaves?: boolean;
  readonly finish: RingLook['finish'];
  /** Of its edges, where nothing was said of any finish. */
  readonly edgeFinish?: RingLook['finish'];
}

/** What most couples take: women's bands are 2 to 3 mm wide and 1.5 to 1.8 thick, men's 5 to 7 and 1.8 to 2. */
const usual = { lady: { widthMm: 2.8, thicknessMm: 1.7 }, gent: { widthMm: 5.5, thicknessMm: 1.9 } } as const;

/** Usual widths, and how wide and thick a band becomes for its weight. */
const WIDTH = { least: 1.8, most: 9, heaviest: 14 };
const THICKNESS = { least: 1.3, most: 3 };

/** A wire that is worn as a band: thicker, fingers do not close around it. Trade judgement. */
const WIRE_MM = { lady: 2, gent: 2.6, least: 1.5, most: 3.5 };

/** How much thicker a band of a said width is than one that may be a millimetre wider. */
const PRESENCE = 0.2;

/** What words add to the width, and its share that is left of it: slim bands are from 2 mm, chunky ones from 4 to 5. */
const WIDER_MM = { small: -0.7, dainty: -0.5, usual: 0, bold: 0.5, large: 1 } as const;
const BROADER = { slim: 0.72, usual: 1, chunky: 1.6 } as const;
const THICKER_MM = { slim: -0.2, usual: 0, chunky: 0.2 } as const;

/** A wedding band: one profile around the finger. */
export function composeBand(asked: PieceWish, look: BandLook, richness: number): ComposedDesign {
  const { size } = asked;
  if (!size) throw new Error('A band needs a finger size');
  const profile = asked.ring.profile ?? look.profile;
  const isWire = profile === 'round' && !look.twist;
  const measures = isWire ? wireMeasures(asked, richness) : bandMeasures(asked, look, richness);
  const shank: Part = look.twist
    ? { kind: 'twist-shank', profile, ...measures, twists: 3, twistArcDeg: 80 }
    : { kind: 'shank', profile, ...measures, pinch: 1 };
  const parts: Record<string, Part> = { shank };
  // A wire has no edges to bead, and no face for leaves.
  if (look.milgrain && !isWire) parts['milgrain'] = { kind: 'milgrain', on: 'shank', beadMm: 0.4 };
  if (look.leaves && !isWire) parts['leaves'] = leaves(measures.shoulderWidthMm, 5);
  return {
    kind: 'ring',
    metal: finishedAs(asked, look),
    size,
    stones: {},
    parts,
  };
}

/** A round wire, as thick as it is wide; two different measures that were said make it an oval one. */
function wireMeasures(asked: PieceWish, richness: number): ShankMeasures {
  const { bandWidthMm, thicknessMm } = asked.lengths;
  const usualMm = asked.gent ? WIRE_MM.gent : WIRE_MM.lady;
  const grownMm = widened(usualMm, asked) + 0.1 * clamp(richness, -3, 3);
  const openMm = roundToStep(clamp(asked.bulk * grownMm, WIRE_MM.least, WIRE_MM.most), 0.1);
  return evenBand(bandWidthMm ?? thicknessMm ?? openMm, thicknessMm ?? bandWidthMm ?? openMm);
}

/** A said measure exactly; a band is as wide as its weight asks, or as thick where its width was said. */
export function bandMeasures(
  asked: PieceWish,
  look: Pick<BandLook, 'profile' | 'widerMm' | 'tapered'>,
  richness: number,
) {
  const { bandWidthMm, thicknessMm: saidThickness } = asked.lengths;
  const base = asked.gent ? usual.gent : usual.lady;
  const openWidthMm = clamp(widened(base.widthMm + look.widerMm + 0.1 * richness, asked), WIDTH.least, WIDTH.most);
  // Where its width was said, a band has its presence by its thickness.
  const presenceMm = bandWidthMm === undefined ? 0 : PRESENCE * look.widerMm;
  const openThicknessMm = clamp(
    base.thicknessMm + presenceMm + THICKER_MM[asked.style.size.metal] + 0.05 * clamp(richness, -3, 3),
    1.5,
    2.4,
  );
  const thicker = bandWidthMm === undefined ? 1 : asked.bulk;
  const thicknessMm = saidThickness ?? tenth(thicker * openThicknessMm, THICKNESS);
  const widthMm = bandWidthMm ?? tenth(asked.bulk * openWidthMm, { least: WIDTH.least, most: WIDTH.heaviest });
  return look.tapered || asked.ring.tapered ? shankOfWidth(widthMm, thicknessMm) : evenBand(widthMm, thicknessMm);
}

/** A usual width as words of size have it. */
function widened(mm: number, { style: { size } }: PieceWish): number {
  return BROADER[size.metal] * (mm + WIDER_MM[size.whole]);
}

function tenth(mm: number, { least, most }: { readonly least: number; readonly most: number }): number {
  return roundToStep(clamp(mm, least, most), 0.1);
}

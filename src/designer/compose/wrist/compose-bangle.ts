import { clamp, roundToStep } from '#shared/units.ts';
import type { Part, PartOf } from '#spec/part-registry.ts';
import { type Stone, stoneWidthMm } from '#spec/stone.ts';
import { estimateCarats } from '#spec/stone-weight.ts';
import { type BuiltCutId, builtCuts } from '#spec/tables/cuts.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import type { ComposedDesign } from '../../composed-design.ts';
import {
  type BangleMeasures,
  bangleOfWidth,
  bangleWidthMm,
  thinnedBand,
  turnsFor,
} from '../../proportions/wrist/bangle.ts';
import { crownMm, degrees, depthMm } from '../../proportions/ring/ring.ts';
import { shapeFor, stoneFor, stoneSizeFor } from '../../proportions/stone-choice.ts';
import { wantsBells } from '../../wish/hung-beads.ts';
import { finishedAs } from '../../wish/placed-finish.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import type { StoneWish } from '../../wish/stones/stone-wish.ts';
import type { RingLook } from '../../looks/ring-look.ts';
import { inTurnWith } from '../in-turn.ts';
import { bellsOnBangle } from './ghungroo-part.ts';
import { stationParts } from '../ring/stations.ts';

/** What tells one bangle from the next. */
export interface BangleLook {
  readonly section: PartOf<'bangle-band'>['section'] | 'twist';
  /** Over the usual width. */
  readonly scale: number;
  /** As thin as a solid one is made, whatever its width: a patli. */
  readonly thin?: boolean;
  /** Whether it is as wide as a kada; a gent's bangle always is. */
  readonly wide?: boolean;
  readonly finish: RingLook['finish'];
  /** Of its edges, where nothing was said of any finish. */
  readonly edgeFinish?: RingLook['finish'];
  readonly milgrain?: boolean;
  /** Of a twist: how many strands, and how steeply they wind. */
  readonly strands?: 2 | 3 | 4;
  readonly lay?: 'long' | 'tight';
  /** How its stones are set; none without. */
  readonly set?: 'line' | 'stations' | 'inset';
  readonly stations?: 3 | 5 | 7;
}

/** A daily bangle and a kada. */
const USUAL_MM = { slim: 4, wide: makingRules.bangle.kadaWidthMm.limit } as const;

/** What words make of its width; wires and strands are as thick as wide, and a kada is broad already, so less of it. */
const WIDER = { small: 0.65, dainty: 0.75, usual: 1, bold: 1.25, large: 1.5 } as const;
const BROADER = { slim: 0.7, usual: 1, chunky: 1.75 } as const;
const BROADER_LESS = { ...BROADER, chunky: 1.3 } as const;

/** Stones over the width of the band, and the least edge: enough metal to knock against a table. */
const LINE_RATIO = 0.62;
const EDGE_MM = 0.6;

/** Stones lie over the top only, where they are seen and do not rub. */
const LINE_ARC_DEG = 140;

/** Turns over the usual number, so that the eye tells the lays apart. Trade judgement. */
const layRatio = { long: 0.6, tight: 1.35 } as const;

/** A rigid bangle; its stones, if any, over the top. */
export function composeBangle(asked: PieceWish, look: BangleLook, richness: number): ComposedDesign {
  const { size } = asked;
  if (!size) throw new Error('A bangle needs a wrist size');
  const widthMm = bangleWidth(asked, look, richness);
  const shell = {
    kind: 'bangle',
    metal: finishedAs(asked, look),
    size,
  } as const;
  if (look.section === 'twist') {
    const strands = look.strands ?? (widthMm < 3.4 ? 2 : 3);
    const turns = Math.round(turnsFor(widthMm) * (look.lay ? layRatio[look.lay] : 1));
    const band: Part = { kind: 'twist-band', strands, widthMm, turns };
    return { ...shell, stones: {}, parts: { band, ...bells(asked, widthMm, size.innerDiameterMm / 2 + widthMm) } };
  }
  const measures = bangleBand(asked, { ...look, section: look.section }, richness);
  const setting = setInto(asked, look, measures.widthMm, measures.thicknessMm, size.innerDiameterMm / 2);
  const band: PartOf<'bangle-band'> = { kind: 'bangle-band', section: look.section, ...measures, ...setting?.band };
  const milgrain = look.milgrain ? { milgrain: { kind: 'milgrain', on: 'band', beadMm: 0.5 } as const } : {};
  const hung = bells(asked, band.widthMm, size.innerDiameterMm / 2 + band.thicknessMm);
  return { ...shell, stones: setting?.stones ?? {}, parts: { band, ...setting?.parts, ...milgrain, ...hung } };
}

function bells(asked: PieceWish, widthMm: number, outsideMm: number): Readonly<Record<string, Part>> {
  return wantsBells(asked) ? { bells: bellsOnBangle(asked, widthMm, outsideMm) } : {};
}

/** A twisted kada is only this wide: its strands are as thick as it is wide, so a wider one would be too heavy. */
const TWISTED_KADA_MM = 5.2;

function usualWidthMm({ gent }: PieceWish, { section, wide }: BangleLook): number {
  if (!wide && !gent) return USUAL_MM.slim;
  return section === 'twist' ? TWISTED_KADA_MM : USUAL_MM.wide;
}

/** A look whose hoop is one band, not strands. */
export type BangleBandLook = BangleLook & { readonly section: PartOf<'bangle-band'>['section'] };

/** Whether it is a band as broad as a kada, and stays one whatever it weighs. */
function isBroadBand({ gent }: PieceWish, { wide }: BangleLook): boolean {
  return wide === true || gent;
}

/** The width that a bangle of a look is drawn with, as said or in its usual measure. */
function bangleWidth(asked: PieceWish, look: BangleLook, richness: number): number {
  const measured = saidWidthMm(asked);
  if (measured !== undefined) return measured;
  const { least, most } = bangleWidthMm(look.section);
  const narrowest = isBroadBand(asked, look) ? makingRules.bangle.kadaWidthMinMm.limit : least;
  return roundToStep(clamp(asked.bulk * openWidthMm(asked, look, richness), narrowest, most), 0.1);
}

function saidWidthMm({ lengths: { bandWidthMm, widthMm } }: PieceWish): number | undefined {
  return bandWidthMm ?? widthMm;
}

/** Its width where no weight asks for another. */
function openWidthMm(asked: PieceWish, look: BangleLook, richness: number): number {
  const { whole, metal } = asked.style.size;
  const isBroad = look.section === 'round' || look.section === 'twist' || isBroadBand(asked, look);
  const said = WIDER[whole] * (isBroad ? BROADER_LESS : BROADER)[metal];
  return clamp(usualWidthMm(asked, look) * look.scale * said * (1 + 0.06 * richness), 2, 14);
}

/** Width and thickness of the band that is drawn of a look; a kada of a small weight is thinner before it is narrower. */
export function bangleBand(asked: PieceWish, look: BangleBandLook, richness: number): BangleMeasures {
  const { section } = look;
  const { solidThicknessMinMm, kadaWidthMinMm } = makingRules.bangle;
  const said = asked.lengths.thicknessMm;
  const thicknessMm = said ?? (look.thin ? solidThicknessMinMm.limit : undefined);
  const widthMm = bangleWidth(asked, look, richness);
  const isFree = saidWidthMm(asked) === undefined && said === undefined;
  if (!isFree || asked.bulk >= 1 || !isBroadBand(asked, look)) return bangleOfWidth(section, widthMm, thicknessMm);
  const kadaMm = kadaWidthMinMm.limit;
  const usual = bangleOfWidth(section, Math.max(kadaMm, openWidthMm(asked, look, richness)), thicknessMm);
  const thinned = thinnedBand(section, usual, asked.bulk ** 2, kadaMm);
  return { widthMm: roundToStep(thinned.widthMm, 0.1), thicknessMm: roundToStep(thinned.thicknessMm, 0.1) };
}

/** Stones that stand on a band are narrower than it, or their collars would hide the band. Trade judgement. */
const STATION_RATIO = 0.75;

interface SetBangle {
  readonly parts: Readonly<Record<string, Part>>;
  readonly stones: Readonly<Record<string, Stone>>;
  /** What the stones require of the band. */
  readonly band: { readonly thicknessMm?: number; readonly widthMm?: number };
}

function setInto(
  asked: PieceWish,
  look: BangleLook,
  widthMm: number,
  thicknessMm: number,
  radiusMm: number,
): SetBangle | undefined {
  const { main } = asked.stones;
  if (!look.set || !main) return undefined;
  const shape = shapeFor(main, 'round');
  const said = saidWidthMm(asked);
  const host = { on: 'band', outerRadiusMm: radiusMm + thicknessMm, thicknessMm };
  const stone = look.set === 'stations' ? undefined : stoneInBand(main, shape, widthMm);
  const band = stone && bandFor(stone, widthMm, thicknessMm);
  // A stone that the said band cannot take is set in collars on it.
  const fits = stone && band && stone.lengthMm <= WIDEST_LINE_MM && (said === undefined || band.widthMm <= said);
  if (!stone || !band || !fits) {
    const standing = stoneFor(main, shape, stoneSizeFor(main, shape, clamp(STATION_RATIO * widthMm, 2.5, 5), 0));
    const count = main.count ?? countForWeight(main, shape, widthMm, look.stations ?? 5);
    const turn = inTurnWith(asked.stones, standing);
    return {
      stones: { station: standing, ...turn.stones },
      parts: stationParts({ holds: 'station', ...turn.row }, standing, count, host, asked.alloys[0]),
      band: {},
    };
  }
  const part =
    look.set === 'inset'
      ? sunkRow(stone, main.count ?? countForWeight(main, shape, widthMm, 7), host.outerRadiusMm)
      : line(stone, main.count, host.outerRadiusMm);
  const id = look.set === 'inset' ? 'inset' : 'line';
  const turn = inTurnWith(asked.stones, stone);
  return { stones: { [id]: stone, ...turn.stones }, parts: { [id]: { ...part, holds: id, ...turn.row } }, band };
}

/** The odd count of stones that meets a said weight before each stone grows too large for its band. */
function countForWeight(main: StoneWish, shape: BuiltCutId, widthMm: number, usual: number): number {
  if (main.totalCarats === undefined) return usual;
  const widest = clamp(STATION_RATIO * widthMm, 2.5, 4);
  const each = estimateCarats(stoneFor(main, shape, stoneSizeFor({ ...main, size: undefined }, shape, widest, 0)));
  const wished = main.totalCarats / each;
  return clamp(2 * Math.floor(wished / 2) + 1, usual, 3 * usual);
}

/** Longer stones than this are set in collars on the band, not into it. */
const WIDEST_LINE_MM = 5;

function stoneInBand(main: StoneWish, shape: BuiltCutId, widthMm: number): Stone {
  const room = Math.max(1.2, Math.min(LINE_RATIO * widthMm, widthMm - 2 * EDGE_MM)) / builtCuts[shape].lengthToWidth;
  return stoneFor(main, shape, stoneSizeFor(main, shape, Math.max(1, room), 0));
}

/** The band that a stone asks for: metal under its culet, an edge on both sides. */
function bandFor(stone: Stone, widthMm: number, thicknessMm: number) {
  return {
    thicknessMm: Math.max(thicknessMm, Math.ceil((depthMm(stone) + 0.35) * 10) / 10),
    widthMm: Math.max(
      widthMm,
      roundToStep(stone.lengthMm + 2 * Math.max(EDGE_MM, 0.5 * stone.lengthMm * SUNK_SHARE), 0.1),
    ),
  };
}

/** Share of the metal beside a sunk stone that a bead-set line needs too. */
const SUNK_SHARE = 1;

function sunkRow(stone: Stone, count: number, outerRadiusMm: number): PartOf<'flush'> {
  const spacingDeg = clamp(
    roundToStep(degrees(3 * stoneWidthMm(stone), outerRadiusMm), 0.5),
    3,
    300 / Math.max(1, count),
  );
  return { kind: 'flush', on: 'band', holds: 'inset', count: Math.min(40, count), spacingDeg };
}

/** Girdle to girdle in a line. */
const LINE_GAP_MM = makingRules.pave.gapMm.limit;

/** A bead-set stone lies this much deeper, so that its beads can reach over it. */
const SEAT_MM = 0.3;

function line(stone: Stone, count: number | undefined, outerRadiusMm: number): PartOf<'pave'> {
  // Neighbours keep apart by the longer side of their stones.
  // Tables lie level with the metal, so the girdles stand on a smaller circle.
  const girdleRadiusMm = outerRadiusMm - crownMm(stone.shape, stoneWidthMm(stone)) - SEAT_MM;
  const stepDeg = degrees(stone.lengthMm + LINE_GAP_MM, girdleRadiusMm);
  const open = Math.max(3, Math.round(LINE_ARC_DEG / 2 / stepDeg));
  const countPerSide = count === undefined ? open : Math.max(1, Math.round(count / 2));
  return {
    kind: 'pave',
    on: 'band',
    holds: 'line',
    countPerSide: Math.min(80, countPerSide),
    startDeg: roundToStep(stepDeg / 2, 0.5),
    gapMm: LINE_GAP_MM,
  };
}

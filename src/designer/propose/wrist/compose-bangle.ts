import type { Part, PartOf } from '#spec/part-registry.ts';
import type { Stone } from '#spec/stone.ts';
import { clamp, roundToStep } from '#shared/units.ts';
import { alloys } from '#spec/tables/alloys.ts';
import type { Draft } from '../draft.ts';
import type { Intent } from '../intent/intent.ts';
import { bangleOfWidth, bangleWidthForArea, turnsFor } from '../proportions/bangle.ts';
import { degrees, pavilionMm } from '../proportions/ring.ts';
import { shapeFor, stoneOf, stoneSizeFor } from '../proportions/stone-choice.ts';
import { headPart } from '../ring/head-part.ts';
import type { RingLook } from '../ring/ring-look.ts';

/** What tells one bangle from the next. */
export interface BangleLook {
  readonly section: PartOf<'bangle-band'>['section'] | 'twist';
  /** Against the usual width. */
  readonly scale: number;
  readonly finish: RingLook['finish'];
  readonly milgrain?: boolean;
  /** How its stones are set; none without. */
  readonly set?: 'line' | 'stations' | 'inset';
  readonly stations?: 3 | 5 | 7;
}

/** A daily bangle is 4 mm wide, a kada 8 (taste, section 5). */
const USUAL_MM = { bangle: 4, kada: 8 } as const;

/** A weight limit is met with this much to spare: castings vary. */
const WEIGHT_SHARE = 0.93;

/** Stones over the width of the band (taste, section 5: 60 to 70 %, edge at least 0.6). */
const LINE_RATIO = 0.62;
const EDGE_MM = 0.6;

/** Stones lie over the top 120 to 160 degrees only (taste, section 5). */
const LINE_ARC_DEG = 140;

/** A rigid bangle; its stones, if any, over the top. */
export function composeBangle(intent: Intent, look: BangleLook, kada: boolean, richness: number): Draft {
  const { size } = intent;
  if (!size) throw new Error('A bangle needs a wrist size');
  const widthMm = widthOf(intent, look, kada, richness);
  const shell = {
    kind: 'bangle',
    metal: { alloy: intent.alloys[0], finish: intent.finish ?? look.finish },
    size,
  } as const;
  if (look.section === 'twist') {
    const strands = widthMm < 3.4 ? 2 : 3;
    return {
      ...shell,
      stones: {},
      parts: { band: { kind: 'twist-band', strands, widthMm, turns: turnsFor(widthMm) } },
    };
  }
  const measures = bangleOfWidth(look.section, widthMm, intent.lengths.thicknessMm);
  const setting = setInto(intent, look, measures.widthMm, measures.thicknessMm, size.innerDiameterMm / 2);
  const band: Part = { kind: 'bangle-band', section: look.section, ...measures, ...setting?.band };
  const milgrain = look.milgrain ? { milgrain: { kind: 'milgrain', on: 'band', beadMm: 0.5 } as const } : {};
  return { ...shell, stones: setting?.stones ?? {}, parts: { band, ...setting?.parts, ...milgrain } };
}

function widthOf(intent: Intent, look: BangleLook, kada: boolean, richness: number): number {
  const said = intent.lengths.bandWidthMm ?? intent.lengths.widthMm;
  if (said !== undefined) return said;
  const bold = 1 + 0.25 * intent.style.boldness;
  const open = roundToStep(
    clamp((kada ? USUAL_MM.kada : USUAL_MM.bangle) * look.scale * bold * (1 + 0.06 * richness), 2, 14),
    0.1,
  );
  const { aboutGrams, maximumGrams } = intent.weight;
  const grams = aboutGrams ?? (maximumGrams === undefined ? undefined : WEIGHT_SHARE * maximumGrams);
  if (grams === undefined) return open;
  const heaviest = widthForGrams(intent, look, grams);
  // A wished weight is met; a limit is only kept.
  return aboutGrams === undefined ? Math.min(open, heaviest) : heaviest;
}

function widthForGrams(intent: Intent, look: BangleLook, grams: number): number {
  const radiusMm = (intent.size?.innerDiameterMm ?? 60.325) / 2;
  const areaMm2 = (grams * 1000) / alloys[intent.alloys[0]].densityGramsPerCm3 / (2 * Math.PI * (radiusMm + 0.9));
  if (look.section === 'twist') return clamp(Math.floor(Math.sqrt(areaMm2 / 0.62) * 10) / 10, 2, 14);
  return bangleWidthForArea(look.section, areaMm2, intent.lengths.thicknessMm);
}

interface SetBangle {
  readonly parts: Readonly<Record<string, Part>>;
  readonly stones: Readonly<Record<string, Stone>>;
  /** What the stones ask of the band. */
  readonly band: { readonly thicknessMm?: number; readonly widthMm?: number };
}

function setInto(
  intent: Intent,
  look: BangleLook,
  widthMm: number,
  thicknessMm: number,
  radiusMm: number,
): SetBangle | undefined {
  const { main } = intent.stones;
  if (!look.set || !main) return undefined;
  const outerMm = radiusMm + thicknessMm;
  const shape = shapeFor(main, 'round');
  const room = Math.max(1.2, Math.min(LINE_RATIO * widthMm, widthMm - 2 * EDGE_MM));
  if (look.set === 'stations') {
    const count = main.count ?? look.stations ?? 5;
    const stone = stoneOf(main, shape, stoneSizeFor(main, shape, clamp(1.1 * widthMm, 3, 7), 0));
    return { stones: { station: stone }, parts: stations(intent, stone, count, outerMm), band: {} };
  }
  const stone = stoneOf(main, shape, stoneSizeFor(main, shape, room, 0));
  const acrossMm = stone.widthMm ?? stone.lengthMm;
  const deep = roundToStep(pavilionMm(shape, acrossMm) + 0.15 * acrossMm + 0.6, 0.1);
  const band = {
    thicknessMm: Math.max(thicknessMm, deep),
    widthMm: Math.max(widthMm, intent.lengths.bandWidthMm ?? roundToStep(acrossMm + 2 * EDGE_MM, 0.1)),
  };
  if (look.set === 'inset') {
    const count = main.count ?? 7;
    const spacingDeg = clamp(roundToStep(degrees(3 * acrossMm, outerMm), 0.5), 3, 360 / (count + 1));
    return {
      stones: { inset: stone },
      parts: { inset: { kind: 'flush', on: 'band', holds: 'inset', count, spacingDeg } },
      band,
    };
  }
  const gapMm = 0.15;
  const step = degrees(acrossMm + gapMm, outerMm);
  const countPerSide =
    main.count === undefined
      ? Math.max(3, Math.round(LINE_ARC_DEG / 2 / step))
      : Math.max(1, Math.round(main.count / 2));
  const pave: Part = {
    kind: 'pave',
    on: 'band',
    holds: 'line',
    countPerSide: Math.min(80, countPerSide),
    startDeg: roundToStep(step / 2, 0.5),
    gapMm,
  };
  return { stones: { line: stone }, parts: { line: pave }, band };
}

/** Collars at even steps over the top, the middle one at twelve o'clock. */
function stations(intent: Intent, stone: Stone, count: number, outerMm: number): Readonly<Record<string, Part>> {
  const acrossMm = stone.lengthMm;
  const stepDeg = clamp(degrees(3.2 * acrossMm, outerMm), 12, 320 / Math.max(1, count - 1));
  return Object.fromEntries(
    Array.from({ length: Math.min(count, 24) }, (_, index) => {
      const aroundDeg = roundToStep((index - (count - 1) / 2) * stepDeg, 0.5);
      return [
        `station-${index + 1}`,
        headPart('station', stone, { head: 'bezel' }, { on: 'band', aroundDeg, baseHeightMm: 0.7 }, intent.alloys[0]),
      ];
    }),
  );
}

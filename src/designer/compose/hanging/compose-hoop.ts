import { clamp, roundToStep } from '#shared/units.ts';
import type { Part, PartOf } from '#spec/part-registry.ts';
import type { NamedLength } from '#spec/sizes/lengths.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import type { HoopLook } from '../../looks/hoop-look.ts';
import type { ComposedDesign } from '../../composed-design.ts';
import {
  hoopMetal,
  hoopOpeningMm,
  hoopTurns,
  usualHoopWidthMm,
  wearableWidthMm,
} from '../../proportions/hanging/ear-hoop.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import { catchPart } from './hang-parts.ts';
import { setInHoop } from './hoop-stones.ts';

/** What the name of a hoop says of it. */
export interface HoopName {
  /** Outside diameter when none was said. */
  readonly usualMm: number;
  readonly leastMm: number;
  readonly mostMm: number;
  readonly catch: PartOf<'hoop-catch'>['style'];
  /** Outside diameters of one that is said to be small or large. */
  readonly small: NamedLength;
  readonly large: NamedLength;
  /** Width of its metal over that of any hoop. */
  readonly metal: number;
  /** Thickest metal of one that is a band. */
  readonly thickestMm?: number;
}

const { earring } = makingRules;

/** A width from here on is that of the whole hoop, not of its metal. */
const WHOLE_FROM_MM = 9;

/** A hoop, huggie, bali or sleeper: its metal bent round, what closes it, and stones down its front. */
export function composeHoop(asked: PieceWish, look: HoopLook, name: HoopName, richness: number): ComposedDesign {
  const outerDiameterMm = outsideOf(asked, look, name);
  const body = bodyOf(asked, look, { ...name, outerDiameterMm, richness });
  const set = setInHoop(asked, look, body, richness);
  const hoop: PartOf<'hoop'> = { ...body, ...set?.metal };
  const parts: Record<string, Part> = { hoop, ...set?.parts };
  if (look.milgrain) parts['milgrain'] = { kind: 'milgrain', on: 'hoop', beadMm: 0.35 };
  return {
    kind: 'earrings',
    metal: { alloy: asked.alloys[0], finish: asked.finish ?? look.finish },
    size: undefined,
    stones: set?.stones ?? {},
    parts: { ...parts, catch: catchPart('hoop', name.catch) },
  };
}

/** What other words of size make of the diameter and of the metal. */
const WIDER = { dainty: 0.85, usual: 1, bold: 1.15 } as const;
const BROADER = { small: 0.9, dainty: 0.9, usual: 1, bold: 1.1, large: 1.1 } as const;
const BROADER_METAL = { slim: 0.7, usual: 1, chunky: 1.6 } as const;

/** The diameter that was said, in whatever words; otherwise the usual one within the bounds of its name. */
function outsideOf({ lengths, style }: PieceWish, { around = 1 }: HoopLook, name: HoopName): number {
  const { diameterMm, heightMm, lengthMm, widthMm = 0 } = lengths;
  const said = diameterMm ?? heightMm ?? lengthMm ?? (widthMm >= WHOLE_FROM_MM ? widthMm : undefined);
  if (said !== undefined) return Math.min(90, Math.max(8, said));
  const { whole } = style.size;
  if (whole === 'small' || whole === 'large') {
    const { fromMm, toMm, usualMm } = name[whole];
    return roundToStep(clamp(usualMm * around, fromMm, toMm), 0.5);
  }
  return roundToStep(clamp(name.usualMm * around * WIDER[whole], name.leastMm, name.mostMm), 0.5);
}

type BodyTask = HoopName & { readonly outerDiameterMm: number; readonly richness: number };

function bodyOf(asked: PieceWish, look: HoopLook, task: BodyTask): PartOf<'hoop'> {
  const { lengths, heft, style } = asked;
  const { outerDiameterMm, richness } = task;
  const saidWidth = lengths.bandWidthMm ?? saidMetal(lengths.widthMm);
  const isWire = look.section === 'round' || look.twist !== undefined;
  const said = saidWidth ?? (isWire ? lengths.thicknessMm : undefined);
  const drawn = (widthMm: number): PartOf<'hoop'> => {
    const { thicknessMm, ...wide } = hoopMetal(isWire ? 'round' : look.section, said ?? widthMm);
    const metal = { ...wide, thicknessMm: Math.min(thicknessMm, task.thickestMm ?? thicknessMm) };
    const open = { outerDiameterMm, openingMm: hoopOpeningMm(outerDiameterMm), ...metal };
    return {
      kind: 'hoop',
      section: isWire ? 'round' : look.section,
      ...open,
      ...(said === undefined ? {} : { widthMm: said, thicknessMm: isWire ? said : metal.thicknessMm }),
      ...(isWire || lengths.thicknessMm === undefined ? {} : { thicknessMm: lengths.thicknessMm }),
      turns: look.twist ? hoopTurns(open, said ?? metal.widthMm, look.twist) : 0,
    };
  };
  if (said !== undefined) return drawn(said);
  const usual = usualHoopWidthMm(outerDiameterMm) * task.metal;
  const { whole, metal } = style.size;
  const wished = usual * look.scale * BROADER[whole] * BROADER_METAL[metal] * (1 + 0.05 * (richness + heft));
  const mostGrams = earring[metal === 'chunky' ? 'occasionGramsPerEarMax' : 'everydayGramsPerEarMax'].limit;
  return drawn(asked.bulk * wearableWidthMm(wished, drawn, asked.alloys[0], mostGrams));
}

function saidMetal(widthMm: number | undefined): number | undefined {
  return widthMm !== undefined && widthMm < WHOLE_FROM_MM ? widthMm : undefined;
}

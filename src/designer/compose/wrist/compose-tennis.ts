import type { DesignSpec } from '#spec/design-spec.ts';
import type { PartOf } from '#spec/part-registry.ts';
import { estimateSize } from '#spec/stone-weight.ts';
import { cutLayouts } from '#layout/cuts/registry.ts';
import { alloys } from '#spec/tables/alloys.ts';
import { builtCuts } from '#spec/tables/cuts.ts';
import type { ComposedDesign } from '../../composed-design.ts';
import type { TennisLook } from '../../looks/tennis-look.ts';
import { inTurnWith } from '../in-turn.ts';
import { planTennis } from '../../proportions/wrist/line.ts';
import { saidMeasures, shapeFor, stoneFor } from '../../proportions/stone-choice.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';

/** What is made of hinged settings, and what it goes around. */
export interface WornLine {
  readonly kind: DesignSpec['kind'];
  readonly worn: PartOf<'tennis-line'>['worn'];
  readonly usualLengthMm: number;
}

/** What words of size add to a stone. */
const LARGER_MM = { small: -0.5, dainty: -0.3, usual: 0, bold: 0.3, large: 0.6 } as const;

/** Claws at corners stand between the stones of a line; around a neck they need room to turn, too. */
const CORNERED_GAP_MM = { wrist: 1, neck: 1.3 } as const;

/** What the box clasp adds to the line. */
const CLASP_MM = 9;

/** A line of equal settings, each hinged to the next, with its clasp: around a wrist or a neck. */
export function composeTennis(
  asked: PieceWish,
  look: TennisLook,
  richness: number,
  { kind, worn, usualLengthMm }: WornLine,
): ComposedDesign {
  const { main } = asked.stones;
  if (!main) throw new Error('A tennis line needs stones');
  const shape = shapeFor(main, look.shape ?? 'round');
  const said = saidMeasures(main, shape);
  const ratio = said ? said.lengthMm / said.widthMm : (main.lengthToWidth ?? builtCuts[shape].lengthToWidth);
  const eachMm =
    main.size?.said === 'carats' ? estimateSize(main.gem, shape, main.size.carats, ratio).widthMm : undefined;
  const stoneMm = said?.widthMm ?? eachMm;
  const plan = planTennis({
    gem: main.gem,
    shape,
    lineMm: (asked.lengths.lengthMm ?? usualLengthMm) - CLASP_MM,
    ratio,
    stoneMm,
    count: main.count,
    totalCarats: stoneMm === undefined ? main.totalCarats : undefined,
    usualMm: look.stoneMm + 0.1 * richness + 0.15 * asked.heft + LARGER_MM[main.worded ?? asked.style.size.single],
    usualGapMm: cutLayouts[shape].sharpCorners ? Math.max(look.gapMm, CORNERED_GAP_MM[worn]) : look.gapMm,
    worn,
    soft: alloys[asked.alloys[0]].soft,
  });
  const { widthMm, lengthMm, count, gapMm, prongMm } = plan;
  const stone = stoneFor(main, shape, { widthMm, lengthMm: said?.lengthMm ?? lengthMm });
  const turn = inTurnWith(asked.stones, stone);
  return {
    kind,
    metal: { alloy: asked.alloys[0], finish: asked.finish ?? look.finish },
    size: undefined,
    stones: { line: stone, ...turn.stones },
    parts: {
      line: { kind: 'tennis-line', holds: 'line', ...turn.row, count, gapMm, prongMm, worn },
      clasp: { kind: 'clasp', on: 'line', style: 'box', lengthMm: CLASP_MM },
    },
  };
}

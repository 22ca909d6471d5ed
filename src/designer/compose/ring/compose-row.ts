import { roundToStep } from '#shared/units.ts';
import type { PartOf } from '#spec/part-registry.ts';
import { estimateSize } from '#spec/stone-weight.ts';
import { builtCuts } from '#spec/tables/cuts.ts';
import type { ComposedDesign } from '../../composed-design.ts';
import { planRow, type RowSetting } from '../../proportions/ring/eternity.ts';
import { evenBand, shankOfWidth } from '../../proportions/ring/ring.ts';
import { saidMeasures, shapeFor, stoneFor } from '../../proportions/stone-choice.ts';
import { inTurnWish } from '../../wish/stones/in-turn-wish.ts';
import { inTurnWith } from '../in-turn.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import type { RingLook } from '../../looks/ring-look.ts';

/** What tells one row from the next. */
export interface RowLook {
  readonly setting: RowSetting;
  readonly profile: PartOf<'shank'>['profile'];
  /** Stone size of the idea, and the arc of the row where it does not go all the way around. */
  readonly stoneMm: number;
  readonly arcDeg: number;
  readonly milgrain?: boolean;
  /** Metal beside the stones beyond what they need. */
  readonly widerMm?: number;
  readonly finish: RingLook['finish'];
  readonly shape?: Parameters<typeof shapeFor>[1];
}

/** What words of size add to each stone: a slim row is one of small stones. */
const LARGER_MM = { small: -0.4, dainty: -0.3, usual: 0, bold: 0.4, large: 0.7 } as const;

/** Equal stones around the finger, all the way or over the top. */
export function composeRow(asked: PieceWish, look: RowLook, full: boolean, richness: number): ComposedDesign {
  const { main } = asked.stones;
  const { size } = asked;
  if (!main || !size) throw new Error('A row needs stones and a finger size');
  const shape = shapeFor(main, look.shape ?? 'round');
  const said = saidMeasures(main, shape);
  const ratio = said ? said.lengthMm / said.widthMm : (main.lengthToWidth ?? builtCuts[shape].lengthToWidth);
  const saidMm = said?.widthMm;
  const eachCarats = main.size?.said === 'carats' ? main.size.carats : undefined;
  const planned = (count: number | undefined) =>
    planRow({
      gem: main.gem,
      shape,
      ratio,
      innerRadiusMm: size.innerDiameterMm / 2,
      full,
      setting: look.setting,
      stoneMm:
        saidMm ?? (eachCarats === undefined ? undefined : estimateSize(main.gem, shape, eachCarats, ratio).widthMm),
      count,
      totalCarats: saidMm === undefined && eachCarats === undefined ? main.totalCarats : undefined,
      usualMm: look.stoneMm + 0.1 * richness + LARGER_MM[main.worded ?? asked.style.size.single],
      usualArcDeg: look.arcDeg,
      bandWidthMm: asked.lengths.bandWidthMm,
      widerMm: (look.widerMm ?? 0) + 0.1 * asked.heft,
    });
  const first = planned(main.count);
  // Around the finger two gems meet in turn only where their number is even.
  const isUneven = full && first.count % 2 !== 0 && inTurnWish(asked.stones) !== undefined;
  const plan = isUneven ? planned(first.count - 1) : first;
  const thicknessMm = asked.lengths.thicknessMm ?? plan.thicknessMm;
  // Culets must keep their distance from the finger along the whole row, so a long row allows no taper.
  const even = full || plan.arcDeg > 100 || asked.lengths.bandWidthMm !== undefined;
  const measures = even ? evenBand(plan.bandWidthMm, thicknessMm) : shankOfWidth(plan.bandWidthMm, thicknessMm);
  const lengthMm = said?.lengthMm ?? roundToStep(plan.stoneMm * ratio, 0.01);
  const stone = stoneFor(main, shape, { widthMm: plan.stoneMm, lengthMm });
  const turn = inTurnWith(asked.stones, stone);
  return {
    kind: 'ring',
    metal: { alloy: asked.alloys[0], finish: asked.finish ?? look.finish },
    size,
    stones: { row: stone, ...turn.stones },
    parts: {
      shank: { kind: 'shank', profile: asked.ring.profile ?? look.profile, ...measures, pinch: 1 },
      row: {
        kind: 'eternity-row',
        on: 'shank',
        holds: 'row',
        ...turn.row,
        count: Math.min(80, plan.count),
        arcDeg: plan.arcDeg,
        setting: look.setting,
      },
      ...(look.milgrain ? { milgrain: { kind: 'milgrain', on: 'shank', beadMm: 0.3 } as const } : {}),
    },
  };
}

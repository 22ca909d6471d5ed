import { applyEdit } from '#spec/edit.ts';
import { defaultWorkshopProfile } from '#spec/workshop/default-workshop-profile.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import { pictureModel } from '#picture/picture-model.ts';
import { freshBuilder } from '../fresh-builder.ts';
import { type BenchmarkCase, measuredOn, milliseconds, type Row } from '../row.ts';
import { samples } from '../samples.ts';
import { timed } from '../timing.ts';

/** The slider that a jeweller would move first on each piece: path in the spec and its two ends. */
const sliders: Readonly<Record<string, readonly [path: string, from: number, to: number]>> = {
  plainBand: ['/parts/shank/palmWidthMm', 4, 6],
  solitaire: ['/parts/shank/palmWidthMm', 1.5, 2],
  threeStone: ['/parts/shank/palmWidthMm', 1.5, 2],
  haloRing: ['/parts/head/prongMm', 0.8, 1],
  haloPaveRing: ['/parts/halo/gapMm', 0.1, 0.2],
  heartPendant: ['/parts/bail/widthMm', 1.8, 2.8],
  drops: ['/parts/drop/wallMm', 0.6, 0.9],
  twistedBangle: ['/parts/band/widthMm', 4, 5],
  tennisBracelet: ['/parts/line/prongMm', 0.7, 0.9],
};

const STEPS = 40;

function edited(spec: DesignSpec, [path, from, to]: readonly [string, number, number], step: number): DesignSpec {
  const value = from + ((to - from) * (step + 1)) / (STEPS + 1);
  const result = applyEdit(spec, [{ op: 'replace', path, value }]);
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}

/** What a slider costs while it moves and when it rests, other parts unchanged. */
export const editing: BenchmarkCase = {
  name: 'editing',
  async run() {
    const rows: Row[] = [];
    for (const { name, spec } of samples) {
      const slider = sliders[name];
      if (!slider) continue;
      const builder = await freshBuilder();
      const steps = Array.from({ length: STEPS }, (_, step) => edited(spec, slider, step));
      const drag = timed(STEPS, {
        work: (run) => {
          const moved = run < 0 ? spec : (steps[run] as DesignSpec);
          const piece = builder.drag(moved);
          if (!piece.ok) throw new Error(piece.problem.message);
          pictureModel(piece.value, moved);
        },
      });
      const settle = timed(12, {
        work: (run) => {
          const moved = run < 0 ? spec : (steps[run * 3] as DesignSpec);
          const settled = builder.settle(moved, 'view', defaultWorkshopProfile);
          if (!settled.ok) throw new Error(settled.problem.message);
        },
      });
      rows.push(
        ...measuredOn(name, [
          milliseconds('drag, median', drag.medianMs),
          milliseconds('drag, p95', drag.p95Ms, 16),
          milliseconds('settled edit, median', settle.medianMs, 100),
        ]),
      );
    }
    return rows;
  },
};

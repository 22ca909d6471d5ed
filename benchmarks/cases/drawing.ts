import type { PictureModel } from '#picture/contract.ts';
import { lineDrawing } from '#picture/line-drawing.ts';
import { pictureModel } from '#picture/picture-model.ts';
import { builtInDesigner } from '#designer/assistants/testing/built-in-designer.ts';
import { proposeOptions } from '#designer/propose/testing/propose-options.ts';
import { trayFraming } from '#workbench/tray/tray-framing.ts';
import { freshBuilder } from '../fresh-builder.ts';
import { type BenchmarkCase, milliseconds } from '../row.ts';
import { RUBY_BRIEF } from '../samples.ts';
import { timingOf } from '../timing.ts';

/** What a client waits for before anything can be seen: shells of four proposals and their pencil drawings. */
export const drawing: BenchmarkCase = {
  name: 'drawing',
  async run() {
    const request = await builtInDesigner.understand(RUBY_BRIEF);
    if (!request.ok) throw new Error(request.problem.message);
    const durations: number[] = [];
    // Each run has a fresh builder and another seed: nothing of an earlier one is remembered.
    for (let run = 0; run < 6; run += 1) {
      const proposed = await builtInDesigner.propose(request.value, proposeOptions({ seed: run + 1 }));
      if (!proposed.ok) throw new Error(proposed.problem.message);
      const builder = await freshBuilder();
      const from = performance.now();
      const models = proposed.value.map(({ spec }): PictureModel => {
        const piece = builder.drag(spec);
        if (!piece.ok) throw new Error(piece.problem.message);
        return pictureModel(piece.value, spec);
      });
      const picture = { ...trayFraming(models, 512, 1), ground: 'paper' } as const;
      for (const model of models) lineDrawing(model, picture);
      durations.push(performance.now() - from);
    }
    return [
      milliseconds('four line drawings, first of a session', durations[0] as number),
      milliseconds('four line drawings, median', timingOf(durations.slice(1)).medianMs, 300),
    ];
  },
};

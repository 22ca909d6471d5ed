import { openTracerPool, renderPictureNode } from '#node/render-picture.ts';
import { pictureModel } from '#picture/picture-model.ts';
import { completeSpec } from '#spec/testing/complete-spec.ts';
import { trayFraming } from '#workbench/tray/tray-framing.ts';
import { haloPaveRing, haloRing, solitaire, threeStone } from '#spec/testing/sample-specs.ts';
import { freshBuilder } from '../fresh-builder.ts';
import { type BenchmarkCase, milliseconds } from '../row.ts';
import { timedAsync } from '../timing.ts';

/** Photographs after the geometry is there: a tray of four, and one to show. */
export const photographs: BenchmarkCase = {
  name: 'photographs',
  async run() {
    const builder = await freshBuilder();
    const models = [haloRing, haloPaveRing, solitaire, threeStone].map((sample) => {
      const spec = completeSpec(sample);
      const piece = builder.view(spec);
      if (!piece.ok) throw new Error(piece.problem.message);
      return pictureModel(piece.value, spec);
    });
    const [halo] = models;
    if (!halo) throw new Error('Nothing to photograph');
    const pool = openTracerPool();
    const tray = { ...trayFraming(models, 256, 1), ground: 'paper' } as const;
    const four = await timedAsync(3, async () => {
      for (const model of models) await renderPictureNode(model, tray, { pool });
    });
    const quick = await timedAsync(3, async () => {
      for (const model of models) await renderPictureNode(model, tray, { pool, passCount: 3 });
    });
    const one = await timedAsync(2, async () => {
      await renderPictureNode(halo, { ...trayFraming([halo], 512, 1), ground: 'paper' }, { pool });
    });
    await pool.close();
    return [
      milliseconds('four pictures of 256², the tray’s three passes', quick.medianMs, 6000),
      milliseconds('four pictures of 256², clean', four.medianMs),
      milliseconds('one picture of 512², clean', one.medianMs, 6000),
    ];
  },
};

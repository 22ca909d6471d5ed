import { loadManifoldKernel } from '#engine/kernel/manifold-kernel.ts';
import { loadWasmBinary } from '#node/manifold-wasm.ts';
import { solitaireInput, solitaireRecipe } from '../peers/input-meshes.ts';
import { viaJscad } from '../peers/jscad.ts';
import { viaThreeBvhCsg } from '../peers/three-bvh-csg.ts';
import { type BenchCase, milliseconds, type Row } from '../row.ts';
import { timed } from '../timing.ts';

/** Our kernel beside the two that a web studio would otherwise take, on identical meshes in the same run. */
export const kernels: BenchCase = {
  name: 'kernels',
  async run() {
    const kernel = await loadManifoldKernel({ wasmBinary: await loadWasmBinary() });
    const rows: Row[] = [];
    for (const quality of ['drag', 'view', 'export'] as const) {
      const input = solitaireInput(quality);
      const size = `${(input.triangles / 1000).toFixed(1)}k triangles`;
      const ours = timed(5, () => {
        const body = kernel.evaluate(solitaireRecipe(input));
        if (!body.ok) throw new Error(body.problem.message);
      });
      const csg = timed(3, () => void viaThreeBvhCsg(input));
      rows.push(
        milliseconds(`manifold, ${size}`, ours.medianMs),
        milliseconds(`three-bvh-csg, ${size}`, csg.medianMs),
        {
          what: `three-bvh-csg over manifold, ${size}`,
          value: csg.medianMs / ours.medianMs,
          unit: '×',
          ...(quality === 'drag' ? { target: { kind: 'at least', value: 3 } } : {}),
        },
      );
      // JSCAD takes seconds at the larger sizes: measured where the target stands.
      if (quality !== 'drag') continue;
      const jscad = timed(2, () => void viaJscad(input));
      rows.push(milliseconds(`JSCAD, ${size}`, jscad.medianMs), {
        what: `JSCAD over manifold, ${size}`,
        value: jscad.medianMs / ours.medianMs,
        unit: '×',
        target: { kind: 'at least', value: 10 },
      });
    }
    kernel.dispose();
    return rows;
  },
};

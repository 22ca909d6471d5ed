import { loadManifoldKernel } from '#engine/kernel/manifold-kernel.ts';
import { loadWasmBinary } from '#node/manifold-wasm.ts';
import { solitaireInput, solitaireRecipe } from '../peers/input-meshes.ts';
import { viaJscad } from '../peers/jscad.ts';
import { viaThreeBvhCsg } from '../peers/three-bvh-csg.ts';
import { type BenchmarkCase, milliseconds, type Row } from '../row.ts';
import { timed } from '../timing.ts';

/** How much the results for one body may differ: the peers compute in 32-bit floats or with a coarser epsilon. */
const SAME_VOLUME = 0.01;

/** Our kernel beside the two that a web studio would otherwise use, on identical meshes in the same run. */
export const kernels: BenchmarkCase = {
  name: 'kernels',
  async run() {
    const kernel = await loadManifoldKernel({ wasmBinary: await loadWasmBinary() });
    const rows: Row[] = [];
    for (const quality of ['drag', 'view', 'export'] as const) {
      const input = solitaireInput(quality);
      const of = `solitaire of ${(input.triangles / 1000).toFixed(1)}k triangles`;
      let volumeMm3 = 0;
      const ours = timed(7, {
        // The kernel remembers recipes by their content: without this only the first run would compute anything.
        before: () => kernel.dispose(),
        work: () => {
          const body = kernel.evaluate(solitaireRecipe(input));
          if (!body.ok) throw new Error(body.problem.message);
          volumeMm3 = body.value.volumeMm3;
        },
      });
      rows.push({ of, ...milliseconds('manifold (ours)', ours.medianMs) });
      const peer = (name: string, runs: number, via: typeof viaJscad, atLeast: number | undefined): void => {
        const theirs = timed(runs, { work: () => expectSameVolume(name, via(input), volumeMm3) });
        rows.push(
          { of, ...milliseconds(name, theirs.medianMs) },
          {
            of,
            what: `${name} over ours`,
            value: theirs.medianMs / ours.medianMs,
            unit: '×',
            ...(atLeast === undefined ? {} : { target: { kind: 'at least', value: atLeast } }),
          },
        );
      };
      peer('three-bvh-csg', 3, viaThreeBvhCsg, 3);
      // JSCAD takes half a minute at the larger sizes: measured where it is quickest.
      if (quality === 'drag') peer('JSCAD', 2, viaJscad, 10);
    }
    kernel.dispose();
    return rows;
  },
};

/** Speeds can only be compared when the results agree. */
function expectSameVolume(name: string, theirsMm3: number, oursMm3: number): void {
  if (Math.abs(theirsMm3 / oursMm3 - 1) > SAME_VOLUME)
    throw new Error(`${name} made ${theirsMm3} mm³ of what is ${oursMm3} mm³`);
}

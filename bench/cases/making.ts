import { exporters } from '#engine/export/registry.ts';
import { defaultWorkshopProfile } from '#spec/workshop/default-workshop-profile.ts';
import { freshBench } from '../bench-kernels.ts';
import { type BenchCase, milliseconds, type Row } from '../row.ts';
import { samples } from '../samples.ts';

/** Full builds with nothing remembered, and the files they end in. */
export const making: BenchCase = {
  name: 'making',
  async run() {
    const rows: Row[] = [];
    for (const { name, spec } of samples) {
      // A first build of another piece warms the compiler, as a session does; nothing of this piece is remembered.
      const bench = await freshBench();
      const view = clock(() => bench.view(spec));
      const settled = clock(() => bench.settle(spec, 'view', defaultWorkshopProfile));
      let bytes = 0;
      const whole = clock(() => {
        const built = bench.export(spec);
        if (built.ok) bytes = exporters.stl.write({ piece: built.value, spec }).length;
        return built;
      });
      if (!whole.value.ok) throw new Error(whole.value.problem.message);
      const piece = whole.value.value;
      rows.push(
        milliseconds(`${name}: full view build`, view.ms, 400),
        milliseconds(`${name}: checks after it`, settled.ms),
        milliseconds(`${name}: export build + STL`, whole.ms, 1500),
        { what: `${name}: triangles, export`, value: piece.cast.mesh.triangles.length / 3, unit: '' },
        { what: `${name}: STL`, value: bytes / 1e6, unit: 'MB' },
        { what: `${name}: 3MF`, value: exporters['3mf'].write({ piece, spec }).length / 1e6, unit: 'MB' },
        { what: `${name}: GLB`, value: exporters.glb.write({ piece, spec }).length / 1e6, unit: 'MB' },
      );
    }
    return rows;
  },
};

function clock<T>(work: () => T): { readonly value: T; readonly ms: number } {
  const from = performance.now();
  const value = work();
  return { value, ms: performance.now() - from };
}

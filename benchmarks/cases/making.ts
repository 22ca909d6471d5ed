import type { BuiltPiece } from '#engine/contract/built-piece.ts';
import { type ExportFormat, exporters } from '#engine/export/registry.ts';
import { checkPiece } from '#engine/making/check-piece.ts';
import { makeSheet } from '#engine/making/sheet.ts';
import type { Result } from '#shared/result.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import { defaultWorkshopProfile } from '#spec/workshop/default-workshop-profile.ts';
import { freshBuilder } from '../fresh-builder.ts';
import { type BenchmarkCase, measuredOn, milliseconds, type Row } from '../row.ts';
import { samples } from '../samples.ts';
import { timingOf } from '../timing.ts';

/** Runs of each piece, each with an empty builder. */
const RUNS = 3;

/** Full builds of every sample, and the files they end in. */
export const making: BenchmarkCase = {
  name: 'making',
  async run() {
    const rows: Row[] = [];
    // As in a session, the code is compiled already: a first round of everything is not measured.
    for (const { spec } of samples) await build(spec);
    for (const { name, spec } of samples) {
      const runs: Awaited<ReturnType<typeof build>>[] = [];
      for (let run = 0; run < RUNS; run += 1) runs.push(await build(spec));
      const median = (figure: 'viewMs' | 'checksMs' | 'exportMs'): number =>
        timingOf(runs.map((one) => one[figure])).medianMs;
      const { piece } = runs[0] as (typeof runs)[number];
      const sheet = makeSheet(spec, piece, defaultWorkshopProfile);
      const megabytes = (format: ExportFormat): Row => ({
        what: exporters[format].label,
        value: exporters[format].write({ piece, spec, sheet }).length / 1e6,
        unit: 'MB',
      });
      rows.push(
        ...measuredOn(name, [
          milliseconds('view build', median('viewMs'), 400),
          milliseconds('its checks', median('checksMs')),
          milliseconds('export build + STL', median('exportMs'), 1500),
          { what: 'triangles', value: piece.cast.mesh.triangles.length / 3, unit: '' },
          ...(Object.keys(exporters) as ExportFormat[]).map(megabytes),
        ]),
      );
    }
    return rows;
  },
};

async function build(spec: DesignSpec) {
  const builder = await freshBuilder();
  const view = clock(() => built(builder.view(spec)));
  const checks = clock(() => checkPiece(spec, view.value));
  const file = clock(() => {
    const piece = built(builder.export(spec));
    exporters.stl.write({ piece, spec, sheet: makeSheet(spec, piece, defaultWorkshopProfile) });
    return piece;
  });
  return { viewMs: view.ms, checksMs: checks.ms, exportMs: file.ms, piece: file.value };
}

function built(result: Result<BuiltPiece>): BuiltPiece {
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}

function clock<T>(work: () => T): { readonly value: T; readonly ms: number } {
  const from = performance.now();
  const value = work();
  return { value, ms: performance.now() - from };
}

import type { Finding } from '#engine/contract/finding.ts';
import type { Sheet } from '#engine/contract/sheet.ts';
import { type ExportFormat, exporters } from '#engine/export/registry.ts';
import { isCastable, joinedFindings } from '#engine/making/check-piece.ts';
import type { PictureModel } from '#picture/contract.ts';
import { pictureModel } from '#picture/picture-model.ts';
import { ok, type Problem, type Result } from '#shared/result.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import type { WorkshopProfile } from '#spec/workshop/workshop-profile.ts';
import type { PieceBuilder } from '../piece-builder.ts';

/** A design at its final quality: sheet, findings, the model for its picture and, when castable, its files. */
export interface FinishedDesign {
  readonly sheet: Sheet;
  readonly findings: readonly Finding[];
  /** Made when it is asked for: a file needs none. */
  readonly model: () => PictureModel;
  /** Writes a file; null while any finding is an error: then no format is written. */
  readonly write: ((format: ExportFormat) => Uint8Array) | null;
}

/**
 * The one way to the files of a design. Checks at view quality (where self-intersection is looked for), then builds at
 * the given quality, unless the view already shows that it can't be cast. An error at either quality withholds the
 * files, never the sheet.
 * @returns a problem only when nothing to show could be built
 */
export function finishDesign(
  builder: Pick<PieceBuilder, 'settle'>,
  spec: DesignSpec,
  quality: 'view' | 'export',
  profile: WorkshopProfile,
): Result<FinishedDesign> {
  const view = builder.settle(spec, 'view', profile);
  if (!view.ok) return view;
  const { piece: viewed, sheet, findings: seen } = view.value;
  const model = () => pictureModel(viewed, spec);
  if (!isCastable(seen)) return ok({ sheet, findings: seen, model, write: null });
  const final = quality === 'view' ? view : builder.settle(spec, 'export', profile);
  if (!final.ok) {
    return ok({ sheet, findings: joinedFindings([refusedByKernel(final.problem)], seen), model, write: null });
  }
  const { piece, sheet: finalSheet } = final.value;
  const findings = joinedFindings(final.value.findings, seen);
  const write = isCastable(findings)
    ? (format: ExportFormat) => exporters[format].write({ piece, spec, sheet: finalSheet })
    : null;
  return ok({ sheet: finalSheet, findings, model, write });
}

/** A design that can be viewed but not built as a file is shown like any other that cannot be cast. */
function refusedByKernel({ message, remedy }: Problem): Finding {
  return {
    rule: 'solid.file',
    severity: 'error',
    part: '',
    parameter: 'export build',
    value: 0,
    limit: 1,
    unit: 'solids',
    message,
    remedy,
    source: 'the geometry kernel',
  };
}

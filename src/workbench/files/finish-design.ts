import type { Finding } from '#engine/contract/finding.ts';
import type { Sheet } from '#engine/contract/sheet.ts';
import type { ExportInput } from '#engine/export/exporter.ts';
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
  readonly model: PictureModel;
  /** Null while any finding is an error: then no format is written. */
  readonly files: Readonly<Record<ExportFormat, Uint8Array>> | null;
}

/**
 * Checks at view quality (where self-intersection is looked for), builds at the given quality and writes the files.
 * An error at either quality withholds the files, never the sheet.
 * @returns a problem only when nothing to show could be built
 */
export function finishDesign(
  builder: Pick<PieceBuilder, 'settle'>,
  spec: DesignSpec,
  quality: 'view' | 'export',
  profile: WorkshopProfile,
): Result<FinishedDesign> {
  const viewed = builder.settle(spec, 'view', profile);
  if (!viewed.ok) return viewed;
  const model = pictureModel(viewed.value.piece, spec);
  const final = quality === 'view' ? viewed : builder.settle(spec, 'export', profile);
  if (!final.ok) {
    const findings = joinedFindings([refusedByKernel(final.problem)], viewed.value.findings);
    return ok({ sheet: viewed.value.sheet, findings, model, files: null });
  }
  const { piece, sheet } = final.value;
  const findings = joinedFindings(final.value.findings, viewed.value.findings);
  const files = isCastable(findings) ? everyFile({ piece, spec }) : null;
  return ok({ sheet, findings, model, files });
}

function everyFile(input: ExportInput): Readonly<Record<ExportFormat, Uint8Array>> {
  const written = Object.entries(exporters).map(([format, exporter]) => [format, exporter.write(input)]);
  return Object.fromEntries(written) as Record<ExportFormat, Uint8Array>;
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

import type { Exporter } from '#engine/export/exporter.ts';
import { type ExportFormat, exporters } from '#engine/export/registry.ts';

/** A format as a download list or the command line offers it. */
export interface FileFormat extends Pick<Exporter, 'extension' | 'label' | 'description'> {
  readonly format: ExportFormat;
}

/** Every format that a design can be handed out in, in the order in which they are offered. */
export const fileFormats: readonly FileFormat[] = Object.entries(exporters).map(
  ([format, { extension, label, description }]) => ({ format: format as ExportFormat, extension, label, description }),
);

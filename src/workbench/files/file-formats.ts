import type { Exporter } from '#engine/export/exporter.ts';
import { type ExportFormat, exporters } from '#engine/export/registry.ts';

/** A file format as the download list and the command line offer it. */
export interface FileFormat extends Pick<Exporter, 'label' | 'description'> {
  readonly format: ExportFormat;
}

/** All file formats for a design, in the order in which they are offered. */
export const fileFormats: readonly FileFormat[] = Object.entries(exporters).map(([format, { label, description }]) => ({
  format: format as ExportFormat,
  label,
  description,
}));

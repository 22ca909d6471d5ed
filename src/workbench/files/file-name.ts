import type { Exporter } from '#engine/export/exporter.ts';
import { type ExportFormat, exporters } from '#engine/export/registry.ts';

/** A file name that every system takes, with the unit that an STL cannot carry: `aurelia-mm.stl`. */
export function fileName(title: string, format: ExportFormat): string {
  const plain = title
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  const { extension, unitInName }: Exporter = exporters[format];
  return `${plain === '' ? 'design' : plain}${unitInName === undefined ? '' : `-${unitInName}`}.${extension}`;
}

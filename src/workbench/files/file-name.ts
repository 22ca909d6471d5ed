import type { Exporter } from '#engine/export/exporter.ts';
import { type ExportFormat, exporters } from '#engine/export/registry.ts';

/** The name of a design's file that every system takes: `aurelia-mm.stl`. */
export const fileName = (title: string, format: ExportFormat): string => withEnding(plainName(title), format);

/** A title as a part of a file's name that every system takes: `aurelia`. */
export function plainName(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return plain === '' ? 'design' : plain;
}

/** A name with the ending of a format, and with the unit that an STL cannot carry: `design-1-mm.stl`. */
export function withEnding(name: string, format: ExportFormat): string {
  const { extension, unitInName }: Exporter = exporters[format];
  return `${name}${unitInName === undefined ? '' : `-${unitInName}`}.${extension}`;
}

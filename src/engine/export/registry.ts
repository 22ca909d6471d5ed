import type { Exporter } from './exporter.ts';
import { glbExporter } from './glb/glb.ts';
import { stlExporter } from './stl.ts';
import { threeMfExporter } from './three-mf/three-mf.ts';

/**
 * Every format that a design can leave the studio in. A new one is a new file and a line here: file names, the command
 * line and the download list take their words from it.
 */
export const exporters = {
  stl: stlExporter,
  '3mf': threeMfExporter,
  glb: glbExporter,
} as const satisfies Readonly<Record<string, Exporter>>;

/** The formats by their names in messages and documents. */
export type ExportFormat = keyof typeof exporters;

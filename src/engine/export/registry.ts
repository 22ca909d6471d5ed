import type { ExportFormat } from '../contract/export-format.ts';
import type { Exporter } from './exporter.ts';
import { glbExporter } from './glb/glb.ts';
import { stlExporter } from './stl.ts';
import { threeMfExporter } from './three-mf/three-mf.ts';

/** Every format that a design can leave the studio in. A new one is a new file and a line here. */
export const exporters = {
  stl: stlExporter,
  '3mf': threeMfExporter,
  glb: glbExporter,
} as const satisfies Record<ExportFormat, Exporter>;

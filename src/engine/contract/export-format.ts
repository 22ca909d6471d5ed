/** A file to hand out: STL and 3MF for casting, GLB for viewing. */
export const exportFormats = ['stl', '3mf', 'glb'] as const;

export type ExportFormat = (typeof exportFormats)[number];

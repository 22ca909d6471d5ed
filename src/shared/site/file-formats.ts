/** The file formats that a design can be downloaded in, as the public pages name them. */
export const namedFormats = ['STL', '3MF', 'GLB'] as const;

/**
 * The file formats that a design can be downloaded in, as the public pages name them: what a caster makes the piece from,
 * in millimetres, and what it is looked at in. GLB is in metres, as its standard wants, and says so to every program.
 */
export const namedFormats = { forCaster: ['STL', '3MF'], toLookAt: ['GLB'] } as const;

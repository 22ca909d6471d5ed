/** Parts that are bought ready-made: a price each, beyond the metal in it. */
export const boughtPartKinds = ['chain', 'clasp', 'ear-wire', 'ghungroo', 'link', 'post'] as const;

export type BoughtPartKind = (typeof boughtPartKinds)[number];

/** What a piece hangs on, which may leave its picture: a chain, and what closes that. */
export const hungOn: ReadonlySet<BoughtPartKind> = new Set<BoughtPartKind>(['chain', 'clasp']);

import { rule } from './rule.ts';

const castGuides = 'gemwares.com CAD guide; misterjewel.com technical tips';

/** Raised and sunk work on a ground: what is finer is lost in polishing. */
export const reliefRules = {
  depthMinMm: rule(0.3, 'one-source', castGuides),
} as const;

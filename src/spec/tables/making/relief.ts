import { rule } from './rule.ts';

const castGuides = 'gemwares.com CAD guide; misterjewel.com technical tips';

/** Raised and sunk work on a ground: what is finer is lost in polishing. */
export const reliefRules = {
  solderedMm: rule(0.35, 'trade practice', 'an ornament on a band is let into it before it is soldered'),
  depthMinMm: rule(0.3, 'one-source', castGuides),
} as const;

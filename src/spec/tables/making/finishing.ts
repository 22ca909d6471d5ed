import { rule } from './rule.ts';

const source = 'gemwares.com CAD guide; Stuller, Best Practices for CAD/CAM; planfab.eu';

/** What filing and polishing take away, from cast to finished. */
export const finishingRules = {
  /** From every surface. */
  perSurfaceMm: rule(0.1, 'two-source', source),
  /** Of the volume, for the weight of the finished piece: on the careful side of a small shop. */
  volumeLossPct: rule(5, 'two-source', `${source}; from 3 to 10 %`),
} as const;

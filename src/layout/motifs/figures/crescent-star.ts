import type { MotifFigure } from '../drawing.ts';
import { crescentOf } from './moon.ts';
import { starOf } from './star.ts';

/** The crescent with the star between its horns; by itself the star leans on its belly. */
export const crescentStarFigure: MotifFigure = {
  hangX: 44,
  stone: { at: [14, 50], roomWidth: 18 },
  leastHeightMm: { silhouette: 11, relief: 8, pierced: 13 },
  draw: (loose) => [crescentOf([50, 50], 51, 40), ...starOf([loose ? 66 : 47, 50], loose ? 24 : 26, 18)],
};

import type { GroundName } from '#picture/contract.ts';
import { type Ground, grounds } from '#picture/light/grounds.ts';

/** What lines can be seen on a ground: pencil, or chalk on dark ones. */
export function drawnWith(ground: GroundName): Ground['drawnWith'] {
  return grounds[ground].drawnWith;
}

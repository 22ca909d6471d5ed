import type { GroundName } from '#picture/contract.ts';
import type { TrayGround } from '../../../studio/journal/picture-shelf.ts';

/** Which of a tray's two drawings can be seen on a ground: the one in chalk on dark ones. */
export function drawnFor(ground: GroundName): TrayGround {
  return ground === 'dark' || ground === 'slate' ? 'dark' : 'paper';
}

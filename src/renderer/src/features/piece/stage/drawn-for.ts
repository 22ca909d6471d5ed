import type { GroundName } from '#picture/contract.ts';
import { drawnWith } from '#scene/drawn-with.ts';
import type { TrayGround } from '../../../studio/tray-ground.ts';

/** Which of a tray's two drawings can be seen on a ground: the one in chalk on dark ones. */
export function drawnFor(ground: GroundName): TrayGround {
  return drawnWith(ground) === 'chalk' ? 'dark' : 'paper';
}

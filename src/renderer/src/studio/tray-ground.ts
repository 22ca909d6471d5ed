import type { GroundName } from '#picture/contract.ts';
import { DARK_SCREEN } from '../lib/dark-screen.ts';
import { useMediaQuery } from '../lib/hooks/use-media-query.ts';

/** What pieces are shown on unless somebody chooses another ground: paper on a light screen, velvet on a dark one. */
export type TrayGround = Extract<GroundName, 'paper' | 'dark'>;

const groundOf = (isDarkScreen: boolean): TrayGround => (isDarkScreen ? 'dark' : 'paper');

/** The ground of trays on the screen as it is now. */
export function trayGround(): TrayGround {
  return groundOf(matchMedia(DARK_SCREEN).matches);
}

/** The ground of trays, also when the screen changes between light and dark. */
export function useTrayGround(): TrayGround {
  return groundOf(useMediaQuery(DARK_SCREEN));
}

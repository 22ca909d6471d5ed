/** By it main tells the preload that the studio is elsewhere. */
export const CONNECTED_SWITCH = '--connected';

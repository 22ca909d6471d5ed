/** By it main tells the preload that the studio is elsewhere, followed by where. */
export const CONNECTED_SWITCH = '--connected=';

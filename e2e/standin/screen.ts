/** One display, with a bar of the system at its upper edge. */
const bounds = { x: 0, y: 0, width: 1920, height: 1080 };
export const workArea = { x: 0, y: 32, width: 1920, height: 1048 };
const display = { id: 1, bounds, workArea, workAreaSize: { width: 1920, height: 1048 }, scaleFactor: 1 };

export const screen = {
  getPrimaryDisplay: () => display,
  getAllDisplays: () => [display],
  getDisplayMatching: () => display,
};

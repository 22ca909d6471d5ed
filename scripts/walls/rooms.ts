/** The rooms of a folder, in the order in which they build on one another. */
export interface RoomOrder {
  readonly folder: string;
  /** From the bottom up: a room may use those before it. Files beside the rooms compose them and may use all. */
  readonly rooms: readonly string[];
  /** Rooms whose inner folders may not use one another, such as the features of the screens. */
  readonly apart: readonly string[];
}

export const roomOrders: readonly RoomOrder[] = [
  {
    folder: 'src/renderer/src',
    rooms: [
      'assets',
      'styles',
      'lib',
      'state',
      'components',
      'api',
      'identity',
      'trial',
      'site',
      'studio',
      'features',
      'app',
    ],
    apart: ['features'],
  },
];

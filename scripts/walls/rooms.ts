/** The rooms of a folder, in the order in which they build on one another. */
export interface RoomOrder {
  readonly folder: string;
  /** From the floor up: a room may use those before it. Files beside the rooms put them together and may use all. */
  readonly rooms: readonly string[];
  /** Rooms of which each inner folder stands alone, as one feature of the screens does beside the others. */
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

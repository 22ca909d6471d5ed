/** A folder whose rooms stand on one another. */
export interface House {
  readonly folder: string;
  /** From the floor up: a room may use those before it. Files beside the rooms put them together and may use all. */
  readonly rooms: readonly string[];
  /** Rooms of which each inner folder stands alone, as one feature of the screens does beside the others. */
  readonly apart: readonly string[];
}

export const houses: readonly House[] = [
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

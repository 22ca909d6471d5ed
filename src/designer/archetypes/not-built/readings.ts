import type { NameReading } from '../order-name.ts';

/** How to read a brief for a piece that cannot be designed yet, by its subtype. */
export const readingsNotBuilt: Readonly<Record<string, NameReading>> = {
  mala: { strung: true },
  chandelier: { length: 'length' },
  dangle: { length: 'length' },
  ear_climber: { length: 'height' },
};

import { readingsNotBuilt } from '../not-built/readings.ts';
import type { NameReading, OrderName } from '../order-name.ts';
import { archetypes, archetypeNames } from '../registry.ts';

const plain: NameReading = {};

const readings: ReadonlyMap<string, NameReading> = new Map([
  ...Object.entries(readingsNotBuilt),
  ...archetypeNames.flatMap((archetypeName) =>
    archetypes[archetypeName].names.flatMap(({ subtype, reading }: OrderName): readonly [string, NameReading][] =>
      subtype === undefined || reading === undefined ? [] : [[subtype, reading]],
    ),
  ),
]);

/** How to read a brief that names this subtype. */
export function readingOf(subtype: string | undefined): NameReading {
  return (subtype === undefined ? undefined : readings.get(subtype)) ?? plain;
}

/** Whether the studio designs a type of such a name: an initial pendant, an initial necklace, no initial bangle. */
export function takesName(type: string, subtype: string): boolean {
  return archetypeNames.some((archetype) =>
    archetypes[archetype].names.some((name: OrderName) => name.subtype === subtype && name.types.includes(type)),
  );
}

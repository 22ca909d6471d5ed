import { type AlloyId, alloys } from '#spec/tables/alloys.ts';

/** The short name that is said over the counter: "18k rose", "Pt 950", "Silver 925". */
export function shortAlloyName(id: AlloyId): string {
  const alloy = alloys[id];
  switch (alloy.metal) {
    case 'gold':
      return `${alloy.karat}k ${alloy.colour}`;
    case 'platinum':
      return `Pt ${alloy.fineness}`;
    case 'palladium':
      return `Pd ${alloy.fineness}`;
    case 'silver':
      return `Silver ${alloy.fineness}`;
    case 'base':
      return alloy.name;
  }
}

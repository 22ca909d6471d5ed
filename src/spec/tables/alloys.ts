import type { Alloy } from './alloys/alloy.ts';
import { baseMetal } from './alloys/base-metal.ts';
import { goldRose } from './alloys/gold-rose.ts';
import { goldWhite } from './alloys/gold-white.ts';
import { goldYellow } from './alloys/gold-yellow.ts';
import { platinumGroup } from './alloys/platinum-group.ts';
import { silver } from './alloys/silver.ts';

export type { Alloy, Metal, MetalColour } from './alloys/alloy.ts';

const rows = {
  ...goldYellow,
  ...goldWhite,
  ...goldRose,
  ...platinumGroup,
  ...silver,
  ...baseMetal,
} as const satisfies Record<string, Alloy>;

/** `au750_r`: metal, fineness in thousandths, colour. */
export type AlloyId = keyof typeof rows;

/** Every alloy that a design can be cast in, by id. */
export const alloys: Readonly<Record<AlloyId, Alloy>> = rows;

/** The ids, yellow golds first, in the order a shop lists them. */
export const alloyIds = Object.keys(rows) as unknown as readonly [AlloyId, ...AlloyId[]];

import { berylGems } from './gems/beryl.ts';
import { chalcedonyGems } from './gems/chalcedony.ts';
import { chrysoberylAndSpinelGems } from './gems/chrysoberyl-and-spinel.ts';
import { corundumGems } from './gems/corundum.ts';
import { diamondGems } from './gems/diamond.ts';
import { garnetGems } from './gems/garnet.ts';
import type { Gem } from './gems/gem.ts';
import { organicGems } from './gems/organic.ts';
import { ornamentalGems } from './gems/ornamental.ts';
import { quartzGems } from './gems/quartz.ts';
import { tenderGems } from './gems/tender.ts';
import { topazAndTourmalineGems } from './gems/topaz-and-tourmaline.ts';

export type { Gem, GemColour, GemPhenomenon, SettingClassId } from './gems/gem.ts';
export { type SettingClass, settingClasses } from './gems/setting-classes.ts';

const rows = {
  ...diamondGems,
  ...corundumGems,
  ...berylGems,
  ...chrysoberylAndSpinelGems,
  ...topazAndTourmalineGems,
  ...garnetGems,
  ...quartzGems,
  ...chalcedonyGems,
  ...tenderGems,
  ...organicGems,
  ...ornamentalGems,
} as const satisfies Record<string, Gem>;

export type GemId = keyof typeof rows;

/** Every gem that a design can hold, by id. */
export const gems: Readonly<Record<GemId, Gem>> = rows;

/** The ids, diamonds first. */
export const gemIds = Object.keys(rows) as unknown as readonly [GemId, ...GemId[]];

import type { PartOf } from '#spec/part-registry.ts';
import type { StoneWish } from './stone-wish.ts';

/** How a stone was asked to be held. */
export interface HeadWish {
  readonly setting: NonNullable<StoneWish['setting']>;
  readonly prongs?: number;
  /** The base, where the word implies one: a Tiffany setting stands high on its V. */
  readonly base?: PartOf<'prong-head'>['style'];
  readonly remark?: string;
}

/** Settings by the words of the trade; those that cannot be built yet have the nearest that can, and a remark. */
const settings: Readonly<Record<string, HeadWish>> = {
  prong: { setting: 'prong' },
  claw: { setting: 'prong' },
  basket: { setting: 'prong', base: 'basket' },
  v_prong: { setting: 'prong' },
  double_claw: { setting: 'prong', prongs: 8 },
  talon_prong: { setting: 'prong' },
  tiffany: { setting: 'prong', prongs: 6, base: 'v-base' },
  martini: { setting: 'prong', prongs: 3, base: 'v-base' },
  bezel: { setting: 'bezel' },
  full_bezel: { setting: 'bezel' },
  closed: { setting: 'bezel' },
  half_bezel: { setting: 'bezel', remark: 'a full bezel stands for the half one' },
  pave: { setting: 'pave' },
  micro_pave: { setting: 'pave' },
  french_pave: { setting: 'pave' },
  scallop: { setting: 'shared-prong' },
  castle: { setting: 'shared-prong' },
  grain: { setting: 'pave' },
  channel: { setting: 'channel' },
  bar: { setting: 'channel', remark: 'a channel stands for the bars' },
  shared_prong: { setting: 'shared-prong' },
  flush: { setting: 'flush' },
  tension: { setting: 'bezel', remark: 'a bezel stands for the tension setting' },
  illusion: { setting: 'prong', remark: 'plain claws stand for the illusion plate' },
  invisible: { setting: 'channel', remark: 'a channel stands for the invisible setting' },
  pressure: { setting: 'prong' },
  inlay: { setting: 'flush', remark: 'flush-set stones stand for the inlay' },
};

export function headWish(word: string | undefined): HeadWish | undefined {
  return word === undefined ? undefined : settings[word];
}

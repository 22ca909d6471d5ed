import { bailAndChainRules, strandRules } from './making/bail-and-chain.ts';
import { bangleRules } from './making/bangle.ts';
import { bellRules, ghungrooRules, vatiRules } from './making/bell.ts';
import { bezelRules } from './making/bezel.ts';
import { channelRules } from './making/channel.ts';
import { earringRules } from './making/earring.ts';
import { finishingRules } from './making/finishing.ts';
import { flushRules } from './making/flush.ts';
import { galleryRules } from './making/gallery.ts';
import { nosePinRules } from './making/nose-pin.ts';
import { paveRules } from './making/pave.ts';
import { pearlRules } from './making/pearl.ts';
import { printingRules } from './making/printing.ts';
import { prongRules } from './making/prongs.ts';
import { reliefRules } from './making/relief.ts';
import type { MakingRule } from './making/rule.ts';
import { seatRules } from './making/seat.ts';
import { shankRules } from './making/shank.ts';
import { wallRules } from './making/walls.ts';

export { chainWidthMm } from './making/bail-and-chain.ts';
export { bezelWallMm, bezelWallRule } from './making/bezel.ts';
export { prongDiameterMm, prongDiameterRule } from './making/prongs.ts';
export type { MakingRule } from './making/rule.ts';

/**
 * What can be made, by subject: every number a {@link MakingRule} with its unit in the name and its source beside it.
 * Change one here and pieces are drawn and checked by it. What is known of work that cannot be drawn yet stands in
 * `making/not-read-yet.ts`.
 */
export const makingRules = {
  wall: wallRules,
  shank: shankRules,
  prong: prongRules,
  gallery: galleryRules,
  ghungroo: ghungrooRules,
  bezel: bezelRules,
  pearl: pearlRules,
  pave: paveRules,
  channel: channelRules,
  flush: flushRules,
  relief: reliefRules,
  seat: seatRules,
  finishing: finishingRules,
  printing: printingRules,
  earring: earringRules,
  bell: bellRules,
  nosePin: nosePinRules,
  bangle: bangleRules,
  bailAndChain: bailAndChainRules,
  strand: strandRules,
  vati: vatiRules,
} as const satisfies Record<string, Readonly<Record<string, MakingRule>>>;

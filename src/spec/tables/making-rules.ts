import { bailAndChainRules, strandRules } from './making/pieces/bail-and-chain.ts';
import { bangleRules } from './making/pieces/bangle.ts';
import { bellRules, ghungrooRules, vatiRules } from './making/pieces/bell.ts';
import { bezelRules } from './making/settings/bezel.ts';
import { channelRules } from './making/settings/channel.ts';
import { earringRules } from './making/pieces/earring.ts';
import { finishingRules } from './making/finishing.ts';
import { flushRules } from './making/settings/flush.ts';
import { galleryRules } from './making/settings/gallery.ts';
import { nosePinRules } from './making/pieces/nose-pin.ts';
import { paveRules } from './making/settings/pave.ts';
import { pearlRules } from './making/settings/pearl.ts';
import { printingRules } from './making/printing.ts';
import { prongRules } from './making/settings/prongs.ts';
import { reliefRules } from './making/relief.ts';
import type { MakingRule } from './making/rule.ts';
import { seatRules } from './making/settings/seat.ts';
import { shankRules } from './making/pieces/shank.ts';
import { wallRules } from './making/walls.ts';

export { chainWidthMm } from './making/pieces/bail-and-chain.ts';
export { bezelWallMm, bezelWallRule } from './making/settings/bezel.ts';
export { prongDiameterMm, prongDiameterRule } from './making/settings/prongs.ts';
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

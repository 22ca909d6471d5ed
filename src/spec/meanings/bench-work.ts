import { partWords } from '../shown/registry.ts';

/** What the bench does for a feature that no design has, told with every proposal. */
export const benchFeatures: Readonly<Record<string, string>> = {
  adjustable: 'made to this size: the bench makes it adjustable',
  charms: 'the charms are bought and hung by hand',
  convertible: 'in one piece: the bench makes it convertible',
  detachable: 'in one piece: the bench makes the joint that comes apart',
  dori: 'the dori is tied on by hand',
  ear_chain: 'the ear chain is bought',
  elephant_finials: 'the finials are carved by hand',
  extender: 'the extender is bought with the chain',
  ghungroo: 'the ghungroos are bought and hung by hand',
  hinge: 'the hinge is fitted at the bench',
  hinged: 'the hinge is fitted at the bench',
  his_and_hers: 'one ring of the two: the other is designed with its own size',
  lightweight_hollow: 'solid here: the bench hollows it',
  locket_opening: 'a front that the bench hinges to a back',
  magnetic: 'the magnetic clasp is bought',
  open_shank: 'a closed band: the bench opens it',
  pearl_string: 'the pearls are strung by hand',
  photo_frame: 'the frame for the photograph is fitted at the bench',
  reversible: 'one face: the other is engraved by hand',
  safety_chain: 'the safety chain is bought',
  hidden_message: 'the hidden words are engraved inside, by hand',
  sizing_beads: 'the sizing beads are soldered in at the bench',
  spikes: 'the spikes are soldered on by hand',
  split_prong_head: 'single claws stand for the split ones',
  tassel: 'the tassel is bought and hung by hand',
};

/** What the bench does for a finish that is given after casting and setting. */
export const benchFinishes: Readonly<Record<string, string>> = {
  antique: 'antiqued at the bench',
  oxidised: 'oxidised at the bench',
  rhodium_plated: 'rhodium-plated at the bench',
  black_rhodium: 'black rhodium-plated at the bench',
  ruthenium_plated: 'black ruthenium-plated at the bench',
  gold_plated: 'gold-plated at the bench',
  rose_gold_plated: 'plated with rose gold at the bench',
  silver_plated: 'silver-plated at the bench',
  micro_plated: 'gold-plated at the bench',
  diamond_cut: 'diamond-cut at the bench',
  florentine: 'the Florentine lines are engraved by hand',
  bark: 'the bark texture is carved at the bench',
  diamond_dust: 'the diamond-dust finish is scratched in at the bench',
};

/** Stones on foil in closed settings: the settings are cast, the stones are set in them by hand. */
export const foilWorks: ReadonlySet<string> = new Set(['kundan', 'polki', 'jadau']);

/** What is asked for and ruled out beside features and finishes, and that the design language has no part for. */
const others = [
  'engraving, enamel, meenakari, initial, name, charm, bead, black_bead, thread, leather, hanging, plating',
  'nakshi, filigree, kundan, polki, jadau, temple, granulation, hollow',
  'clip_on, lever_back, omega_back, magnet',
  'spring_ring, toggle, figure_eight, side_chain',
].flatMap((line) => line.split(', '));

/** Words for what no design has: what the bench does or buys, and what there is no part for. (Hoops have a hinge.) */
export const neverInDesigns: ReadonlySet<string> = new Set(
  [...Object.keys(benchFeatures), ...Object.keys(benchFinishes), ...others].filter((word) => !partWords.has(word)),
);

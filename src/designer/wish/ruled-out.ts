import { facetedCutIds } from '#spec/tables/cuts.ts';
import { gems } from '#spec/tables/gems.ts';
import { cutLayouts } from '#layout/cuts/registry.ts';
import { gemsOfWord, singular } from './stones/gem-words.ts';

const sharpCuts = facetedCutIds.filter((id) => cutLayouts[id].sharpCorners).map((id) => `shape:${id}`);

/** What each negated word rules out, in the words of {@link featuresOf}. */
const ruledOut: Readonly<Record<string, readonly string[]>> = {
  stone: ['stones'],
  gem: ['stones'],
  gemstone: ['stones'],
  side_stone: ['side-stones', 'halo', 'pave'],
  small_stone: ['small-stones'],
  other_stone: ['side-stones', 'halo', 'pave', 'small-stones'],
  band_stone: ['pave', 'channel', 'side-stones'],
  band_diamond: ['pave', 'channel', 'side-stones'],
  shank_stone: ['pave', 'channel', 'side-stones'],
  shank_diamond: ['pave', 'channel', 'side-stones'],
  pave_halo: ['halo'],
  melee: ['small-stones'],
  accent: ['small-stones'],
  accent_stone: ['small-stones'],
  double_halo: ['halo'],
  hidden_halo: ['halo'],
  prong: ['prong-head', 'shared-prong'],
  claw: ['prong-head', 'shared-prong'],
  bezel: ['bezel-head'],
  pave: ['pave'],
  micro_pave: ['pave'],
  channel: ['channel'],
  flush: ['flush'],
  milgrain: ['milgrain', 'edge:milgrain'],
  twist: ['twist-shank', 'twist-band', 'twisted'],
  split_shank: ['split-shank'],
  cathedral: ['cathedral'],
  leaf: ['leaf-shoulders', 'plate:leaf'],
  floral: ['leaf-shoulders', 'plate:leaf'],
  flower: ['leaf-shoulders', 'plate:leaf'],
  vine: ['leaf-shoulders'],
  knife_edge: ['profile:knife'],
  sharp_edge: ['profile:knife', ...sharpCuts],
  pointy: ['profile:knife', ...sharpCuts],
  flat: ['profile:flat'],
  chain: ['chain'],
  bail: ['bail'],
  hook: ['ear-wire'],
  piercing: ['post', 'ear-wire'],
  heart: ['plate:heart', 'shape:heart'],
  paisley: ['plate:paisley'],
  drop: ['plate:drop', 'ear-wire', 'link'],
  scallop: ['edge:scalloped'],
  scalloped: ['edge:scalloped'],
  nickel: ['nickel'],
  gold: ['gold'],
  silver: ['silver'],
  platinum: ['platinum'],
  palladium: ['palladium'],
  yellow: ['yellow'],
  white: ['white'],
  rose: ['rose'],
  yellow_gold: ['yellow'],
  white_gold: ['white'],
  rose_gold: ['rose'],
  pink_gold: ['rose'],
  lab: ['gem:lab_diamond'],
  lab_grown: ['gem:lab_diamond'],
  lab_diamond: ['gem:lab_diamond'],
  natural: ['gem:diamond'],
  matte: ['finish:matte'],
  matt: ['finish:matte'],
  brushed: ['finish:brushed'],
  satin: ['finish:brushed'],
  hammered: ['finish:hammered', 'finish:matte'],
  texture: ['finish:hammered', 'finish:matte', 'finish:brushed'],
  textured: ['finish:hammered', 'finish:matte', 'finish:brushed'],
  shiny: ['finish:polished'],
  high_polish: ['finish:polished'],
  polished: ['finish:polished'],
  east_west: ['east-west'],
};

/** Nothing sharp for a child. */
const sharp = ['profile:knife'] as const;

/** The features that a request rules out; words for what no design contains have no effect. */
export function ruledOutFeatures(
  words: readonly string[],
  { forChild }: { readonly forChild: boolean },
): ReadonlySet<string> {
  return new Set([...words.flatMap(featuresOfWord), ...(forChild ? sharp : [])]);
}

function featuresOfWord(word: string): readonly string[] {
  const single = singular(word);
  const known = ruledOut[word] ?? ruledOut[single];
  if (known) return known;
  const beside = facetedCutIds.find((cut) => single === `${cut}_side_stone`);
  if (beside) return [`side:${beside}`];
  const shape = facetedCutIds.find((cut) => single === `${cut}_cut` || (single === cut && !Object.hasOwn(gems, cut)));
  if (shape) return [`shape:${shape}`];
  const meant = gemsOfWord(single);
  return meant.length > 0 ? meant.map((gem) => `gem:${gem}`) : [single.replaceAll('_', '-')];
}

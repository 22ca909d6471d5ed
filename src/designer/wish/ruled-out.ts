import { ofDesign, ruledOutBy } from '#spec/meanings/ruled-out.ts';

/** Nothing sharp for a child. */
const sharp = ['knife_edge'];

/** All stones beside the ones that the piece is about. */
const anyOther = [ofDesign.sideStones, 'halo', 'pave'];

/**
 * The features that a request rules out; words for what no design contains have no effect. No other stones are none
 * beside those that were asked for.
 */
export function ruledOutFeatures(
  words: readonly string[],
  { forChild, isOneKindAsked }: { readonly forChild: boolean; readonly isOneKindAsked: boolean },
): ReadonlySet<string> {
  const features = words.flatMap(ruledOutBy);
  const others = isOneKindAsked && features.includes(ofDesign.otherStones) ? anyOther : [];
  return new Set([...features, ...others, ...(forChild ? sharp : [])]);
}

import { neverInDesigns } from '../../meanings/bench-work.ts';
import { singular } from '../../meanings/gems.ts';
import { metalNames } from '../../meanings/metals.ts';
import { isOfDesign, ofDesign, ruledOutBy } from '../../meanings/ruled-out.ts';
import type { Comparison } from '../comparison.ts';
import { pieceKinds } from '../../pieces/registry.ts';
import { partWords } from '../../shown/registry.ts';
import { changed, kept, outside, type SectionRules, word } from '../rule.ts';
import { isHiddenHalo, isSetTogether, type SeenStones } from '../stones/answer-stones.ts';
import { hasNickel } from './nickel.ts';

export const excludeRules: SectionRules<'exclude'> = {
  exclude: word((said, at) => {
    const ruledOut = ruledOutBy(said);
    const found = featuresIn(at);
    if (ruledOut.some((one) => found.has(one)) || isRuledOutPiece(said, at))
      return changed(said, 'it is in the design');
    if (isPiece(said)) return kept;
    const isTold =
      neverInDesigns.has(said) || neverInDesigns.has(singular(said)) || ruledOut.some((one) => wouldTell(one, at));
    return isTold ? kept : outside('no code can see this in a design');
  }),
};

/** "Not a ring": what kind of piece a design is, is always seen. What a piece may also have as a part is not told so. */
function isPiece(word: string): boolean {
  return !partWords.has(word) && Object.values(pieceKinds).some(({ orderedAs }) => orderedAs.includes(word));
}

/** A design of a kind that was ruled out; "a bangle, not a bracelet" may be what it was asked for as. */
function isRuledOutPiece(word: string, { design, request }: Comparison): boolean {
  const { orderedAs } = pieceKinds[design.spec.kind];
  const isAskedFor = request.items?.some(({ type }) => type !== word && orderedAs.includes(type ?? ''));
  return orderedAs.includes(word) && isAskedFor !== true;
}

/**
 * Whether a design that had this thing would show it, so that its absence is sure. "No pavé" is left open beside a halo,
 * whose stones are set in pavé: the halo may have been meant, too.
 */
function wouldTell(one: string, { shown }: Comparison): boolean {
  const isSetSo = shown.some(({ holds = [] }) => holds.some(({ settings }) => settings.includes(one)));
  return isOfDesign(one) || (partWords.has(one) && !isSetSo);
}

/** All that a design has and a word can rule out. */
function featuresIn(at: Comparison): ReadonlySet<string> {
  const { words, lines, answers, design } = at;
  const { alloy, finish, edgeFinish = finish, insideFinish = finish } = design.spec.metal;
  return new Set([
    ...words,
    ...[...metalNames(alloy)].map(ofDesign.metal),
    ...(hasNickel(at) ? [ofDesign.nickel] : []),
    ...[finish, edgeFinish, insideFinish].map(ofDesign.finish),
    ...lines.flatMap(featuresOfLine),
    ...(lines.some((line) => !answers.includes(line)) ? [ofDesign.otherStones] : []),
  ]);
}

function featuresOfLine(line: SeenStones): readonly string[] {
  const { gem, shape } = line.stone;
  const own = [ofDesign.stones, ofDesign.gem(gem), ofDesign.gem(gem, line.colour), ofDesign.shape(shape)];
  // A hidden halo lies under the stone, not beside it.
  if (line.leads || isHiddenHalo(line)) return own;
  const small = isSetTogether(line) ? [ofDesign.smallStones] : [];
  return [...own, ofDesign.sideStones, ofDesign.sideShape(shape), ...small];
}

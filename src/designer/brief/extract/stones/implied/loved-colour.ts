import { hasSense, senseOf } from '../../../parse/atom.ts';
import { type BriefContext, wishes } from '../../subject.ts';
import { type GatheredStone, trait } from '../gathered-stone.ts';

/** How far a colour stands from it: "loves anything blue", "favourite colour is green", "neela rang pasand hai". */
const REACH = 4;

/**
 * "Ring for my wife, she loves blue", "she wears a lot of blue": where no stone was named, the piece gets one of that colour,
 * its gem to be asked.
 */
export function stoneOfLovedColour(context: BriefContext): readonly GatheredStone[] {
  const { atoms, sentenceOf } = context;
  const isFond = (at: number): boolean =>
    atoms.some(
      (atom, other) =>
        !atom.negated &&
        hasSense(atom, 'liking') &&
        Math.abs(other - at) <= REACH &&
        sentenceOf[other] === sentenceOf[at],
    );
  for (const [place, atom] of wishes(context)) {
    const { color, metal } = senseOf(atom, 'tone') ?? {};
    // "She loves rose" is said of gold.
    if (color === undefined || metal !== undefined || !isFond(place)) continue;
    const { key, said } = trait('color', color, atom.span);
    return [{ fields: { [key]: said }, head: 'look', place }];
  }
  return [];
}

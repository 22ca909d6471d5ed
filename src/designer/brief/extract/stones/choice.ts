import { type Atom, senseOf } from '../../parse/atom.ts';
import type { BriefContext } from '../subject.ts';
import { type GatheredStone, traitsOf, withoutTraits, withTraits } from './gathered-stone.ts';

/** Stones of which one is still open: "ruby or spinel". */
export interface StoneChoice {
  readonly stones: readonly GatheredStone[];
  readonly isOpen: boolean;
}

/** "sapphire or tanzanite": one stone whose gem has to be asked for; of two outlines neither is said. */
export function withoutChoices({ atoms }: BriefContext, stones: readonly GatheredStone[]): StoneChoice {
  let kept: readonly GatheredStone[] = [];
  let isOpen = false;
  for (const stone of stones) {
    const before = kept.at(-1);
    if (!before || !isOtherChoice(before, stone, atoms)) kept = [...kept, stone];
    else {
      if (stone.fields.gem) isOpen = true;
      kept = [...kept.slice(0, -1), openChoice(before, stone)];
    }
  }
  return { stones: kept, isOpen };
}

/** What is certain of two stones of which one is wanted. */
function openChoice(before: GatheredStone, stone: GatheredStone): GatheredStone {
  const { gem } = stone.fields;
  const key = gem ? 'gem' : 'shape';
  const both = withTraits(
    before,
    traitsOf(stone.fields).filter((one) => one.key !== key),
  );
  // A colour that the name of a gem says is no more certain than the gem.
  const isColourOfGem = both.fields.color !== undefined && both.fields.color.span[0] === gem?.span[0];
  return withoutTraits(both, key, ...(isColourOfGem ? (['color'] as const) : []));
}

function isOtherChoice(before: GatheredStone, stone: GatheredStone, atoms: readonly Atom[]): boolean {
  if (before.fields.gem && stone.fields.gem)
    return stone.joint === 'or' && before.fields.gem.value !== stone.fields.gem.value;
  const [one, other] = [before.fields.shape, stone.fields.shape];
  const areOutlines = one !== undefined && other !== undefined && !before.fields.gem && !stone.fields.gem;
  if (!areOutlines) return false;
  const between = atoms.filter(({ span }) => span[0] >= one.span[1] && span[1] <= other.span[0]);
  return between.length <= 3 && between.some((atom) => senseOf(atom, 'joint')?.joint === 'or');
}

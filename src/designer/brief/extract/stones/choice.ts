import { type Atom, senseOf } from '../../parse/atom.ts';
import type { BriefContext } from '../subject.ts';
import { give, type GatheredStone, type Trait } from './gathered-stone.ts';

/** Stones of which one is still open: "ruby or spinel". */
export interface StoneChoice {
  readonly stones: readonly GatheredStone[];
  readonly isOpen: boolean;
}

/** "sapphire or tanzanite": one stone whose gem has to be asked for; of two outlines neither is said. */
export function withoutChoices({ atoms }: BriefContext, stones: readonly GatheredStone[]): StoneChoice {
  const kept: GatheredStone[] = [];
  let isOpen = false;
  for (const stone of stones) {
    const before = kept.at(-1);
    if (!before || !isOtherChoice(before, stone, atoms)) {
      kept.push(stone);
      continue;
    }
    const key = stone.fields.gem ? 'gem' : 'shape';
    if (key === 'gem') isOpen = true;
    const { gem, ...rest } = stone.fields;
    for (const [name, said] of Object.entries(key === 'gem' ? rest : stone.fields))
      if (name !== key) give(before, { key: name, said } as Trait);
    delete before.fields[key];
    // A colour that the name of a gem says is no more certain than the gem.
    if (before.fields.color && before.fields.color.span[0] === gem?.span[0]) delete before.fields.color;
  }
  return { stones: kept, isOpen };
}

function isOtherChoice(before: GatheredStone, stone: GatheredStone, atoms: readonly Atom[]): boolean {
  if (before.fields.gem && stone.fields.gem)
    return stone.joint === 'or' && before.fields.gem.value !== stone.fields.gem.value;
  const [one, other] = [before.fields.shape, stone.fields.shape];
  const areOutlines = one !== undefined && other !== undefined && !before.fields.gem && !stone.fields.gem;
  if (!areOutlines || stone.place >= atoms.length) return false;
  const between = atoms.filter(({ span }) => span[0] >= one.span[1] && span[1] <= other.span[0]);
  return between.length <= 3 && between.some((atom) => senseOf(atom, 'joint')?.joint === 'or');
}

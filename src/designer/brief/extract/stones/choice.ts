import { type Atom, senseOf } from '../../words/atom.ts';
import type { BriefContext } from '../subject.ts';
import { give, type StoneDraft, type Trait } from './draft.ts';

/** Stones of which one is still open: "ruby or spinel". */
export interface StoneChoice {
  readonly drafts: readonly StoneDraft[];
  readonly isOpen: boolean;
}

/** "sapphire or tanzanite": one stone whose gem has to be asked for; of two outlines neither is said. */
export function withoutChoices({ atoms }: BriefContext, drafts: readonly StoneDraft[]): StoneChoice {
  const kept: StoneDraft[] = [];
  let isOpen = false;
  for (const draft of drafts) {
    const before = kept.at(-1);
    if (!before || !isOtherChoice(before, draft, atoms)) {
      kept.push(draft);
      continue;
    }
    const key = draft.fields.gem ? 'gem' : 'shape';
    if (key === 'gem') isOpen = true;
    const { gem, ...rest } = draft.fields;
    for (const [name, said] of Object.entries(key === 'gem' ? rest : draft.fields))
      if (name !== key) give(before, { key: name, said } as Trait);
    delete before.fields[key];
    // A colour that the name of a gem says is no more certain than the gem.
    if (before.fields.color && before.fields.color.span[0] === gem?.span[0]) delete before.fields.color;
  }
  return { drafts: kept, isOpen };
}

function isOtherChoice(before: StoneDraft, draft: StoneDraft, atoms: readonly Atom[]): boolean {
  if (before.fields.gem && draft.fields.gem)
    return draft.joint === 'or' && before.fields.gem.value !== draft.fields.gem.value;
  const [one, other] = [before.fields.shape, draft.fields.shape];
  const areOutlines = one !== undefined && other !== undefined && !before.fields.gem && !draft.fields.gem;
  if (!areOutlines || draft.place >= atoms.length) return false;
  const between = atoms.filter(({ span }) => span[0] >= one.span[1] && span[1] <= other.span[0]);
  return between.length <= 3 && between.some((atom) => senseOf(atom, 'joint')?.joint === 'or');
}

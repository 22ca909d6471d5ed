import { benchFinishes, foilWorks, neverInDesigns } from '../../meanings/bench-work.ts';
import { finishAt, finishCalled, finishPlaceOf } from '../../meanings/finishes.ts';
import { alloys } from '../../tables/alloys.ts';
import { pieceKinds } from '../../pieces/registry.ts';
import type { Comparison } from '../comparison.ts';
import type { Verdict } from '../fact.ts';
import { changed, kept, type Judge, notDone, outside, type SectionRules, word } from '../rule.ts';
import type { ConstraintWord } from '../../request/words/constraint-words.ts';
import { judgeSaidSize } from './said-sizes.ts';
import { judgeStyle } from './style.ts';
import { isCalled } from './is-called.ts';
import { hasNickel } from './nickel.ts';
import { subtypes } from './subtypes.ts';

type LookField =
  | 'finish'
  | 'finish_on'
  | 'techniques'
  | 'motifs'
  | 'style'
  | 'style_reference'
  | 'features'
  | 'constraints'
  | 'profile'
  | 'closure';

/** What a design cannot help being. */
const always: ReadonlySet<string> = new Set(['solid', 'handmade', 'lost_wax_casting', 'cast']);

/** What holds a stone from behind and all around, as foil needs it. */
const closedSettings: ReadonlySet<string> = new Set(['bezel', 'full_bezel', 'collar']);

/** A technique shows in a part, or the bench does it on what is cast. */
function judgeTechnique(said: string, { words, shown }: Comparison): Verdict {
  if (words.has(said) || always.has(said)) return kept;
  if (foilWorks.has(said)) {
    const holds = shown.flatMap((part) => part.holds ?? []);
    const isClosed = holds.length > 0 && holds.every(({ settings }) => settings.some((one) => closedSettings.has(one)));
    return notDone(
      isClosed
        ? 'closed settings for it: the stones are set on foil by hand'
        : 'none of its stones is in a closed setting',
    );
  }
  return notDone(neverInDesigns.has(said) ? 'done by hand on what is cast' : 'nothing of the kind is in the design');
}

/** A motif is an outline, an ornament or the shape of a stone. */
const shownMotif: Judge = word((said, { words, lines }) => {
  const isSeen = words.has(said) || lines.some(({ stone }) => stone.shape === said);
  return isSeen ? kept : notDone('it is drawn in no part of the design');
});

const LOOK = 'a matter of the eye: look at it';

/** Wishes about wearing that the design language can answer. */
const constraintsSeen: Readonly<Partial<Record<ConstraintWord, (at: Comparison) => boolean>>> = {
  no_piercing: (at) => !isCalled(at, 'piercing'),
  sensitive_ears: (at) => !hasNickel(at),
  hypoallergenic: (at) => !hasNickel(at),
};

export const lookRules: SectionRules<LookField> = {
  finish: word((said, { design, request }) => {
    const wanted = finishCalled(said);
    if (wanted === undefined) return notDone(benchFinishes[said] ?? 'the bench gives it after casting');
    const { metal, kind } = design.spec;
    const place = finishPlaceOf(request, said);
    if (place === undefined) return metal.finish === wanted ? kept : changed(metal.finish);
    if (!pieceKinds[kind].hoop) return notDone(`only what goes round has ${place} that can differ`);
    const found = finishAt(metal, place);
    return found === wanted ? kept : changed(found);
  }),
  'finish_on.edges': { readWith: 'finish' },
  'finish_on.inside': { readWith: 'finish' },
  techniques: word(judgeTechnique),
  motifs: shownMotif,
  style: word((said, at) =>
    at.words.has(said) ? kept : (judgeSaidSize(said, at) ?? judgeStyle(said, at) ?? outside(LOOK)),
  ),
  style_reference: { outside: LOOK },
  features: word((said, at) => {
    if (said === 'two_metals') return notDone(`all of it is ${alloys[at.design.spec.metal.alloy].name}`);
    const rule = Object.hasOwn(subtypes, said) ? subtypes[said] : undefined;
    const isSeen = (at.words.has(said) && !at.spoiled.has(said)) || rule?.(at) === true;
    return isSeen || always.has(said) ? kept : notDone('nothing of the kind is in the design');
  }),
  constraints: word((said, at) => {
    const isSeen = Object.hasOwn(constraintsSeen, said) ? constraintsSeen[said as ConstraintWord] : undefined;
    if (!isSeen) return outside('wearing it tells');
    return isSeen(at) ? kept : notDone('the design does not keep to it');
  }),
  profile: word((said, { shown }) => {
    const profiles = shown.flatMap((one) => one.profiles ?? []);
    const [first] = profiles;
    if (profiles.includes(said)) return kept;
    return first === undefined ? notDone('it has no hoop of one section') : changed(first);
  }),
  closure: word((said, { words }) => (words.has(said) ? kept : notDone('the design has no such fastening'))),
};

import { senseOf } from '../../words/atom.ts';
import type { BriefContext } from '../subject.ts';
import type { Said } from '../../fact.ts';
import { sizes } from './open-stone.ts';
import { give, type StoneDraft, type Trait } from './draft.ts';

/** Gives a trait of all stones to each that has none of its own. */
export function giveToAll(drafts: readonly StoneDraft[], traits: readonly Trait[]): void {
  for (const draft of drafts) for (const one of traits) give(draft, one);
}

/**
 * "three stone diamond ring, centre 40 cent, sides 20 cent": the gem of the ring is that of all stones that are told by
 * their place; named alone it is none of them. "2.5 mm rubies and diamonds, grain set": what is said of the one row
 * holds for all stones in it.
 */
export function shareOfPiece(context: BriefContext, drafts: readonly StoneDraft[]): readonly StoneDraft[] {
  const [first, ...others] = drafts;
  const { gem } = first?.fields ?? {};
  const placed = others.filter(({ fields }) => fields.role && fields.gem === undefined && fields.role.value !== 'halo');
  const isBare =
    first && gem && Object.keys(first.fields).every((key) => key === 'gem' || key === 'origin' || key === 'count');
  const hasCenter = placed.some(({ fields }) => fields.role?.value === 'center');
  const isOfPiece = isBare && hasCenter && !isPlaced(context, first.place);
  if (!isOfPiece) return drafts;
  const traits = Object.entries(first.fields).filter(([key]) => key !== 'count');
  for (const draft of placed) for (const [key, said] of traits) give(draft, { key, said } as Trait);
  return others;
}

/** "a diamond in the middle" is one of the stones. */
function isPlaced({ atoms, phraseOf }: BriefContext, place: number): boolean {
  return atoms.some((atom, at) => phraseOf[at] === phraseOf[place] && senseOf(atom, 'role') !== undefined);
}

/** "a 5 mm emerald and small diamonds" */
function isSmall({ atoms }: BriefContext, place: number): boolean {
  return atoms.slice(Math.max(0, place - 2), place).some((atom) => senseOf(atom, 'qualifier')?.which === 'small');
}

/** "pearl latkan" are pearls alone. */
function isNoun({ brief }: BriefContext, { span }: Said<unknown>): boolean {
  return /^(?:latkan|latkans|latkn|fringe|jhalar)$/i.test(brief.slice(...span));
}

function isBefore({ span }: Said<unknown>, { fields }: StoneDraft): boolean {
  return span[0] < (fields.gem?.span[0] ?? 0);
}

/** What stones of one row have in common. */
const ofRow: readonly Trait['key'][] = ['setting', 'arrangement', 'diameter_mm', 'form', 'prongs_per_stone', 'size_mm'];

/** Stones that are joined by "and" without a size of their own share what is said of their row. */
export function shareInRow(context: BriefContext, drafts: readonly StoneDraft[]): void {
  drafts.forEach((draft, index) => {
    const before = drafts[index - 1];
    if (!before || draft.joint !== 'and' || before.fields.role) return;
    // "pearls and rubies hanging"
    const { role, gem } = draft.fields;
    const areBothHung = role?.value === 'hanging' && gem && role.span[0] > gem.span[0] && !before.fields.count;
    if (areBothHung && !isNoun(context, role)) give(before, { key: 'role', said: role });
    if (role) return;
    for (const key of ofRow) {
      // "2.5 mm rubies and diamonds" before the first, "rubies and diamonds, grain set" behind the last.
      const [ahead, behind] = [before.fields[key], draft.fields[key]];
      const isSized =
        sizes.includes(key) &&
        (isSmall(context, draft.place) || sizes.some((size) => draft.fields[size] !== undefined));
      if (ahead && !isSized && (key === 'arrangement' || isBefore(ahead, before)))
        give(draft, { key, said: ahead } as Trait);
      // "diamonds and emerald beads": right behind a gem it is that gem's alone.
      const isOwn = key === 'form' && behind !== undefined && behind.span[0] - (gem?.span[1] ?? 0) <= 1;
      if (behind && !isBefore(behind, draft) && !sizes.includes(key) && !isOwn)
        give(before, { key, said: behind } as Trait);
    }
  });
}

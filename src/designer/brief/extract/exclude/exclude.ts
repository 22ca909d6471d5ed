import { type Extraction, saidWord } from '../../extraction.ts';
import { type Atom, hasSense, isMark, senseOf } from '../../parse/atom.ts';
import { spanOver, type TextSpan } from '../../parse/span.ts';
import { nameOfRuledOut } from './name-of-ruled-out.ts';
import { nothingElse, otherEternity } from './nothing-else.ts';
import type { SubjectReader } from '../subject.ts';

/**
 * Everything under a negation, named by its noun: "no black diamonds" rules out black diamonds, "no diamond halo" the
 * halo, "gold ring nahi" the gold. A word that no lexicon knows rules nothing out: it stays one of the words that were
 * not read.
 */
export const readExclusions: SubjectReader = (context) => {
  const { atoms } = context;
  const extractions: Extraction[] = [...nothingElse(context), ...otherEternity(context)];
  let group: Atom[] = [];
  const close = () => {
    const [first, last] = [group[0], group.at(-1)];
    const name = first && identifier(nameOfRuledOut(group, atoms) ?? '');
    const thing = name === 'stones' && asksForPearls(atoms) ? 'other_stones' : name;
    if (first && last && thing !== undefined && thing !== '')
      extractions.push(saidWord('exclude', thing, withNegation(atoms, first, last)));
    group = [];
  };
  for (const atom of atoms) {
    const ruledOut = senseOf(atom, 'ruledOut');
    if (ruledOut) extractions.push(saidWord('exclude', ruledOut.thing, atom.span));
    if (atom.negated && !atom.replaced) {
      if (isAnother(group.at(-1), atom)) close();
      group.push(atom);
    } else if (!(hasSense(atom, 'filler') && group.length > 0 && isOnlyQualified(group))) close();
  }
  close();
  return extractions;
};

/** "Moti chahiye, pathar mat lagana": to a jeweller pearls are no stones, so that all stones beside them are ruled out. */
function asksForPearls(atoms: readonly Atom[]): boolean {
  const gems = atoms.flatMap((atom) => (atom.negated ? [] : (senseOf(atom, 'gem')?.gem ?? [])));
  return gems.length > 0 && gems.every((gem) => gem.endsWith('pearl'));
}

/**
 * The words that rule a thing out, with the "no" before or the "nahi" behind them where nothing else is under it: who
 * takes the thing out of a brief takes that out, too.
 */
function withNegation(atoms: readonly Atom[], first: Atom, last: Atom): TextSpan {
  const span = spanOver(first.span, last.span);
  const before = neighbour(atoms, first, -1);
  const behind = neighbour(atoms, last, 1);
  if (senseOf(before, 'negation')?.side === 'before' && before && !isListed(atoms, last, 1))
    return spanOver(before.span, span);
  if (senseOf(behind, 'negation')?.side === 'after' && behind && !isListed(atoms, first, -1))
    return spanOver(span, behind.span);
  return span;
}

/** The next atom on one side that is no article and no "any". */
function neighbour(atoms: readonly Atom[], from: Atom, step: 1 | -1): Atom | undefined {
  let at = atoms.indexOf(from) + step;
  while (hasSense(atoms[at], 'article', 'filler') && atoms[at]?.negated !== true) at += step;
  return atoms[at];
}

/** "no X or Y", "X aur Y nahi": more stands under the same negation. */
function isListed(atoms: readonly Atom[], from: Atom, step: 1 | -1): boolean {
  let at = atoms.indexOf(from) + step;
  while (hasSense(atoms[at], 'joint', 'article') || isMark(atoms[at], ',')) at += step;
  return atoms[at]?.negated === true;
}

/** As it is written in the document: "Sri Lanka" → `sri_lanka`; empty when nothing of it can be written. */
function identifier(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '');
}

/** "no lotus peacock", "moti heera nahi": two of one kind are two things, not one with a description. */
function isAnother(last: Atom | undefined, next: Atom): boolean {
  return listed.some((subject) => hasSense(last, subject) && hasSense(next, subject));
}

const listed = ['gem', 'motif', 'technique', 'finish', 'tone'] as const;

/** "no other visible stones": the noun of the qualifier is still to come. */
function isOnlyQualified(group: readonly Atom[]): boolean {
  return group.every((atom) => hasSense(atom, 'qualifier'));
}

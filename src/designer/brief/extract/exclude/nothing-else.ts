import { readingOf } from '../../../archetypes/names/reading-of.ts';
import { type Extraction, saidWord } from '../../extraction.ts';
import { type Atom, hasSense, senseOf } from '../../parse/atom.ts';
import type { BriefContext } from '../subject.ts';

/** How far "only" may stand before its "nothing else". */
const REACH = 8;

const endings: ReadonlySet<string> = new Set([
  'nothing else',
  'aur kuch nahi',
  'nothing more',
  'no others',
  'kuch aur nahi',
  'and nothing else',
]);

/** "only gold, nothing else" leaves out all stones; "only a ruby, nothing else" all others. */
export function nothingElse({ atoms }: BriefContext): readonly Extraction[] {
  return atoms.flatMap((atom, at): readonly Extraction[] => {
    if (!endings.has(atom.text)) return [];
    const from = atoms.findLastIndex(
      (before, place) => place < at && place >= at - REACH && senseOf(before, 'cue')?.cue === 'only',
    );
    const thing = from < 0 ? undefined : leftOut(atoms.slice(from, at));
    return thing === undefined ? [] : [saidWord('exclude', thing, atom.span)];
  });
}

function leftOut(only: readonly Atom[]): string | undefined {
  if (only.some((atom) => hasSense(atom, 'gem', 'stone'))) return 'other_stones';
  return only.some((atom) => hasSense(atom, 'metal') || atom.quantity?.kind === 'karat') ? 'stones' : undefined;
}

/** "half eternity, not full": the other half of a pair of names. */
export function otherEternity({ atoms }: BriefContext): readonly Extraction[] {
  if (!atoms.some((atom) => readingOf(senseOf(atom, 'kind')?.subtype).fullOrHalf)) return [];
  return atoms.flatMap((atom, at): readonly Extraction[] => {
    const isDenied = hasSense(atoms[at - 1], 'negation') || senseOf(atoms[at + 1], 'negation')?.side === 'after';
    return isDenied && /^(?:full|half)$/.test(atom.text)
      ? [saidWord('exclude', `${atom.text}_eternity`, atom.span)]
      : [];
  });
}

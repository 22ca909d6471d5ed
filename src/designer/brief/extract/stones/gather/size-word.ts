import { hasSense, senseOf } from '../../../parse/atom.ts';
import type { BriefContext } from '../../subject.ts';
import { contentAfter } from '../../phrases/phrases.ts';
import { isPlural } from '../../pieces/plural.ts';

/** Words between the size and its stone: "small round lab diamond". */
const MOST_BETWEEN = 4;

/**
 * The size that a word says of one stone: "a small diamond", "big emerald cut emerald ring". Small stones in number are
 * no size of any of them, and what is small around another stone is that anyway.
 */
export function sizeWordAt({ atoms }: BriefContext, place: number): 'small' | 'large' | undefined {
  const style = senseOf(atoms[place], 'style')?.style;
  if (style !== 'small' && style !== 'large') return undefined;
  let at = contentAfter(atoms, place);
  for (let passed = 0; passed < MOST_BETWEEN; passed += 1) {
    const atom = atoms[at];
    if (!atom) return undefined;
    const next = contentAfter(atoms, at);
    if (hasSense(atom, 'gem', 'stone')) {
      // "a small diamond halo" is a halo of small ones, "a big diamond halo ring" has a big one in its halo.
      const isMelee = style === 'small' && hasSense(atoms[next], 'role', 'setting', 'feature');
      return isPlural(atom.text) || isMelee || hasSense(atoms[next], 'beads') ? undefined : style;
    }
    if (!hasSense(atom, 'shape', 'cut', 'origin', 'tone', 'style', 'kind')) return undefined;
    at = next;
  }
  return undefined;
}

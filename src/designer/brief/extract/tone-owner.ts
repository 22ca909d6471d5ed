import { hasSense, senseOf } from '../words/atom.ts';
import { contentAfter, contentBefore } from './phrases.ts';
import type { BriefContext } from './subject.ts';

export type ToneOwner = 'metal' | 'stone' | 'enamel' | 'outfit' | 'beads' | 'none';

/** What a colour belongs to: its neighbour behind, then its neighbour before, then what its phrase speaks of. */
export function toneOwner(context: BriefContext, place: number): ToneOwner {
  const { atoms } = context;
  const tone = senseOf(atoms[place], 'tone');
  if (!tone) return 'none';
  const behind = ownerAt(context, contentAfter(atoms, place), tone.metal !== undefined);
  if (behind) return behind;
  const before = ownerBefore(context, place, tone.metal !== undefined);
  if (before) return before;
  return phraseOwner(context, place, tone.metal !== undefined);
}

function ownerAt(context: BriefContext, place: number, isMetalTone: boolean): ToneOwner | undefined {
  const atom = context.atoms[place];
  if (!atom) return undefined;
  if (hasSense(atom, 'gem', 'stone', 'shape', 'cut')) return 'stone';
  if (hasSense(atom, 'beads')) return 'beads';
  if (hasSense(atom, 'enamel') || senseOf(atom, 'technique')?.technique === 'meenakari') return 'enamel';
  if (hasSense(atom, 'garment', 'fabric', 'embroidery')) return 'outfit';
  if (isMetalTone && (hasSense(atom, 'metal') || atom.quantity?.kind === 'karat')) return 'metal';
  // "red and green stones", "red bridal lehenga"
  const joins = senseOf(atom, 'joint')?.joint === 'and' || atom.text === ',';
  if (joins && hasSense(context.atoms[place + 1], 'tone'))
    return ownerAt(context, contentAfter(context.atoms, place + 1), isMetalTone);
  if (hasSense(atom, 'style', 'tone')) return ownerAt(context, contentAfter(context.atoms, place), isMetalTone);
  return undefined;
}

function ownerBefore(context: BriefContext, place: number, isMetalTone: boolean): ToneOwner | undefined {
  const { atoms } = context;
  let before = contentBefore(atoms, place);
  // "enamel in pink", "saree is maroon"
  if (hasSense(atoms[before], 'boundary') || senseOf(atoms[before], 'joint')) before = contentBefore(atoms, before);
  const atom = atoms[before];
  if (
    isMetalTone &&
    (hasSense(atom, 'metal') || atom?.quantity?.kind === 'karat' || atom?.quantity?.kind === 'fineness')
  )
    return 'metal';
  if (hasSense(atom, 'enamel') || senseOf(atom, 'technique')?.technique === 'meenakari') return 'enamel';
  if (hasSense(atom, 'garment', 'fabric')) return 'outfit';
  if (hasSense(atom, 'stone')) return 'stone';
  return undefined;
}

function phraseOwner(context: BriefContext, place: number, isMetalTone: boolean): ToneOwner {
  const { atoms, phraseOf, clauseOf } = context;
  const inPhrase = atoms.filter((_, at) => phraseOf[at] === phraseOf[place]);
  if (inPhrase.some((atom) => hasSense(atom, 'enamel') || senseOf(atom, 'technique')?.technique === 'meenakari'))
    return 'enamel';
  if (inPhrase.some((atom) => hasSense(atom, 'garment', 'fabric'))) return 'outfit';
  const inClause = atoms.filter((_, at) => clauseOf[at] === clauseOf[place]);
  // "meenakari on the back in pink"
  if (
    !isMetalTone &&
    inClause.some((atom) => hasSense(atom, 'enamel') || senseOf(atom, 'technique')?.technique === 'meenakari')
  )
    return 'enamel';
  const hasMetal = atoms.some((atom) => hasSense(atom, 'metal') || atom.quantity?.kind === 'karat');
  return isMetalTone && hasMetal && !inPhrase.some((atom) => hasSense(atom, 'gem', 'stone')) ? 'metal' : 'none';
}

import { hasSense, senseOf } from '../../parse/atom.ts';
import { contentAfter, contentBefore } from '../phrases/phrases.ts';
import type { BriefContext } from '../subject.ts';
import { topicsOf } from './topics.ts';

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

/** How many further colours and style words are skipped: "red, green and white stones". */
const MOST_PASSED = 4;

function ownerAt(
  context: BriefContext,
  place: number,
  isMetalTone: boolean,
  left: number = MOST_PASSED,
): ToneOwner | undefined {
  const atom = context.atoms[place];
  if (!atom || left === 0) return undefined;
  if (hasSense(atom, 'gem', 'stone', 'shape', 'cut', 'form')) return 'stone';
  // "green drops", "red latkan"
  if (!isMetalTone && hasSense(atom, 'role') && senseOf(atom, 'role')?.positional !== true) return 'stone';
  if (hasSense(atom, 'beads')) return 'beads';
  if (topicsOf(atom).includes('enamel')) return 'enamel';
  if (hasSense(atom, 'garment', 'fabric', 'embroidery')) return 'outfit';
  if (isMetalTone && (hasSense(atom, 'metal') || atom.quantity?.kind === 'karat')) return 'metal';
  // "red and green stones", "red bridal lehenga"
  const joins = senseOf(atom, 'joint')?.joint === 'and' || atom.text === ',';
  if (joins && hasSense(context.atoms[place + 1], 'tone'))
    return ownerAt(context, contentAfter(context.atoms, place + 1), isMetalTone, left - 1);
  if (hasSense(atom, 'style', 'tone'))
    return ownerAt(context, contentAfter(context.atoms, place), isMetalTone, left - 1);
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
  if (topicsOf(atom).includes('enamel')) return 'enamel';
  if (hasSense(atom, 'garment', 'fabric')) return 'outfit';
  if (hasSense(atom, 'stone')) return 'stone';
  return undefined;
}

function phraseOwner({ phraseOf, sentenceOf, topics }: BriefContext, place: number, isMetalTone: boolean): ToneOwner {
  const phrase = topics.ofPhrase.get(phraseOf[place] ?? -1);
  if (phrase?.has('enamel')) return 'enamel';
  if (phrase?.has('outfit')) return 'outfit';
  // "meenakari on the back in pink"
  if (!isMetalTone) return topics.ofSentence.get(sentenceOf[place] ?? -1)?.has('enamel') ? 'enamel' : 'none';
  const speaksOfMetal = topics.ofSentence.get(sentenceOf[place] ?? -1)?.has('metal');
  return speaksOfMetal && !phrase?.has('stone') ? 'metal' : 'none';
}

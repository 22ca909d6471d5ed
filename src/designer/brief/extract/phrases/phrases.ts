import { type Atom, hasSense, isMark, senseOf } from '../../parse/atom.ts';

/** The number of the phrase and of the sentence that each atom stands in. */
export function phrasesOf(atoms: readonly Atom[]): { phraseOf: readonly number[]; sentenceOf: readonly number[] } {
  let phrase = 0;
  let sentence = 0;
  const phraseOf: number[] = [];
  const sentenceOf: number[] = [];
  for (const [at, atom] of atoms.entries()) {
    // "3 diamonds on each side of a ruby"
    const partsStones = atom.text === 'of' && hasSense(atoms[at - 1], 'sides');
    if (endsSentence(atom)) sentence += 1;
    // "Centre: 8x6 oval ruby"
    const isLabel = isMark(atom, ':') && hasSense(atoms[at - 1], 'role');
    if ((endsPhrase(atom) || partsStones) && !isLabel) phrase += 1;
    phraseOf.push(phrase);
    sentenceOf.push(sentence);
    if (endsPhrase(atom) && !isLabel) phrase += 1;
  }
  return { phraseOf, sentenceOf };
}

function endsSentence(atom: Atom): boolean {
  return isMark(atom, '.', ';', '\n', '!', '?');
}

/** "of" holds a phrase together: "halo of diamonds". */
function endsPhrase(atom: Atom): boolean {
  if (endsSentence(atom) || isMark(atom, ',', '-', '/', '|', ':')) return true;
  const cue = senseOf(atom, 'cue')?.cue;
  if (cue === 'including' || cue === 'excluding' || cue === 'for' || cue === 'fallback') return true;
  if (hasSense(atom, 'bound') && atom.text === 'around') return false;
  return hasSense(atom, 'joint', 'negation') || (hasSense(atom, 'boundary') && atom.text !== 'of');
}

/** The next atom that says something: fillers are passed over. */
export function contentAfter(atoms: readonly Atom[], place: number): number {
  let next = place + 1;
  while (hasSense(atoms[next], 'filler', 'article')) next += 1;
  return next;
}

/** The atom before that says something. */
export function contentBefore(atoms: readonly Atom[], place: number): number {
  let before = place - 1;
  while (before >= 0 && hasSense(atoms[before], 'filler', 'article')) before -= 1;
  return before;
}

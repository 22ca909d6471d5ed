import type { StyleWord } from '#spec/request/words/style-words.ts';
import { type Atom, hasSense, senseOf } from '../../parse/atom.ts';
import { wordSet } from '../../parse/word-set.ts';
import { type Noun, reachesNoun } from '../pieces/noun.ts';

/** Words of size, which are said of stones, gaps and children as often as of the piece. */
const sizeWords: ReadonlySet<string> = wordSet(`
  chhota, chota, chhoti, choti, chhote, chote, chhota sa, chota sa, chhoti si, choti si, chhote se, chote se, short,
  shrt, small, tiny, teeny, teensy, wee, little, mini, nanha, nanhi
`);

/** Places that stones and colours are called by as well: an Edwardian or a Punjabi ruby is a ring's style. */
const ofPlaces: ReadonlySet<StyleWord> = new Set([
  'bahraini',
  'kuwaiti',
  'emirati',
  'omani',
  'saudi',
  'persian',
  'egyptian',
  'turkish',
  'afghani',
  'kashmiri',
  'japanese',
  'italian',
  'korean',
]);

/** What follows as many stones as the piece: "2 mm thick", "twice as thick". */
const measured: ReadonlySet<string> = wordSet('thick, chunky, plait');

/** How a word of size is made stronger: "bahut chhota", "very small". */
const degrees: ReadonlySet<string> = wordSet('very, really, super, quite, so, nice, ekdum, bahut, thoda, bilkul');

/** Whether a word of style describes the piece and not a stone, a part, a person or a measure. */
export function isStyleOfPiece(atoms: readonly Atom[], place: number): boolean {
  const atom = atoms[place];
  const [before, next] = [atoms[place - 1], atoms[place + 1]];
  const text = atom?.text ?? '';
  const style = senseOf(atom, 'style')?.style;
  // "my neck is short", "his is Punjabi", "I will tell you simple"
  if (['is', "it's", 'you', 'font'].includes(before?.text ?? '') && !isMarkOrEnd(before)) {
    if (before?.text !== "it's" && !hasSense(next, 'piece')) return false;
  }
  if (text === 'plain') return !isPlainPart(atoms, place);
  if (measured.has(text)) return before?.quantity === undefined && before?.text !== 'as' && before?.text !== 'twice';
  if (style === 'long') return !isOfLength(atoms, place) && isSizeOfPiece(atoms, place);
  if (sizeWords.has(text)) return isSizeOfPiece(atoms, place);
  // Behind its noun a large thing is the stone as often, or how it should look for its price.
  if (style === 'large') return !isMarkOrEnd(next) && isSizeOfPiece(atoms, place);
  // "Bahraini pearl", "Italian red", "fancy yellow": said of a stone.
  return !((text === 'fancy' || (style && ofPlaces.has(style))) && hasSense(next, 'gem', 'tone'));
}

/** "an inch long", "35 long", "a long one, 30 inches": how long it is follows from the number. */
function isOfLength(atoms: readonly Atom[], place: number): boolean {
  const isNumber = (atom: Atom | undefined): boolean => atom?.kind === 'number' || atom?.quantity !== undefined;
  if (isNumber(atoms[place - 1])) return true;
  let at = place + 1;
  while (hasSense(atoms[at], 'filler', 'article')) at += 1;
  return isNumber(atoms[at]);
}

/** "dont want big": a small piece is meant, where the word is not said of anything else. */
export function isDeniedSize(atoms: readonly Atom[], place: number): boolean {
  return senseOf(atoms[place], 'style')?.style === 'large' && isMarkOrEnd(atoms[place + 1]);
}

/** "plain on the inside", "a plain halo", "plain ball clasp", "leave it plain" */
function isPlainPart(atoms: readonly Atom[], place: number): boolean {
  const [before, next] = [atoms[place - 1], atoms[place + 1]];
  if (hasSense(before, 'place') || ['leave', 'left', 'keep'].includes(before?.text ?? '')) return true;
  if (before?.text === 'it' && ['leave', 'keep', 'just leave'].includes(atoms[place - 2]?.text ?? '')) return true;
  let at = place + 1;
  while (atoms[at]?.quantity?.kind === 'karat' || hasSense(atoms[at], 'metal', 'tone')) at += 1;
  return hasSense(next, 'place', 'role') || hasSense(atoms[at], 'closure');
}

/** "chhota sa pendant", "small gold cross"; not "chhota diamond", "chhoti beti" or "tiny pearls". */
function isSizeOfPiece(atoms: readonly Atom[], place: number): boolean {
  const [before, next] = [atoms[place - 1], atoms[place + 1]];
  // "jhumka, small for daily wear"
  if (isMarkOrEnd(next) || isWornFor(atoms, place + 1)) {
    const owner = degrees.has(before?.text ?? '') ? atoms[place - 2] : before;
    return isMarkOrEnd(owner) || hasSense(owner, 'piece', 'motif', 'article');
  }
  const isLength = senseOf(atoms[place], 'style')?.style === 'long';
  for (let at = place + 1; at < atoms.length && at < place + 6; at += 1) {
    const atom = atoms[at];
    if (hasSense(atom, 'piece')) return true;
    // A stone is small or large; "long ruby earrings" are long.
    if (!isLength && hasSense(atom, 'gem', 'stone', 'form')) return false;
    if (hasSense(atom, 'wearer', 'role', 'setting')) return false;
    if (hasSense(atom, 'motif')) return namesThePiece(atoms, at);
    if (atom?.text === 'pair' || atom?.text === 'of' || senseOf(atom, 'cue')?.cue === 'pair') continue;
    if (!reachesNoun(atoms, at - 1, at + 1)) return false;
  }
  return false;
}

/** "five little gold crosses": without another noun the motif is the piece. */
function namesThePiece(atoms: readonly Atom[], motif: number): boolean {
  const next = atoms[motif + 1];
  const isPiece = hasSense(next, 'piece') || !atoms.some((atom) => hasSense(atom, 'piece'));
  return isPiece || reachesNextPiece(atoms, motif);
}

function reachesNextPiece(atoms: readonly Atom[], from: number): boolean {
  const nouns: readonly Pick<Noun, 'place'>[] = atoms.flatMap((atom, place) =>
    place > from && hasSense(atom, 'piece') ? [{ place }] : [],
  );
  return nouns.slice(0, 1).some(({ place }) => reachesNoun(atoms, from, place));
}

function isMarkOrEnd(atom: Atom | undefined): boolean {
  return atom === undefined || atom.kind === 'mark';
}

/** "for daily wear", "for office": what a piece is small for. */
function isWornFor(atoms: readonly Atom[], at: number): boolean {
  return senseOf(atoms[at], 'cue')?.cue === 'for' && hasSense(atoms[at + 1], 'frequency', 'occasion');
}

import { type Atom, senseOf } from '../../parse/atom.ts';
import { wordSet } from '../../parse/word-set.ts';

/** What is left of a design when something of it has been changed. */
const rests = /^(?:baa?k+[ie]|baa?qi|rest|the rest|remaining|otherwise|everything|all else|else|sab|sab kuch|design)$/;

/** How it stays. */
const stays: ReadonlySet<string> = wordSet(`
  same, ok, okay, fine, good, perfect, unchanged, identical, stays, stay, remains, remain, theek, thik, theek
  hai, wahi, vahi, waisa, waise, vaisa, sahi, mast, badhiya, rehne do, as is, as it is, as before, as it was,
  alone, waisa hi, final, accha, acha, achha, great
`);

/** Words that leave something as it is: "don't touch the rest". */
const untouched = /^(?:touch|change|changing|alter|leave|leave the|badalna|chhedna|chhedo|badlo)$/;

/** How far what stays may stand from how it stays: "everything else about it stays the same". */
const REACH = 5;

/** "baki sab theek hai", "the rest is perfect", "don't touch anything else": the words that say so. */
export function restStays(atoms: readonly Atom[]): Atom | undefined {
  return atoms.find((atom, at) => {
    if (senseOf(atom, 'cue')?.cue === 'keep_rest') return true;
    const isElse = atom.text === 'else' || atom.text === 'rest' || /^baa?k/.test(atom.text);
    const around = atoms.slice(Math.max(0, at - REACH), at);
    if (isElse && around.some(({ text }) => untouched.test(text))) return true;
    if (!rests.test(atom.text)) return false;
    const behind = atoms.slice(at + 1, at + 1 + REACH);
    const end = behind.findIndex(({ kind }) => kind === 'mark');
    const phrase = end < 0 ? behind : behind.slice(0, end);
    // "everything in the same gold" says what is to be, "everything the same" what stays.
    const last = phrase.findIndex((word) => stays.has(word.text) || senseOf(word, 'staying')?.side === 'after');
    return last >= 0 && phrase.slice(0, last).every(isPlain) && !isMore(phrase[last + 1]);
  });
}

function isPlain(atom: Atom): boolean {
  return atom.senses.every(
    ({ subject }) =>
      subject === 'filler' ||
      subject === 'boundary' ||
      subject === 'cue' ||
      subject === 'degree' ||
      subject === 'staying',
  );
}

/** "everything the same size": the sameness is of a thing. */
function isMore(next: Atom | undefined): boolean {
  return next !== undefined && next.kind === 'phrase' && !isPlain(next);
}

import { type Atom, hasSense, senseOf } from './atom.ts';

/** Longest inscription that is looked for, in atoms. */
const LONGEST_QUOTE = 16;

/** So many words between quotes are no name of a thing: "Touch not the cat". */
const SENTENCE = 4;

/** How far from its quotes a word like "engraved" may stand. */
const NEAR = 6;

/**
 * Makes one atom of the text between quotes beside a word like "engraved": an inscription is cut as it stands, so
 * nothing in it is read as a metal, a motif or a measure. Other quotes only stress a word and are dropped; behind a
 * number the sign means inches.
 */
export function foldQuotes(atoms: readonly Atom[], brief: string): readonly Atom[] {
  if (!atoms.some(isQuoteSign)) return atoms;
  const folded: Atom[] = [];
  let at = 0;
  while (at < atoms.length) {
    const close = opensQuote(atoms, at) ? closingAt(atoms, at) : -1;
    const [open, last] = [atoms[at] as Atom, atoms[close]];
    if (last === undefined) {
      folded.push(open);
      at += 1;
    } else if (isInscription(atoms, at, close)) {
      folded.push(inscription(brief, open, last));
      at = close + 1;
    } else {
      folded.push(...atoms.slice(at + 1, close));
      at = close + 1;
    }
  }
  return folded;
}

function isQuoteSign(atom: Atom | undefined): boolean {
  return atom?.text === '"' || atom?.text === "'";
}

function opensQuote(atoms: readonly Atom[], at: number): boolean {
  return isQuoteSign(atoms[at]) && atoms[at - 1]?.kind !== 'number' && !atoms[at]?.glued;
}

function closingAt(atoms: readonly Atom[], open: number): number {
  for (let at = open + 2; at <= open + LONGEST_QUOTE; at += 1) {
    if (atoms[at]?.text === atoms[open]?.text) return at;
  }
  return -1;
}

function isInscription(atoms: readonly Atom[], open: number, close: number): boolean {
  const isNear = atoms
    .slice(Math.max(0, open - NEAR), close + NEAR)
    .some((atom) => hasSense(atom, 'engrave', 'place') || senseOf(atom, 'cue')?.cue === 'initials');
  // "'Team Bride' on every one"
  const isOnEach = atoms[close + 1]?.text === 'on';
  return isNear || isOnEach || isNameOrSentence(atoms, open, close);
}

/** Words of no trade between quotes are written somewhere; a brand or style is only likened to. */
function isNameOrSentence(atoms: readonly Atom[], open: number, close: number): boolean {
  const isLikened = ['like', 'style', 'called', 'similar', 'not', 'no'].includes(atoms[open - 1]?.text ?? '');
  const words = atoms.slice(open + 1, close);
  if (hasSense(words[0], 'negation')) return false;
  if (!isLikened && words.length >= SENTENCE) return true;
  return !isLikened && words.some(({ kind }) => kind === 'word') && !words.some((atom) => hasSense(atom, ...stressed));
}

/** What is put between quotes to stress it. */
const stressed = ['piece', 'kind', 'gem', 'metal', 'shape', 'cut', 'setting', 'wearer', 'style', 'motif'] as const;

function inscription(brief: string, open: Atom, close: Atom): Atom {
  const span = [open.span[1], close.span[0]] as const;
  return { kind: 'quote', text: brief.slice(...span), span, glued: false, senses: [] };
}

import type { Atom } from './atom.ts';
import type { PhraseBook, PhraseMatch } from './phrase-book.ts';
import type { Token } from './token.ts';

/** Covers the tokens with the longest known phrases, from left to right; unknown words stay as they are. */
export function atomise(tokens: readonly Token[], book: PhraseBook): readonly Atom[] {
  const atoms: Atom[] = [];
  let at = 0;
  while (at < tokens.length) {
    const first = tokens[at] as Token;
    const match = longestMeant(tokens, at, book);
    if (match) {
      const last = tokens[match.to - 1] as Token;
      const text = tokens
        .slice(at, match.to)
        .map((token) => token.text)
        .join(' ');
      atoms.push({
        // What can only be ruled out is a word like any other while nobody does.
        kind: match.senses.every(({ subject }) => subject === 'unwanted') ? 'word' : 'phrase',
        text,
        span: [first.span[0], last.span[1]],
        glued: first.glued,
        senses: match.senses,
      });
      at = match.to;
    } else {
      atoms.push({ ...first, senses: [] });
      at += 1;
    }
  }
  return atoms;
}

/** The longest phrase at a place, or a shorter one where it means this only apart from a piece. */
function longestMeant(tokens: readonly Token[], at: number, book: PhraseBook): PhraseMatch | undefined {
  const match = book.longestAt(tokens, at);
  if (!match?.senses.some((sense) => sense.subject === 'occasion' && sense.apart)) return match;
  const next = book.longestAt(tokens, match.to);
  const isOfPiece = next?.senses.some(({ subject }) => subject === 'piece') ?? false;
  return isOfPiece ? book.longestAt(tokens.slice(0, match.to - 1), at) : match;
}

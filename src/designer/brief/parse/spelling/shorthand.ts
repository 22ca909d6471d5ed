import { letteredKarats, tradeKarats } from '../karats.ts';
import type { Token } from '../token.ts';

const colours: Readonly<Record<string, string>> = { y: 'yellow', w: 'white', r: 'rose' };

/** What stands apart behind "14k": a colour, or that it is only filled with gold. */
const behindKarat: Readonly<Record<string, readonly string[]>> = {
  y: ['yellow'],
  w: ['white'],
  filled: ['gold', 'filled'],
};

/**
 * The bench writes "18kw", "14ky", "9R": a karat and the first letter of its colour, which are taken apart here; "14kgf"
 * is filled.
 */
export function spellShorthand(tokens: readonly Token[]): readonly Token[] {
  return tokens.flatMap((token, at): readonly Token[] => {
    const number = tokens[at - 1];
    const apart = behindKarat[token.text];
    if (apart && isKaratUnit(number) && tradeKarats.has(tokens[at - 2]?.value ?? 0) && !isWith(token, tokens[at + 1]))
      return spelt(token, apart);
    const letters = /^(k|kt|ct)?(?:([ywr])g?|gf)$/.exec(token.text);
    const known = letters?.[1] === undefined ? letteredKarats : tradeKarats;
    const isKarat = number?.kind === 'number' && known.has(number.value ?? 0) && token.kind === 'word';
    // "9y old" is a child.
    if (!letters || !isKarat || !token.glued || /^o(?:ld)?$/.test(tokens[at + 1]?.text ?? '')) return [token];
    const colour = colours[letters[2] ?? ''];
    return [{ ...token, text: 'k' }, ...spelt({ ...token, glued: false }, colour ? [colour] : ['gold', 'filled'])];
  });
}

function spelt(token: Token, words: readonly string[]): readonly Token[] {
  return words.map((text, index) => ({ ...token, text, ...(index > 0 && { glued: false }) }));
}

function isKaratUnit(token: Token | undefined): boolean {
  return /^(?:k|kt|ct)$/.test(token?.text ?? '');
}

/** "14k w diamonds" is "with"; before a mark nothing follows that it could be with. */
function isWith(token: Token, next: Token | undefined): boolean {
  return token.text === 'w' && next !== undefined && next.kind !== 'mark';
}

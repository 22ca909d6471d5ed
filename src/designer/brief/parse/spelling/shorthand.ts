import { letteredKarats, tradeKarats } from '../karats.ts';
import type { Token } from '../token.ts';

const colours: Readonly<Record<string, string>> = { y: 'yellow', w: 'white', r: 'rose' };

function isKaratUnit(token: Token | undefined): boolean {
  return /^(?:k|kt|ct)$/.test(token?.text ?? '');
}

function isEnd(token: Token | undefined): boolean {
  return token === undefined || token.kind === 'mark';
}

/** The bench writes "18kw", "14ky", "9R": a karat and the first letter of its colour, which are taken apart here; "14kgf" is filled. */
export function spellShorthand(tokens: readonly Token[]): readonly Token[] {
  return tokens.flatMap((token, at): readonly Token[] => {
    const number = tokens[at - 1];
    // "14k y": the colour may stand apart; a "w" there is "with".
    const karat = tokens[at - 2];
    if (token.text === 'y' && isKaratUnit(number) && tradeKarats.has(karat?.value ?? 0))
      return [{ ...token, text: 'yellow' }];
    // "18ct w, total…": nothing follows that it could be with.
    if (token.text === 'w' && isKaratUnit(number) && tradeKarats.has(karat?.value ?? 0) && isEnd(tokens[at + 1]))
      return [{ ...token, text: 'white' }];
    // "14k filled" is filled with gold.
    if (token.text === 'filled' && isKaratUnit(number) && tradeKarats.has(karat?.value ?? 0))
      return [{ ...token, text: 'gold', glued: false }, token];
    if (token.text === 'kgf' && number?.kind === 'number')
      return [
        { ...token, text: 'k' },
        { ...token, text: 'gold', glued: false },
        { ...token, text: 'filled', glued: false },
      ];
    const letters = /^(k|kt|ct)?([ywr])g?$/.exec(token.text);
    const known = letters?.[1] === undefined ? letteredKarats : tradeKarats;
    const isKarat = number?.kind === 'number' && known.has(number.value ?? 0) && token.kind === 'word';
    // "9y old" is a child.
    if (!letters || !isKarat || !token.glued || /^o(?:ld)?$/.test(tokens[at + 1]?.text ?? '')) return [token];
    return [
      { ...token, text: 'k' },
      { ...token, text: colours[letters[2] ?? ''] ?? '', glued: false },
    ];
  });
}

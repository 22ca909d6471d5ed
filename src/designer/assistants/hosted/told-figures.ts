/** Weights, carats and prices as they are written: "3.62 g", "1,240 USD", "$1,240". */
const FIGURES =
  /(?:(?:[$€£₹]|\b(?:USD|EUR|GBP|INR|AED|CHF)\s?)\s?(\d[\d,]*(?:\.\d+)?))|(?:\b(\d[\d,]*(?:\.\d+)?)\s?(?:g\b|grams?\b|ct\b|carats?\b|USD\b|EUR\b|GBP\b|INR\b|AED\b|CHF\b|[€£₹]))/giu;

/** The numbers that a model was told in this turn, by the client or by the studio. */
export interface ToldFigures {
  hear(text: string): void;
  /** What it says, without the sentences in which it weighs or prices by itself. */
  kept(says: string): { readonly says: readonly string[]; readonly hasInvented: boolean };
}

/** Weights and prices come from the built piece alone. @param texts what the model was told to begin with */
export function createToldFigures(...texts: readonly string[]): ToldFigures {
  const told = new Set<number>();
  const hear = (text: string): void => {
    for (const [number] of text.matchAll(/\d[\d,]*(?:\.\d+)?/g)) told.add(valueOf(number));
  };
  for (const text of texts) hear(text);

  function isTold(number: string): boolean {
    const said = valueOf(number);
    if (told.has(said)) return true;
    const decimals = number.split('.')[1]?.length ?? 0;
    return [...told].some((one) => Number(one.toFixed(decimals)) === said);
  }

  return {
    hear,
    kept(says) {
      const sentences = sentencesOf(says);
      const kept = sentences.filter((sentence) =>
        [...sentence.matchAll(FIGURES)].every(([, money, measure]) => isTold(money ?? measure ?? '')),
      );
      return { says: kept, hasInvented: kept.length < sentences.length };
    },
  };
}

const valueOf = (number: string): number => Number(number.replaceAll(',', ''));

function sentencesOf(text: string): readonly string[] {
  return text
    .split(/(?<=[.!?…])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

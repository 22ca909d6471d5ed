import type { StyleWord } from '../../request/words/style-words.ts';
import type { ShownSize } from '../../shown/shown.ts';
import type { Comparison } from '../comparison.ts';
import type { Verdict } from '../fact.ts';
import { changed, keptAs } from '../rule.ts';

/** What a word of size is said of, and which side of the usual it asks for. */
interface SaidSize {
  readonly of: 'whole' | 'metal';
  readonly asks: 'less' | 'more';
}

const saidSizes: Readonly<Partial<Record<StyleWord, SaidSize>>> = {
  small: { of: 'whole', asks: 'less' },
  large: { of: 'whole', asks: 'more' },
  slim: { of: 'metal', asks: 'less' },
  chunky: { of: 'metal', asks: 'more' },
  thick: { of: 'metal', asks: 'more' },
};

/** What a gent wears is so much broader. Trade judgement: women's bands are 2 to 3 mm wide, men's 5 to 7. */
const GENT_METAL = 2;

/**
 * Whether a design is as large, or its metal as broad, as a word says. Undefined where the word says no size, where the
 * trade has no limits for it, or between these: that is for the eye.
 */
export function judgeSaidSize(word: string, at: Comparison): Verdict | undefined {
  const said = Object.hasOwn(saidSizes, word) ? saidSizes[word as StyleWord] : undefined;
  if (!said) return undefined;
  const broader = said.of === 'metal' && at.request.recipient?.gender === 'male' ? GENT_METAL : 1;
  const [size] = sizesOf(said.of, at);
  if (!size) return undefined;
  const { mm, lessToMm, moreFromMm } = size;
  const side = mm <= broader * lessToMm ? 'less' : mm >= broader * moreFromMm ? 'more' : undefined;
  if (side === undefined) return undefined;
  const inDesign = `${Math.round(mm * 10) / 10} mm`;
  return side === said.asks ? keptAs(inDesign) : changed(inDesign);
}

function sizesOf(which: 'whole' | 'metal', { shown }: Comparison): readonly ShownSize[] {
  // The hoop of a signet grows into its face.
  if (which === 'metal' && shown.some(({ lengths }) => lengths?.faceMm)) return [];
  return shown.flatMap(({ sizes }) => sizes?.[which] ?? []);
}

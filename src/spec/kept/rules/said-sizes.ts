import type { StyleWord } from '../../request/words/style-words.ts';
import type { PieceFacts } from '../../pieces/piece-facts.ts';
import { pieceKinds } from '../../pieces/registry.ts';
import { NECK_FROM_MM, type WornLength, wornLengths } from '../../sizes/worn-lengths.ts';
import type { ShownSize } from '../../shown/shown.ts';
import type { Comparison } from '../comparison.ts';
import type { Verdict } from '../fact.ts';
import { changed, keptAs } from '../rule.ts';
import { lengthsOf } from './said-lengths.ts';

/** What a word of size is said of, and which side of the usual it asks for. */
interface SaidSize {
  readonly of: 'whole' | 'metal' | 'length';
  readonly asks: 'less' | 'more';
}

const saidSizes: Readonly<Partial<Record<StyleWord, SaidSize>>> = {
  small: { of: 'whole', asks: 'less' },
  large: { of: 'whole', asks: 'more' },
  slim: { of: 'metal', asks: 'less' },
  chunky: { of: 'metal', asks: 'more' },
  thick: { of: 'metal', asks: 'more' },
  short: { of: 'length', asks: 'less' },
  long: { of: 'length', asks: 'more' },
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
  const [size] = said.of === 'length' ? sizeOfLength(at) : sizesOf(said.of, at);
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

/** How long the line of a piece is; a pendant is as long as its chain. */
function sizeOfLength(at: Comparison): readonly ShownSize[] {
  const { wornOn } = pieceKinds[at.design.spec.kind];
  return [...lengthsOf(at, 'lengthMm'), ...lengthsOf(at, 'chainMm')].slice(0, 1).flatMap((mm) => {
    const limits = limitsOf(wornOn, mm, at.request.recipient?.gender === 'male');
    return limits ? [{ mm, lessToMm: limits.shortToMm, moreFromMm: limits.longFromMm }] : [];
  });
}

function limitsOf(wornOn: PieceFacts['wornOn'], mm: number, isGents: boolean): WornLength | undefined {
  if (wornOn === 'wrist') return isGents ? wornLengths.gentsWrist : wornLengths.wrist;
  if (wornOn === 'neck') return mm < NECK_FROM_MM ? wornLengths.ankle : wornLengths.neck;
  return undefined;
}

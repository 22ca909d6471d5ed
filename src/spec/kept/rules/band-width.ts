import { asksForTaper } from '../../shown/hoops.ts';
import type { Comparison } from '../comparison.ts';
import type { Verdict } from '../fact.ts';
import { changed, keptAs, notDone, outside } from '../rule.ts';
import { isWithinMm, tolerances } from '../tolerances.ts';
import { lengthsOf, spreadOf } from './said-lengths.ts';

/**
 * A said width is that of the whole band, unless a taper was asked for: then it is that of the shoulders. A face that the
 * band grows into is worn with it and counts too, unless the piece was asked for by a name of its own, as a signet is.
 */
export function judgeBandWidth(mm: number, at: Comparison): Verdict {
  const found = spreadOf(at, 'bandWidthsMm');
  const [widest] = found;
  if (widest === undefined) return notDone('it has no band');
  const faces = at.request.items?.[0]?.subtype === undefined ? facesOf(at) : [];
  const counted = asksForTaper(at.request.features) ? [widest, ...faces] : [...found, ...faces];
  const off = counted.find((one) => !isWithinMm(mm, one, tolerances.widthMm));
  return off === undefined ? keptAs(widest) : changed(off);
}

/** The longer sides of the faces that a band grows into. */
function facesOf({ shown }: Comparison): readonly number[] {
  return shown.flatMap(({ lengths }) => (lengths?.faceMm ? [Math.max(...lengths.faceMm)] : []));
}

/** The width of a piece: of its plate or its links; of its band where nothing stands on it. */
export function judgeWidth(mm: number, at: Comparison): Verdict {
  const across = [...(at.outsideMm ? [at.outsideMm[0]] : []), ...lengthsOf(at, 'widthMm')];
  const [first] = across;
  if (first === undefined)
    return isBareBand(at) ? judgeBandWidth(mm, at) : outside('it is measured on the built piece');
  const same = across.find((one) => isWithinMm(mm, one, tolerances.widthMm));
  return same === undefined ? changed(first) : keptAs(same);
}

function isBareBand({ lines }: Comparison): boolean {
  return lines.every(({ holds }) => holds.every((hold) => hold.inRow));
}

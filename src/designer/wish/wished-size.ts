import type { PieceFacts, SizedPieceFacts } from '#spec/pieces/piece-facts.ts';
import type { RequestSize } from '#spec/request/sections/measure.ts';
import type { Size } from '#spec/sizes/size.ts';
import type { SizeSystem } from '#spec/sizes/scales.ts';
import { sizeName } from '#spec/sizes/size-name.ts';
import { sizeOfRequest } from '#spec/request/size-of-request.ts';
import { knownSize } from '#spec/sizes/size-result.ts';
import type { SmallWearer } from './small-wearer.ts';

/** A size with its remarks; undefined for a piece without one (a pendant). */
export interface SizeWish {
  readonly size: Size | undefined;
  readonly remark?: string;
}

/** A man's ring when no size was said; all else is sized as its piece usually is. */
const GENTS_RING = knownSize('US', 10);

/** Who is going to wear a piece, and its size on most. */
interface SizeWearer {
  readonly gent: boolean;
  readonly small: SmallWearer | undefined;
  readonly usual: Size | undefined;
}

/**
 * The size of a ring or bangle, exactly as said. What has to be asked is made meanwhile as the workshop would read it,
 * or as the nearest that exists, with a remark.
 */
export function wishedSize(
  size: RequestSize | undefined,
  sizedBy: PieceFacts['sizedBy'],
  wearer: SizeWearer,
  workshopSystem: SizeSystem,
): SizeWish {
  if (sizedBy === undefined) return { size: undefined };
  const read = sizeOfRequest(size, sizedBy);
  if (read?.ok) return { size: read.value };
  if (read) {
    const { code, candidates } = read.problem;
    const [nearest] = candidates;
    const inWorkshop = candidates.find(({ system }) => system === workshopSystem) ?? nearest;
    if (code === 'size_system_unknown' && inWorkshop)
      return { size: inWorkshop, remark: `size ${size?.value} taken as ${sizeName(inWorkshop)}` };
    if (nearest) return { size: nearest, remark: `sized ${sizeName(nearest)} for now, as no chart has that size` };
  }
  const taken = assumedSize(sizedBy, wearer);
  return { size: taken, ...(taken && { remark: `sized ${sizeName(taken)} for now` }) };
}

/** An assumed size, until the finger is measured. */
function assumedSize(sizedBy: SizedPieceFacts['sizedBy'], { gent, small, usual }: SizeWearer): Size | undefined {
  if (sizedBy === 'wrist') return small?.bangle ?? usual;
  return small?.ring ?? (gent ? GENTS_RING : usual);
}

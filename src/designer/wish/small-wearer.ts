import type { RequestRecipient } from '#spec/request/sections/wearer.ts';
import type { Size } from '#spec/sizes/size.ts';
import { braceletLengthsMm } from '#spec/sizes/lengths.ts';
import { knownSize } from '#spec/sizes/size-result.ts';

/** Sizes of a child, worn up to an age. */
export interface SmallWearer {
  readonly upToMonths: number;
  readonly bangle: Size;
  readonly ring: Size;
  readonly braceletMm: number;
}

const inAnnas = (value: string) => knownSize('IN_BANGLE', value);
const inUs = (value: number) => knownSize('US', value);

/**
 * Bangles: one source, ohmygiddyaunt.com.au, inner diameter 41 newborn, 44 baby, 47 toddler, 50, 54 and 57 child, at
 * the nearest anna; the Indian scale begins at 1-0 for infants. Bracelets: wrists by height of Aldrich's children's
 * blocks (patterngrader.com, 98 mm newborn to 124 mm at two) with 12.7 mm of comfort, a little more each year after.
 * Rings: trade judgement, US 1 for a baby to US 4 before the teens.
 */
const bySize: readonly SmallWearer[] = [
  { upToMonths: 3, bangle: inAnnas('1-10'), ring: inUs(1), braceletMm: 114.3 },
  { upToMonths: 18, bangle: inAnnas('1-12'), ring: inUs(1), braceletMm: 127 },
  { upToMonths: 48, bangle: inAnnas('1-14'), ring: inUs(2), braceletMm: 133.4 },
  { upToMonths: 84, bangle: inAnnas('2-0'), ring: inUs(3), braceletMm: 139.7 },
  { upToMonths: 132, bangle: inAnnas('2-2'), ring: inUs(4), braceletMm: 152.4 },
  { upToMonths: 168, bangle: inAnnas('2-4'), ring: inUs(5), braceletMm: braceletLengthsMm.womenSmall },
];

/** "For a baby", "for a child" without an age. */
const MONTHS_OF = { baby: 12, child: 72 } as const;

/** The assumed sizes of a child until it is measured; undefined for adults. */
export function smallWearer(recipient: RequestRecipient | undefined): SmallWearer | undefined {
  const months = monthsOf(recipient);
  return months === undefined ? undefined : bySize.find(({ upToMonths }) => months <= upToMonths);
}

function monthsOf({ relation, age, age_months: months }: RequestRecipient = {}): number | undefined {
  if (months !== undefined) return months;
  if (age !== undefined) return 12 * age;
  return relation === 'baby' || relation === 'child' ? MONTHS_OF[relation] : undefined;
}

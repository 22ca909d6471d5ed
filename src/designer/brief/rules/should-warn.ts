import type { DesignRequest } from '#spec/request/design-request.ts';
import { sizeOfRequest } from '#spec/request/size-of-request.ts';
import { mostGramsPerPiece } from '#spec/request/weight-per-piece.ts';
import { itemType } from '../../archetypes/names/item-type.ts';
import { readingOf } from '../../archetypes/names/reading-of.ts';

/** Something that can be made but should be discussed first. A new warning is one more row. */
interface WarningRule {
  readonly code: string;
  readonly when: (request: DesignRequest) => boolean;
}

function gems(request: DesignRequest): readonly string[] {
  return (request.stones ?? []).flatMap(({ gem }) => gem ?? []);
}

function isOnFinger({ items = [] }: DesignRequest): boolean {
  return items.some(({ type }) => itemType(type).onFinger);
}

/** Setting classes C and D of the gem table: chip, crack or scratch when worn daily on a hand. */
const tender: ReadonlySet<string> = new Set([
  'opal',
  'fire_opal',
  'black_opal',
  'pearl',
  'emerald',
  'tanzanite',
  'moonstone',
  'coral',
  'turquoise',
  'lapis',
  'malachite',
  'peridot',
  'kunzite',
  'amber',
  'mother_of_pearl',
]);

/** Mohs 9 and more: what a tension setting may squeeze. */
const toughest: ReadonlySet<string> = new Set([
  'diamond',
  'moissanite',
  'ruby',
  'sapphire',
  'blue_sapphire',
  'yellow_sapphire',
  'pink_sapphire',
  'white_sapphire',
  'green_sapphire',
]);

/** Limits of the bench: cast walls in gold or silver; a band under a head. */
const THINNEST_WALL_MM = 0.8;
const NARROWEST_BAND_MM = 1.5;

/** Swallowing age: small parts warnings on toys stop at three years. */
const TODDLER_YEARS = 3;

/** Inside of the ring of a slender finger. */
const SMALL_RING_MM = 17;

/** Grams per cubic millimetre of the lightest alloy of each metal, so that the warning is never too early. */
const lightest: Readonly<Record<string, number>> = { gold: 0.0108, silver: 0.0102, platinum: 0.0201 };

function isForSmallChild({ recipient }: DesignRequest): boolean {
  if (!recipient) return false;
  return (
    recipient.age_months !== undefined ||
    recipient.relation === 'baby' ||
    (recipient.age !== undefined && recipient.age < TODDLER_YEARS)
  );
}

/** Whether a plain tube of the wanted width at the thinnest castable wall already weighs more than allowed. */
function isTooThin(request: DesignRequest): boolean {
  const { size, dimensions, metal, items } = request;
  const grams = mostGramsPerPiece(request, itemType(items?.[0]?.type).isPair === true);
  const widthMm = dimensions?.width_mm ?? dimensions?.band_width_mm;
  if (grams === undefined || widthMm === undefined) return false;
  const perMm3 = lightest[metal?.material ?? 'gold'] ?? 0.0102;
  return Math.PI * (insideMm(size) + THINNEST_WALL_MM) * widthMm * THINNEST_WALL_MM * perMm3 > grams;
}

/** Inside, as its chart has it; where no size is known the narrowest that is likely, which weighs least. */
function insideMm(size: DesignRequest['size']): number {
  const read = sizeOfRequest(size);
  const [nearest] = read && !read.ok ? read.problem.candidates : [];
  return (read?.ok ? read.value : nearest)?.innerDiameterMm ?? SMALL_RING_MM;
}

const warnings: readonly WarningRule[] = [
  {
    code: '22k_soft_for_diamond_setting',
    when: (request) => {
      const high = (request.metal?.karat ?? 0) >= 22 || request.metal?.fineness === 916;
      const stones = request.stones ?? [];
      return (
        high &&
        stones.some(
          ({ gem, cut, setting }) =>
            gem === 'diamond' && cut !== 'polki_uncut' && setting !== 'bezel' && setting !== 'full_bezel',
        )
      );
    },
  },
  { code: 'too_thin_for_weight', when: isTooThin },
  { code: 'too_thin_to_cast', when: ({ dimensions }) => (dimensions?.thickness_mm ?? 9) < THINNEST_WALL_MM },
  {
    code: 'band_too_narrow',
    when: (request) => isOnFinger(request) && (request.dimensions?.band_width_mm ?? 9) < NARROWEST_BAND_MM,
  },
  {
    code: 'choking_hazard_small_parts',
    when: (request) => isForSmallChild(request) && !request.constraints?.includes('no_small_parts'),
  },
  {
    code: 'tender_gem_in_ring',
    when: (request) => isOnFinger(request) && gems(request).some((gem) => tender.has(gem) || gem.endsWith('_pearl')),
  },
  {
    code: 'tension_needs_hard_gem',
    when: ({ stones }) =>
      (stones ?? []).some(({ setting, gem }) => setting === 'tension' && gem !== undefined && !toughest.has(gem)),
  },
  {
    code: 'no_white_gold_above_21k',
    when: ({ metal }) => metal?.material === 'gold' && metal.color === 'white' && (metal.karat ?? 0) >= 22,
  },
  {
    code: 'white_gold_may_hold_nickel',
    when: ({ metal, exclude, constraints }) =>
      metal?.material === 'gold' &&
      metal.color === 'white' &&
      ((exclude?.includes('nickel') ?? false) ||
        ['sensitive_ears', 'hypoallergenic'].some((word) => constraints?.includes(word))),
  },
  {
    code: 'base_shape_only_for_foil_work',
    when: ({ techniques }) => ['polki', 'kundan', 'jadau'].some((work) => techniques?.includes(work)),
  },
];

/** The codes of all warnings: first those of the name of the piece, then those that follow from the whole request. */
export function warningsFor(request: DesignRequest): readonly string[] {
  const named = (request.items ?? []).flatMap(({ subtype }) => readingOf(subtype).warning ?? []);
  return [...named, ...warnings.flatMap(({ code, when }) => (when(request) ? [code] : []))];
}

import { foilWorks } from '#spec/meanings/bench-work.ts';
import { karatOfFineness } from '#spec/meanings/karats.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import { gemOfWord } from '#spec/meanings/gems.ts';
import { isMaterialCalled } from '#spec/meanings/metals.ts';
import { sizeOfRequest } from '#spec/request/size-of-request.ts';
import { mostGramsPerPiece } from '#spec/request/order/weight-per-piece.ts';
import { alloyIds, alloys } from '#spec/tables/alloys.ts';
import { gems, type SettingClassId, settingClasses } from '#spec/tables/gems.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import type { WarningCode } from '#spec/warnings.ts';
import { itemType } from '../../archetypes/names/item-type.ts';
import { readingOf } from '../../archetypes/names/reading-of.ts';

/** Something that can be made but should be discussed first. A new warning is one more row. */
interface WarningRule {
  readonly code: WarningCode;
  readonly when: (request: DesignRequest) => boolean;
}

function isOnFinger({ items = [] }: DesignRequest): boolean {
  return items.some(({ type }) => itemType(type).onFinger);
}

type Said = NonNullable<DesignRequest['stones']>[number];

/** The setting class of a stone that was named; undefined for a gem that no table knows. */
function settingClassOf({ gem, color, origin }: Said): SettingClassId | undefined {
  const named = gem === undefined ? undefined : gemOfWord(gem, color, origin);
  return named && gems[named.gem].settingClass;
}

/** Gems that are understood and that no table has, softer than Mohs 6. Trade knowledge. */
const softBesideTable: ReadonlySet<string> = new Set([
  'amber',
  'abalone',
  'ammolite',
  'charoite',
  'fluorite',
  'howlite',
  'jet',
  'larimar',
  'rhodochrosite',
  'sodalite',
  'sphene',
  'variscite',
]);

/** Whether it chips, cracks or scratches when it is worn every day on a hand. */
function isTender(stone: Said): boolean {
  const settingClass = settingClassOf(stone);
  if (settingClass === undefined) return softBesideTable.has(stone.gem ?? '');
  return settingClasses[settingClass].ringDaily !== 'yes';
}

/** Whether a tension setting may squeeze it. A gem that no table knows is not trusted with it. */
function bearsTension(stone: Said): boolean {
  const settingClass = settingClassOf(stone);
  return settingClass !== undefined && settingClasses[settingClass].allowed.includes('tension');
}

const { wall, shank } = makingRules;

/** Swallowing age: small parts warnings on toys stop at three years. */
const TODDLER_YEARS = 3;

/** Inside of the ring of a slender finger. */
const SMALL_RING_MM = 17;

/** Grams per cubic millimetre of the lightest alloy of a material, so that the warning is never too early. */
function lightestGramsPerMm3(material: string): number {
  const ofIt = alloyIds.filter((alloy) => isMaterialCalled(alloy, material));
  const densities = (ofIt.length > 0 ? ofIt : alloyIds).map((alloy) => alloys[alloy].densityGramsPerCm3);
  return Math.min(...densities) / 1000;
}

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
  const wallMm = wall.castMinMm.limit;
  const mm3 = Math.PI * (insideMm(size) + wallMm) * widthMm * wallMm;
  return mm3 * lightestGramsPerMm3(metal?.material ?? 'gold') > grams;
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
      const high = (request.metal?.karat ?? karatOfFineness(request.metal?.fineness) ?? 0) >= 22;
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
  { code: 'too_thin_to_cast', when: ({ dimensions }) => (dimensions?.thickness_mm ?? 9) < wall.castMinMm.limit },
  {
    code: 'band_too_narrow',
    when: (request) => isOnFinger(request) && (request.dimensions?.band_width_mm ?? 9) < shank.widthMinMm.limit,
  },
  {
    code: 'choking_hazard_small_parts',
    when: (request) => isForSmallChild(request) && !request.constraints?.includes('no_small_parts'),
  },
  {
    code: 'tender_gem_in_ring',
    when: (request) => isOnFinger(request) && (request.stones ?? []).some(isTender),
  },
  {
    code: 'tension_needs_hard_gem',
    when: ({ stones }) =>
      (stones ?? []).some((stone) => stone.setting === 'tension' && stone.gem !== undefined && !bearsTension(stone)),
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
    when: ({ techniques }) => techniques?.some((work) => foilWorks.has(work)) === true,
  },
];

/** The codes of all warnings: first those of the name of the piece, then those that follow from the whole request. */
export function warningsFor(request: DesignRequest): readonly string[] {
  const named = (request.items ?? []).flatMap(({ subtype }) => readingOf(subtype).warning ?? []);
  return [...named, ...warnings.flatMap(({ code, when }) => (when(request) ? [code] : []))];
}

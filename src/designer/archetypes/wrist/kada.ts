import { fail, ok, type Problem, type Result } from '#shared/result.ts';
import { tolerances } from '#spec/kept/tolerances.ts';
import type { PartOf } from '#spec/part-registry.ts';
import { mostGramsPerPiece } from '#spec/request/order/weight-per-piece.ts';
import { alloys } from '#spec/tables/alloys.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import { finishedGrams } from '#spec/workshop/finished-grams.ts';
import { bandAreaMm2, hoopVolumeMm3 } from '../../proportions/ring/band-area.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';

type Section = PartOf<'bangle-band'>['section'];

/** What lies on a band weighs so much of it at its smallest: a lotus on its disc, on a band of 4 mm. */
const ORNAMENT_SHARE = 0.08;

const { kadaWidthMm, kadaWidthMinMm, solidThicknessMinMm } = makingRules.bangle;

/** Bangles of the trade that are a band, not a wire, with what each is called. */
const broadBangles: Readonly<Record<string, string>> = { kada: 'kada', kangan: 'kangan', patla: 'patli' };

/** A kada, a kangan or a patli. */
export function isBroad({ item }: PieceWish): boolean {
  return Object.hasOwn(broadBangles, item?.subtype ?? '');
}

/** A kangan is a broad bangle for a woman's great days: worked, where a kada may be bare. */
export function isKangan({ item }: PieceWish): boolean {
  return item?.subtype === 'kangan';
}

/** A patli is one broad flat band: nothing of it is round, twisted or sharp. */
export function isFlatOnly({ item }: PieceWish): boolean {
  return item?.subtype === 'patla';
}

/**
 * The section that a broad bangle has: that of a patli; of a kada of a said weight its own, or the D where its own, as narrow and thin as a kada can be, is
 * too heavy already.
 */
export function kadaSection(asked: PieceWish, section: Section): Section {
  if (isFlatOnly(asked)) return 'flat';
  const most = saidGrams(asked);
  if (most === undefined || !isBroad(asked) || section === 'd' || section === 'knife') return section;
  return leastGrams(asked, section) <= most ? section : 'd';
}

/**
 * What a said weight makes of a solid kada, for the client: nothing where a usual one weighs no more, a remark where it is
 * narrower, a problem with the nearest weight where it would be no kada any more.
 */
export function kadaForWeight(asked: PieceWish): Result<readonly string[]> {
  const most = saidGrams(asked);
  const { bandWidthMm, widthMm, thicknessMm } = asked.lengths;
  const isMeasured = [bandWidthMm, widthMm, thicknessMm].some((mm) => mm !== undefined);
  if (most === undefined || isMeasured || !isBroad(asked) || asked.size === undefined) return ok([]);
  const least = leastGrams(asked, thriftiest(asked));
  if (least > most * (1 + tolerances.grams)) return fail(tooLight(asked, least));
  const usual = solidGrams(asked, thriftiest(asked), kadaWidthMm.limit);
  if (usual <= most) return ok([]);
  return ok([
    `solid and ${kadaWidthMm.limit} mm wide ${inWords(asked, usual)}: for the weight it is narrower, unless the bench hollows it`,
  ]);
}

/** The section of the least metal that it can have. */
function thriftiest(asked: PieceWish): Section {
  return isFlatOnly(asked) ? 'flat' : 'd';
}

function saidGrams({ request }: PieceWish): number | undefined {
  return mostGramsPerPiece(request, false);
}

/** As narrow and as thin as a solid kada is made, with what lies on it. */
function leastGrams(asked: PieceWish, section: Section): number {
  const share = asked.applied === undefined ? 0 : ORNAMENT_SHARE;
  return (1 + share) * solidGrams(asked, section, kadaWidthMinMm.limit);
}

/** A band at the least thickness of a solid one; a wire is as thick as it is wide. */
function solidGrams({ size, alloys: [alloy], finishingLossPct }: PieceWish, section: Section, widthMm: number): number {
  const thickMm = section === 'round' ? widthMm : solidThicknessMinMm.limit;
  const mm3 = hoopVolumeMm3(bandAreaMm2(section, widthMm, thickMm), (size?.innerDiameterMm ?? 0) / 2, thickMm);
  return finishedGrams((mm3 * alloys[alloy].densityGramsPerCm3) / 1000, finishingLossPct);
}

/** "the pair weighs 66 g": as the weight was said, of the pair or of one. */
function inWords({ item }: PieceWish, gramsEach: number): string {
  return item?.unit === 'pair'
    ? `the pair weighs ${Math.ceil(2 * gramsEach)} g`
    : `it weighs ${Math.ceil(gramsEach)} g`;
}

function tooLight(asked: PieceWish, least: number): Problem {
  const grams = Math.ceil(asked.item?.unit === 'pair' ? 2 * least : least);
  const mm = `${kadaWidthMinMm.limit} mm wide and ${solidThicknessMinMm.limit} mm thick`;
  return {
    code: 'kada_too_light',
    message: `This weight makes a wire, not a ${broadBangles[asked.item?.subtype ?? '']}: solid, ${mm}, ${inWords(asked, least)}.`,
    remedy: `Say ${grams} g or more, ask for a thin bangle instead, or quote it hollow from the bench.`,
    path: 'weight',
  };
}

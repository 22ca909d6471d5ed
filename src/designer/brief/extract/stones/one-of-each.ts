import { stoneRole } from '#spec/meanings/stone-roles.ts';
import { isPlural } from '../pieces/plural.ts';
import { readingOf } from '../../../archetypes/names/reading-of.ts';
import { hasSense } from '../../parse/atom.ts';
import type { BriefContext } from '../subject.ts';
import { type GatheredStone, hasName, trait, traitsOf, withoutTraits, withTraits } from './gathered-stone.ts';

/**
 * Joins what was said of one stone in two places: "pearl earrings, 10mm south sea pearls", "diamond ring with a 1 ct
 * diamond", "black diamond ring, 3 stones". The first mention keeps its place: what is named first is the main stone.
 */
export function oneOfEach(context: BriefContext, stones: readonly GatheredStone[]): readonly GatheredStone[] {
  return stones.reduce<readonly GatheredStone[]>((kept, stone) => {
    if (isRoleAgain(kept, stone) || isGemAgain(context, kept, stone) || isCountOfAll(kept, stone)) return kept;
    const named =
      centerAgain(kept, stone) ??
      kept.find((earlier) => isSameStone(earlier, stone, kept)) ??
      pointedAt(context, kept, stone) ??
      countedAgain(kept, stone) ??
      countedFirst(kept, stone) ??
      namedLater(kept, stone);
    return named ? kept.map((one) => (one === named ? joined(named, stone) : one)) : [...kept, stone];
  }, []);
}

/** One stone of two mentions; of its gem the longer name knows more. */
function joined(named: GatheredStone, { fields }: GatheredStone): GatheredStone {
  const { gem, ...rest } = fields;
  const isShorter = gem !== undefined && named.fields.gem?.value.endsWith(`_${gem.value}`) === true;
  return withTraits(gem && !isShorter ? { ...named, fields: { ...named.fields, gem } } : named, traitsOf(rest));
}

/** "Diamond halo ring with a 7x5 oval ruby": what the halo was named with is the halo's, where a centre comes later. */
export function surroundedLater(stones: readonly GatheredStone[]): readonly GatheredStone[] {
  const [named, halo, centre, ...others] = stones;
  if (!named || !halo || !centre || others.some(({ fields }) => fields.role === undefined)) return stones;
  const isOnlyNamed = gemsOfHalos.has(named.fields.gem?.value ?? '') && Object.keys(named.fields).length === 1;
  const isBare = halo.isBareHalo === true && halo.fields.gem === undefined;
  const { gem, role, count, shape, carats, size_mm, diameter_mm } = centre.fields;
  const isMeasured = shape ?? carats ?? size_mm ?? diameter_mm;
  const isCentre = isMeasured && role === undefined && (count?.value ?? 1) === 1;
  if (!isOnlyNamed || !isBare || !isCentre || gem === undefined || gem.value === named.fields.gem?.value) return stones;
  return [centre, withTraits(halo, traitsOf(named.fields)), ...others];
}

/** What halos are made of where nobody says more. */
const gemsOfHalos: ReadonlySet<string> = new Set(['diamond', 'moissanite', 'cz', 'white_sapphire']);

/** "3 stones: ruby, emerald, sapphire, 3 mm each": as many as are listed are one of each, and measured alike. */
export function oneOfCounted(context: BriefContext, said: readonly GatheredStone[]): readonly GatheredStone[] {
  const stones = withoutCountOfListed(said);
  const [first, ...others] = stones;
  const areListed = others.length > 0 && stones.every(({ fields }) => fields.gem !== undefined);
  const areUncounted = others.every(({ fields, joint }) => fields.count === undefined && joint && joint !== 'or');
  const isTrilogy = stones.length === 3 && context.pieces.some(({ subtype }) => readingOf(subtype?.value).sidesAreTwo);
  if (!first || !areListed || !areUncounted) return stones;
  const { count } = first.fields;
  if (count ? count.value !== stones.length : !isTrilogy) return stones;
  const { diameter_mm: diameter } = others.at(-1)?.fields ?? {};
  const isEach = context.atoms.some(
    ({ quantity, span }) => quantity?.share === 'each' && span[0] === diameter?.span[0],
  );
  return stones.map((stone) => {
    const role = stone === first ? 'center' : 'side';
    return withTraits(stone === first ? withoutTraits(stone, 'count') : stone, [
      ...(stones.length === 3 ? [trait('role', role, stone.fields.gem?.span ?? [0, 0])] : []),
      ...(diameter && isEach ? [{ key: 'diameter_mm', said: diameter } as const] : []),
    ]);
  });
}

/** "three stone ring, sapphires, centre one 6 mm, side ones 4 mm": places of stones that were named together before. */
export function placesOfNamed({ atoms }: BriefContext, stones: readonly GatheredStone[]): readonly GatheredStone[] {
  const [named, ...placed] = stones;
  const isOnlyNamed =
    named?.head === 'gem' && Object.keys(named.fields).every((key) => key === 'gem' || key === 'color');
  const arePlaces =
    placed.length > 1 &&
    placed.every(({ fields }) => {
      const { isCentre, isSide } = stoneRole(fields.role?.value);
      return fields.gem === undefined && (isCentre || isSide);
    });
  if (!named || !isOnlyNamed || !arePlaces || !isPlural(atoms[named.place]?.text ?? '')) return stones;
  return placed.map((stone) => withTraits(stone, traitsOf(named.fields)));
}

/** "2 stones: one ruby, one diamond": a count that the stones behind it come to is no stone of its own. */
function withoutCountOfListed(stones: readonly GatheredStone[]): readonly GatheredStone[] {
  const [counted, ...listed] = stones;
  const isOnlyCount = counted?.head === 'stone' && Object.keys(counted.fields).every((key) => key === 'count');
  const sum = listed.reduce((total, { fields }) => total + (fields.count?.value ?? 1), 0);
  const areNamed = listed.length > 1 && listed.every(({ fields }) => fields.gem !== undefined);
  return isOnlyCount && areNamed && counted.fields.count?.value === sum ? listed : stones;
}

/** "GIA for centre": a role that is named again means the stone already named. */
function isRoleAgain(kept: readonly GatheredStone[], { fields, birthstone }: GatheredStone): boolean {
  const role = fields.role?.value;
  // "March, July and September": each month has its own.
  if (birthstone?.month !== undefined) return false;
  return role !== undefined && Object.keys(fields).length === 1 && kept.some((one) => one.fields.role?.value === role);
}

/** "sapphire and diamond half eternity, 7 stones": how many of each is not said. */
function isCountOfAll(kept: readonly GatheredStone[], { fields, head }: GatheredStone): boolean {
  const isOnlyCount = Object.keys(fields).length === 1 && fields.count !== undefined;
  return head === 'stone' && isOnlyCount && kept.filter((one) => one.fields.gem !== undefined).length > 1;
}

/** "ruby 3 ratti… Ruby in gold": in a later sentence the name alone is that of the stone already told of. */
function isGemAgain(
  { sentenceOf }: BriefContext,
  kept: readonly GatheredStone[],
  { fields, place }: GatheredStone,
): boolean {
  return (
    fields.gem !== undefined &&
    Object.keys(fields).length === 1 &&
    kept.some((one) => one.fields.gem?.value === fields.gem?.value && sentenceOf[one.place] !== sentenceOf[place])
  );
}

/** "a 1.8 ct centre, marquise centre", "halo ring, halo 0.2 ct": there is one centre and one halo. */
function centerAgain(kept: readonly GatheredStone[], stone: GatheredStone): GatheredStone | undefined {
  const role = stone.fields.role?.value;
  const { isCentre, halo } = stoneRole(role);
  if (!isCentre && !halo) return undefined;
  return kept.find(
    ({ fields }) =>
      fields.role?.value === role &&
      Object.keys(stone.fields).every((key) => key === 'role' || !Object.hasOwn(fields, key)),
  );
}

/**
 * Whether a gem described later is the same stone as one that was only named. A halo or side stones of that gem are
 * other stones, unless another gem was named first: in a "ruby and diamond ring" later words about diamonds describe
 * those.
 */
function isSameStone(earlier: GatheredStone, later: GatheredStone, kept: readonly GatheredStone[]): boolean {
  const [gem, again] = [earlier.fields.gem?.value, later.fields.gem?.value];
  if (gem === undefined || again === undefined) return false;
  // "yellow sapphire and diamond ring: sapphire 2 ct": a shorter name says which of those named before.
  const isShorter = gem.endsWith(`_${again}`) && !kept.some((one) => one.fields.gem?.value === again);
  if (again !== gem && !again.endsWith(`_${gem}`) && !isShorter) return false;
  const role = later.fields.role?.value;
  const fits = Object.keys(later.fields).every((key) => key === 'gem' || !Object.hasOwn(earlier.fields, key));
  // "pearl necklace 3 strands, 6-7 mm akoya": the second name only says which pearls.
  if (again !== gem && (role === undefined || isShorter) && fits) return true;
  // "red coral (moonga)"
  if (later.place - earlier.place <= SAME_BREATH) return fits;
  // "rose cut diamond ring, 1 ct, salt and pepper": the name of a colour of it.
  const isColourName = Object.values(later.fields).every((said) => said.span[0] === later.fields.gem?.span[0]);
  if (later.fields.color !== undefined && isColourName && later.joint !== 'and') return fits;
  // "heere ki anguthi, 50 cent ka ek heera"
  if (role === undefined && later.fields.count?.value === 1 && Object.keys(later.fields).length === 2) return fits;
  const onlyNamed = Object.keys(earlier.fields).every((key) => key === 'gem' || ofString.has(key));
  return onlyNamed && (role === undefined || stoneRole(role).isCentre || earlier !== kept[0]);
}

/** "I have a ruby… set the ruby, oval 7x5", "she gives the stone": what is pointed at was named before. */
function pointedAt(
  { atoms }: BriefContext,
  kept: readonly GatheredStone[],
  { fields, head, place }: GatheredStone,
): GatheredStone | undefined {
  let before = place - 1;
  while (hasSense(atoms[before], 'tone', 'shape', 'cut', 'origin', 'stone')) before -= 1;
  const isPointed = hasSense(atoms[before], 'definite');
  if (!isPointed || fields.role !== undefined || (head !== 'gem' && head !== 'stone')) return undefined;
  const gem = fields.gem?.value;
  return kept.find(
    (one) =>
      (gem === undefined ? hasName(one) : one.fields.gem?.value === gem) &&
      Object.keys(fields).every((key) => key === 'gem' || !Object.hasOwn(one.fields, key)),
  );
}

/** What is said of a string before its pearls are measured: "pearl necklace in two strands, 6-7 mm pearls". */
const ofString: ReadonlySet<string> = new Set(['rows', 'arrangement']);

/** Atoms between a gem and its other name in brackets. */
const SAME_BREATH = 2;

/** "…, 3 stones", "50 stones 2.5 mm": stones without a name are the ones already named. */
function countedAgain(kept: readonly GatheredStone[], stone: GatheredStone): GatheredStone | undefined {
  const [only, ...others] = kept.filter((one) => hasName(one) || isSetBeside(one));
  const isNameless = stone.head === 'stone' && stone.fields.gem === undefined && stone.fields.color === undefined;
  const fits = only !== undefined && Object.keys(stone.fields).every((key) => !Object.hasOwn(only.fields, key));
  return isNameless && stone.fields.role === undefined && others.length === 0 && fits ? only : undefined;
}

/** "9 stone ring, diamonds 0.05 each": stones that were only counted get their gem later. */
function countedFirst(kept: readonly GatheredStone[], { fields }: GatheredStone): GatheredStone | undefined {
  const [only, ...others] = kept;
  const isCounted = only?.fields.count !== undefined && Object.keys(only.fields).every((key) => ofCount.has(key));
  const fits = fields.gem !== undefined && fields.role === undefined && fields.count === undefined;
  return isCounted && fits && others.length === 0 && (only.fields.count?.value ?? 0) > 1 ? only : undefined;
}

const ofCount: ReadonlySet<string> = new Set(['count', 'setting', 'arrangement', 'prongs_per_stone']);

/**
 * "pear halo ring 9x6 mm sapphire", "princess halo ring, 1 ct": a stone known by its outline gets its gem and size
 * later.
 */
function namedLater(kept: readonly GatheredStone[], { fields }: GatheredStone): GatheredStone | undefined {
  const [outlined, ...others] = kept.filter((one) => one.head === 'look' && !isSetBeside(one));
  const hasHalo = kept.some((one) => stoneRole(one.fields.role?.value).halo || isSetBeside(one));
  if (!outlined?.fields.shape || others.length > 0 || !hasHalo || kept.some((one) => one.fields.gem)) return undefined;
  const isPlace = fields.role !== undefined && !stoneRole(fields.role.value).isCentre;
  const single = (fields.count?.value ?? 1) === 1 && !isPlace && fields.setting === undefined;
  const one =
    single && (fields.carats !== undefined || fields.size_mm !== undefined || fields.diameter_mm !== undefined);
  return one && Object.keys(fields).every((key) => !Object.hasOwn(outlined.fields, key)) ? outlined : undefined;
}

/** Stones at the sides that are known by how they are set: "pavé shoulders". */
function isSetBeside({ fields }: GatheredStone): boolean {
  return stoneRole(fields.role?.value).isSide === true && fields.setting !== undefined;
}

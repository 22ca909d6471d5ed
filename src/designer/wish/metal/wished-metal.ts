import { karatOfFineness } from '#spec/meanings/karats.ts';
import { baseMetalsCalled, coloursOfSeveral, metalColoursCalled, metalNames } from '#spec/meanings/metals.ts';
import { ofDesign } from '#spec/meanings/ruled-out.ts';
import type { RequestMetal } from '#spec/request/sections/metal.ts';
import { type AlloyId, alloys } from '#spec/tables/alloys.ts';
import { type ColourContext, type GoldColour, usualGoldColour } from './gold-colour.ts';

/** What the choice of an alloy depends on beside the said metal. */
export interface MetalContext extends ColourContext {
  /** Whether an open karat begins at 22. */
  readonly highKarat: boolean;
  /** Worn through the skin: no nickel. */
  readonly pierced: boolean;
  /** What is ruled out (`ruledOutBy`). */
  readonly excluded: ReadonlySet<string>;
  readonly kindToSkin: boolean;
  readonly country: string;
  /** The metal of the first piece of the order, which an open one follows. */
  readonly leading: AlloyId | undefined;
}

/** The wished alloy, then those that a budget may fall back on because the karat was left open. */
export interface MetalWish {
  readonly alloys: readonly [AlloyId, ...AlloyId[]];
  readonly remarks: readonly string[];
}

const karats = [24, 22, 21, 20, 18, 14, 10, 9] as const;
type Karat = (typeof karats)[number];

/** Golds by karat and colour, as far as they are cast. */
const golds: Readonly<Record<GoldColour, Readonly<Partial<Record<Karat, AlloyId>>>>> = {
  yellow: {
    24: 'au999_y',
    22: 'au916_y',
    21: 'au875_y',
    20: 'au833_y',
    18: 'au750_y',
    14: 'au585_y',
    10: 'au417_y',
    9: 'au375_y',
  },
  white: { 18: 'au750_w_ni', 14: 'au585_w_ni', 10: 'au417_w', 9: 'au375_w' },
  rose: { 22: 'au916_r', 18: 'au750_r', 14: 'au585_r', 10: 'au417_r', 9: 'au375_r' },
};

/** White golds that are whitened with palladium: no nickel on the skin. */
const withoutNickel: Readonly<Partial<Record<AlloyId, AlloyId>>> = {
  au750_w_ni: 'au750_w_pd',
  au585_w_ni: 'au585_w_pd',
  au417_w: 'au585_w_pd',
  au375_w: 'au375_w_pd',
};

/** Countries where nickel on the skin is limited by law (REACH and its British twin). */
const nickelLimited = new Set(['GB', 'DE', 'FR', 'IT', 'ES', 'NL', 'BE', 'AT', 'IE']);

/** The alloys of a request: what was said exactly; what was not by the table of {@link usualGoldColour} in 18k. */
export function wishedMetal(metal: RequestMetal | undefined, context: MetalContext): MetalWish {
  if (metal === undefined && context.leading !== undefined) return { alloys: [context.leading], remarks: [] };
  const material = metal?.material ?? (context.excluded.has(ofDesign.metal('gold')) ? 'silver' : 'gold');
  if (material === 'silver') return { alloys: [silverOf(metal?.fineness)], remarks: [] };
  if (material === 'platinum') return { alloys: [metal?.fineness === 900 ? 'pt900_ir' : 'pt950_ru'], remarks: [] };
  if (material === 'palladium') return palladiumOf(metal?.fineness);
  const fixed = baseMetalsCalled(material)?.[0];
  if (fixed) return { alloys: [fixed], remarks: [] };
  if (material !== 'gold') {
    const name = material.replaceAll('_', ' ');
    return { alloys: ['ag925'], remarks: [`in sterling silver, as ${name} is not in the alloy table`] };
  }
  return goldOf(metal, context);
}

function silverOf(fineness: number | undefined): AlloyId {
  return fineness === 999 ? 'ag999' : fineness === 935 ? 'ag935' : 'ag925';
}

/** Palladium by its hallmark; one that is not cast is told. */
function palladiumOf(fineness: number | undefined): MetalWish {
  const cast = (['pd950', 'pd500'] as const).find((alloy) => fineness === alloys[alloy].fineness);
  if (cast !== undefined || fineness === undefined) return { alloys: [cast ?? 'pd950'], remarks: [] };
  return { alloys: ['pd950'], remarks: [`in palladium 950, as ${fineness} is not in the alloy table`] };
}

function goldOf(metal: RequestMetal | undefined, context: MetalContext): MetalWish {
  const remarks: string[] = [];
  const colour = colourOf(metal?.color, context, remarks);
  const said = metal?.karat ?? karatOfFineness(metal?.fineness);
  const openLadder: readonly Karat[] = context.highKarat ? [22, 18, 14] : [18, 14, context.country === 'US' ? 10 : 9];
  const wished = said === undefined ? openLadder : [nearestKarat(said, remarks), ...fallbackOf(metal)];
  // Only the wished karat is explained here; a fallback for the budget has its own remark.
  const kind = { ...context, kindToSkin: context.kindToSkin || metal?.alloyed_with === 'palladium' };
  const alloyIds = wished.map((karat, rung) => alloyAt(karat, colour, kind, rung === 0 ? remarks : []));
  // Silver is a metal of its own: it is offered last, and only where none was named.
  const isOpen = metal === undefined && !context.excluded.has(ofDesign.metal('silver'));
  const all = [...alloyIds, ...(isOpen ? (['ag925'] as const) : [])];
  const allowed = all.filter(
    (alloy) => ![...metalNames(alloy)].some((name) => context.excluded.has(ofDesign.metal(name))),
  );
  return { alloys: (allowed.length > 0 ? allowed : all) as unknown as MetalWish['alloys'], remarks };
}

function fallbackOf(metal: RequestMetal | undefined): readonly Karat[] {
  const karat = karats.find((known) => known === metal?.fallback_karat);
  return karat === undefined ? [] : [karat];
}

function nearestKarat(said: number, remarks: string[]): Karat {
  const nearest = karats.reduce((best, karat) => (Math.abs(karat - said) < Math.abs(best - said) ? karat : best));
  if (nearest !== said) remarks.push(`in ${nearest}k, as ${said}k is not in the alloy table`);
  return nearest;
}

function colourOf(said: string | undefined, context: MetalContext, remarks: string[]): GoldColour {
  const wished = said === undefined ? undefined : goldColourCalled(said);
  if (wished) return wished;
  if (said !== undefined && coloursOfSeveral.has(said))
    remarks.push('in one colour: the second one is plated or joined at the bench');
  const usual = usualGoldColour(context);
  return ([usual, 'yellow', 'white', 'rose'] as const).find((colour) => !isRuledOut(colour, context)) ?? usual;
}

function isRuledOut(colour: GoldColour, { excluded }: MetalContext): boolean {
  return [colour, `${colour}_gold`].some((name) => excluded.has(ofDesign.metal(name)));
}

/** The colour of gold that a word means; the other metals have one colour each. */
function goldColourCalled(word: string): GoldColour | undefined {
  return metalColoursCalled(word).find((colour): colour is GoldColour => Object.hasOwn(golds, colour));
}

function alloyAt(karat: Karat, colour: GoldColour, context: MetalContext, remarks: string[]): AlloyId {
  const exact = golds[colour][karat];
  // There is no 22k or 24k white gold and no 24k rose: take the highest karat of the colour, with a remark.
  const highest = karats.find((known) => known <= karat && golds[colour][known] !== undefined) ?? 18;
  const alloy = exact ?? golds[colour][highest] ?? 'au750_y';
  if (!exact) remarks.push(`in ${highest}k, as ${colour} gold does not come in ${karat}k`);
  const noNickel =
    context.excluded.has(ofDesign.nickel) ||
    context.kindToSkin ||
    context.pierced ||
    nickelLimited.has(context.country);
  const kind = noNickel ? withoutNickel[alloy] : undefined;
  if (kind && alloys[kind].karat !== alloys[alloy].karat)
    remarks.push(`in ${alloys[kind].karat}k, as ${karat}k white gold has nickel`);
  return kind ?? alloy;
}

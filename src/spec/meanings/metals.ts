import { type AlloyId, alloys, type MetalColour } from '../tables/alloys.ts';

/** Base metals by the word of a request, what is proposed for it first; the table of alloys has their trade names. */
const baseMetals: Readonly<Record<string, readonly [AlloyId, ...AlloyId[]]>> = {
  brass: ['brass'],
  bronze: ['bronze'],
  titanium: ['ti_cp', 'ti_64'],
  steel: ['steel316'],
  stainless_steel: ['steel316'],
};

/** The alloys of a base metal, what is proposed first; undefined for what is no base metal of the table. */
export function baseMetalsCalled(material: string): readonly [AlloyId, ...AlloyId[]] | undefined {
  return Object.hasOwn(baseMetals, material) ? baseMetals[material] : undefined;
}

/** Whether an alloy is of the material that a word means. */
export function isMaterialCalled(alloy: AlloyId, material: string): boolean {
  return alloys[alloy].metal === material || baseMetalsCalled(material)?.includes(alloy) === true;
}

/** The colours of alloys by the words of a request, the nearest first. */
const calledColours: Readonly<Record<string, readonly MetalColour[]>> = {
  yellow: ['yellow'],
  gold_tone: ['yellow'],
  golden: ['yellow'],
  white: ['white', 'silver'],
  silver_tone: ['white', 'silver', 'grey'],
  rose: ['rose'],
  pink: ['rose'],
  red: ['rose'],
  grey: ['grey'],
  brown: ['brown'],
  copper: ['brown'],
};

/** The colours that a word may mean, the nearest first; none for a word that names no colour of a metal. */
export function metalColoursCalled(word: string): readonly MetalColour[] {
  return (Object.hasOwn(calledColours, word) ? calledColours[word] : undefined) ?? [];
}

/** Colours of several metals together, which no design has: it is cast in one. */
export const coloursOfSeveral: ReadonlySet<string> = new Set(['two_tone', 'three_tone']);

const metals: ReadonlySet<string> = new Set(Object.values(alloys).map(({ metal }) => metal));
const colours: ReadonlySet<string> = new Set(Object.values(alloys).map(({ colour }) => colour));

/** "Gold", "white gold", "pink", "18k gold": karat, colour and metal in this order; undefined for what names no metal. */
export function metalNameCalled(name: string): string | undefined {
  const words = name.split('_').map((word) => (word === 'pink' ? 'rose' : word));
  const karat = words.find((word) => /^\d+k$/.test(word));
  const colour = words.find((word) => colours.has(word));
  const metal = words.find((word) => metals.has(word) && word !== colour);
  const known = [karat, colour, metal].filter((word) => word !== undefined);
  return known.length === words.length ? known.join('_') : undefined;
}

/** All that an alloy is called, in the words of {@link metalNameCalled}. */
export function metalNames(alloy: AlloyId): ReadonlySet<string> {
  const { karat, colour, metal } = alloys[alloy];
  const karats = karat === null ? [''] : ['', `${karat}k`];
  const all = karats.flatMap((one) => ['', colour].flatMap((shade) => ['', metal].map((what) => [one, shade, what])));
  const names = all.map((words) => [...new Set(words.filter((word) => word !== ''))].join('_'));
  return new Set(names.filter((name) => name !== ''));
}

import type { BuiltCut, Cut, StoneSize } from './cuts/cut.ts';
import { domedCuts } from './cuts/domed.ts';
import { oldCuts } from './cuts/old-brilliants.ts';
import { plainCuts } from './cuts/plain.ts';
import { pointedCuts } from './cuts/pointed-brilliants.ts';
import { roundedCuts } from './cuts/round-brilliants.ts';
import { sideCuts } from './cuts/side-stones.ts';
import { stepCuts } from './cuts/step.ts';

export type {
  BuiltCut,
  Cut,
  DiamondFactor,
  FacetedCut,
  FacetProportions,
  OutlineDetail,
  StoneSize,
} from './cuts/cut.ts';
export { type RoundDiamondRow, roundDiamondChart } from './cuts/round-diamond-chart.ts';

/** In the order in which they are offered. */
const rows = {
  ...roundedCuts,
  ...stepCuts,
  ...pointedCuts,
  ...sideCuts,
  ...oldCuts,
  ...domedCuts,
  ...plainCuts,
} as const satisfies Record<string, Cut>;

export type CutId = keyof typeof rows;

/** The cuts that the engine builds: their rows say how full their box is. */
export type BuiltCutId = { [Id in CutId]: (typeof rows)[Id] extends BuiltCut ? Id : never }[CutId];

/** Every cut that a stone can have, by id. Angles of fancy cuts are design defaults: no laboratory grades them. */
export const cuts: Readonly<Record<CutId, Cut<BuiltCutId>>> = rows;

export const cutIds = Object.keys(rows) as unknown as readonly [CutId, ...CutId[]];

export const builtCutIds = cutIds.filter((id): id is BuiltCutId => cuts[id].fullness !== undefined);

/** The built cuts with their proportions, by id. */
export const builtCuts: Readonly<Record<BuiltCutId, BuiltCut>> = rows;

/** Whether a word of a request means a cut. */
export function isCutCalled(id: CutId, word: string): boolean {
  return id === word || cuts[id].alsoMeantBy?.includes(word) === true;
}

/** What a stone is cut into: facets, a dome on a flat base, a sphere. */
export type StoneForm = 'faceted' | 'cabochon' | 'bead';

const domedStyles: Readonly<Record<Exclude<StoneForm, 'faceted'>, BuiltCut['style']>> = {
  cabochon: 'cabochon',
  bead: 'sphere',
};

/** What a built cut is: facets, a dome or a sphere. */
export function formOf(id: BuiltCutId): StoneForm {
  const { style } = builtCuts[id];
  return style === domedStyles.cabochon ? 'cabochon' : style === domedStyles.bead ? 'bead' : 'faceted';
}

/** The cut of a form with the outline of a faceted one, or with the usual outline where the form has no such. */
export function cutInForm(form: StoneForm, outline: BuiltCutId): BuiltCutId {
  if (formOf(outline) === form || form === 'faceted') return outline;
  const formed = builtCutIds.filter((id) => formOf(id) === form);
  return formed.find((id) => isCutCalled(id, outline)) ?? formed[0] ?? outline;
}

/** The calibrated size nearest to a wish: by the sum of squared differences of length and width. */
export function nearestTradeSize(id: CutId, wished: StoneSize): StoneSize {
  const distance = (size: StoneSize): number =>
    (size.lengthMm - wished.lengthMm) ** 2 + (size.widthMm - wished.widthMm) ** 2;
  return cuts[id].tradeSizes.reduce((best, size) => (distance(size) < distance(best) ? size : best));
}

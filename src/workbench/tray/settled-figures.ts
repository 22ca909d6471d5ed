import type { Sheet } from '#engine/contract/sheet.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import type { WeighedDesign } from '#spec/kept/weighed-design.ts';
import type { WorkshopProfile } from '#spec/workshop/workshop-profile.ts';

/** A design with the figures of its sheet, to compare it with what was said. */
export function settledFigures(spec: DesignSpec, sheet: Sheet, { exchange }: WorkshopProfile): WeighedDesign {
  const { stones, finishedMetalGrams, price, dimensionsMm } = sheet;
  return { spec, stones, finishedMetalGrams, price, exchange, outsideMm: dimensionsMm };
}

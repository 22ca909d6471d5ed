import type { Sheet } from '#engine/contract/sheet.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import type { Appraisal } from '#spec/kept/appraisal.ts';
import type { WorkshopProfile } from '#spec/workshop/workshop-profile.ts';

/** The appraisal of a design by its sheet, to compare it with what was said. */
export function sheetAppraisal(spec: DesignSpec, sheet: Sheet, { exchange }: WorkshopProfile): Appraisal {
  const { stones, netMetalGrams, price, dimensionsMm } = sheet;
  return { spec, stones, netMetalGrams, price, exchange, outsideMm: dimensionsMm };
}

import { rememberFor } from '#shared/remember-for.ts';
import { isDeparture } from '#spec/kept/departure.ts';
import { factKeeper } from '#spec/kept/kept-facts.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import type { Shown } from '#spec/shown/shown.ts';
import type { ComposedDesign } from '../../composed-design.ts';
import { appraisedStones } from '../estimated-appraisal.ts';

/**
 * Facts that looks of one piece differ in. Numbers are met after a look has been chosen; metal and size are the same in
 * all; grades and engraving are in none.
 */
const variesByLook =
  /^(items\.subtype|items\.width_mm|stones\.|total_carat|dimensions|finish|motifs|features|profile|closure|exclude)/;
const inNoDesign = /^stones\.(color_grade|clarity|lab|origin_country|supplied_by)/;

/** Many looks are compared with one request. */
const keepers = rememberFor<DesignRequest, ReturnType<typeof factKeeper>>();

function keeperOf(request: DesignRequest): ReturnType<typeof factKeeper> {
  return keepers(request, '', () =>
    factKeeper(request, (field) => variesByLook.test(field) && !inNoDesign.test(field)),
  );
}

/** How many of the said facts a look does not keep: of looks that could be chosen, those that keep more come first. */
export function departuresOf(request: DesignRequest, design: ComposedDesign, shown: readonly Shown[]): number {
  const unpriced = {
    spec: design,
    stones: appraisedStones(design),
    finishedMetalGrams: 0,
    price: { amount: 0, currency: '' },
  };
  return keeperOf(request)(unpriced, shown).filter(isDeparture).length;
}

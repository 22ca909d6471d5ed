import { rememberFor } from '#shared/remember-for.ts';
import { isDeparture } from '#spec/kept/departure.ts';
import { factsOfField } from '#spec/kept/field-facts.ts';
import { factKeeper } from '#spec/kept/kept-facts.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import type { Shown } from '#spec/shown/shown.ts';
import type { ComposedDesign } from '../../composed-design.ts';
import { appraisedStones } from '../estimated-appraisal.ts';

/** Many looks are compared with one request. */
const keepers = rememberFor<DesignRequest, ReturnType<typeof factKeeper>>();

function keeperOf(request: DesignRequest): ReturnType<typeof factKeeper> {
  return keepers(request, '', () => factKeeper(request, (field) => factsOfField(field).variesByLook === true));
}

/** How many of the said facts a look does not keep: of looks that could be chosen, those that keep more come first. */
export function departuresOf(request: DesignRequest, design: ComposedDesign, shown: readonly Shown[]): number {
  const unpriced = {
    spec: design,
    stones: appraisedStones(design),
    netMetalGrams: 0,
    price: { amount: 0, currency: '' },
  };
  return keeperOf(request)(unpriced, shown).filter(isDeparture).length;
}

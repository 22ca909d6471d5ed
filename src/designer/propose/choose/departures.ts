import { rememberFor } from '#shared/remember-for.ts';
import { isDeparture } from '#spec/kept/departure.ts';
import { factsOfField } from '#spec/kept/field-facts.ts';
import { factKeeper } from '#spec/kept/kept-facts.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import type { Shown } from '#spec/shown/shown.ts';
import type { ComposedDesign } from '../../composed-design.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import { netGrams } from '../estimate.ts';
import { appraisedStones } from '../estimated-appraisal.ts';
import { weightMissed } from './said-weight.ts';

/** Many looks are compared with one request. */
const keepers = rememberFor<DesignRequest, ReturnType<typeof factKeeper>>();

function keeperOf(request: DesignRequest): ReturnType<typeof factKeeper> {
  return keepers(request, '', () => factKeeper(request, (field) => factsOfField(field).variesByLook === true));
}

/**
 * How many of the said facts a look does not keep, a weight that it cannot have among them: of looks that could be chosen,
 * those that keep more come first.
 */
export function departuresOf(asked: PieceWish, design: ComposedDesign, shown: readonly Shown[]): number {
  const unpriced = {
    spec: design,
    stones: appraisedStones(design),
    netMetalGrams: 0,
    price: { amount: 0, currency: '' },
  };
  return keeperOf(asked.request)(unpriced, shown).filter(isDeparture).length + (missesWeight(design, asked) ? 1 : 0);
}

/** A design that misses a said weight by more than this, however far its metal is moved, is not what was asked for. */
const FAR_OFF = 0.12;

/** Whether a piece of a set cannot have its share of the weight: a solitaire of one gram where twenty were asked for. */
function missesWeight(design: ComposedDesign, asked: PieceWish): boolean {
  return asked.ofSet && weightMissed(design, asked, (one) => netGrams(one, asked.finishingLossPct)).offAim > FAR_OFF;
}

import { spoken } from '#shared/words.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import { isAmountField } from '#spec/kept/amounts.ts';
import { isDeparture } from '#spec/kept/departure.ts';
import type { KeptFact, SaidFact } from '#spec/kept/fact.ts';
import { factsOfField } from '#spec/kept/field-facts.ts';
import { factKeeper } from '#spec/kept/kept-facts.ts';
import { isWeightField } from '#spec/kept/weights.ts';
import type { RequestField } from '#spec/kept/request-field.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import type { WorkshopProfile } from '#spec/workshop/workshop-profile.ts';
import { estimatedAppraisal } from '../../../propose/estimated-appraisal.ts';

interface BothChanges {
  readonly ours: DesignSpec;
  readonly theirs: DesignSpec;
  readonly profile: WorkshopProfile;
}

/** What follows from everything else, and is for the client to judge when they see it. */
const isFollowing = (field: RequestField): boolean => isWeightField(field) || isAmountField(field);

/** What a request says that our own change keeps and theirs does not. */
export function missedFacts(request: DesignRequest, { ours, theirs, profile }: BothChanges): readonly SaidFact[] {
  const keeper = factKeeper(request, (field) => !isFollowing(field));
  const keptOf = (spec: DesignSpec): readonly KeptFact[] =>
    keeper(estimatedAppraisal({ ...spec, size: spec.size }, profile));
  const missing = (facts: readonly KeptFact[]) => facts.filter(isDeparture);
  const missedByUs = new Set(missing(keptOf(ours)).map(({ place }) => place));
  return missing(keptOf(theirs)).filter(({ place }) => !missedByUs.has(place));
}

/** A fact as the client said it, else in our words: "no halo", "karat 18 k". */
export function sayMissed({ field, value, span }: SaidFact, brief: string): string {
  const words = span && brief.slice(...span).trim();
  if (words !== undefined && words !== '') return `“${words}”`;
  const { called, unit } = factsOfField(field);
  return `${called} ${spoken(String(value))}${unit === undefined ? '' : ` ${unit}`}`;
}

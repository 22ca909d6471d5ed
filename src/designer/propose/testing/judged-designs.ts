import type { DesignSpec } from '#spec/design-spec.ts';
import { isDeparture } from '#spec/kept/departure.ts';
import type { KeptFact } from '#spec/kept/fact.ts';
import { keptFacts } from '#spec/kept/kept-facts.ts';
import { understand } from '../../brief/understand.ts';
import { estimatedAppraisal } from '../estimated-appraisal.ts';
import { propose } from '../propose.ts';
import { proposeOptions } from './propose-options.ts';

/** A proposed design with what became in it of each said fact. */
export interface JudgedDesign {
  readonly spec: DesignSpec;
  readonly reason: string;
  readonly facts: readonly KeptFact[];
  /** The said facts that it does not keep: "features one_vati". */
  readonly missed: readonly string[];
}

const options = proposeOptions();

/** The designs that are proposed for a brief at the example rates, held against what it says. */
export function designedFor(brief: string): readonly JudgedDesign[] {
  const request = understand(brief);
  if (!request.ok) throw new Error(`"${brief}": ${request.problem.message}`);
  const tray = propose(request.value, options);
  if (!tray.ok) throw new Error(`"${brief}": ${tray.problem.message}`);
  return tray.value.map(({ spec, reason }) => {
    const facts = keptFacts(request.value, estimatedAppraisal({ ...spec, size: spec.size }, options.profile));
    const missed = facts.filter(isDeparture).map(({ field, value }) => `${field} ${String(value)}`);
    return { spec, reason, facts, missed };
  });
}

/** The said facts that the designs for a brief do not keep, one after the other. */
export function missedBy(brief: string): readonly string[] {
  return designedFor(brief).flatMap(({ missed }) => missed);
}

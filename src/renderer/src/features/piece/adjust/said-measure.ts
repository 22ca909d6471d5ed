import type { KeptFact } from '#spec/kept/fact.ts';
import { factsOfField } from '#spec/kept/field-facts.ts';
import { factKeeper } from '#spec/kept/kept-facts.ts';
import type { RequestField } from '#spec/kept/request-field.ts';
import type { Appraisal } from '#spec/kept/appraisal.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import type { Stone } from '#spec/stone.ts';
import { estimateCarats } from '#spec/stone-weight.ts';
import type { FieldEdit } from '#spec/piece-edits.ts';

type Measure = Omit<FieldEdit, 'value'>;

const isExact = (field: RequestField): boolean => factsOfField(field).isExact === true;

/** By how much a value is changed to see whether anything that was said hangs on it. */
const NUDGE = 1.1;

/**
 * What was said that a design keeps by this one number; undefined where the number was left open.
 * @param design as it is weighed
 */
export function saidMeasure(request: DesignRequest, design: Appraisal, measure: Measure): KeptFact | undefined {
  const keptIn = factKeeper(request, isExact);
  const now = keptIn(design).filter(({ state }) => state === 'kept');
  if (now.length === 0) return undefined;
  const lost = new Set(
    keptIn(nudged(design, measure)).flatMap(({ place, state }) => (state === 'kept' ? [] : [place])),
  );
  return now.find(({ place }) => lost.has(place));
}

/** The design with one number a little larger; stones weigh as much as their new size tells. */
function nudged(design: Appraisal, { of, id, key }: Measure): Appraisal {
  const held = design.spec[of][id] as Readonly<Record<string, unknown>> | undefined;
  const value = held?.[key];
  if (held === undefined || typeof value !== 'number') return design;
  const changed = { ...held, [key]: value * NUDGE };
  const spec = { ...design.spec, [of]: { ...design.spec[of], [id]: changed } };
  if (of === 'parts') return { ...design, spec };
  const [before, after] = [held, changed].map((stone) => estimateCarats(stone as unknown as Stone)) as [number, number];
  const heavier = after / before;
  const stones = design.stones.map((line) =>
    line.stoneId === id
      ? { ...line, caratsEach: line.caratsEach * heavier, caratsTotal: line.caratsTotal * heavier }
      : line,
  );
  return { ...design, spec, stones };
}

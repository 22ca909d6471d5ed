import { ok, type Result } from '#shared/result.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import type { ProposeOptions, Role } from '../proposal.ts';
import { chooseLooks, type Chosen } from './choose-looks.ts';
import { specOf } from './spec-of.ts';
import { suitingKinds, withKind } from './open-piece.ts';

/**
 * A piece of another kind for each role, for a request that names none. A kind that what was said rules out is passed
 * over; when it rules out all, the surest kind's problem is returned.
 */
export function chooseKinds(
  request: DesignRequest,
  options: ProposeOptions,
  playing: readonly Role[],
): Result<readonly Chosen[]> {
  const chosen: Chosen[] = [];
  let refusal: Result<readonly Chosen[]> | undefined;
  for (const kind of suitingKinds(request)) {
    const role = playing[chosen.length];
    if (role === undefined) break;
    const looks = drawable(chooseLooks(withKind(request, kind), options, [role]), options.seed);
    if (looks.ok) chosen.push(...looks.value.map((one) => ({ ...one, remarks: [ONE_OF_KINDS, ...one.remarks] })));
    else refusal ??= looks;
  }
  return chosen.length === 0 && refusal ? refusal : ok(chosen);
}

/** Refused where a measure that was said lies beyond what the design language holds for this kind. */
function drawable(looks: Result<readonly Chosen[]>, seed: number): Result<readonly Chosen[]> {
  if (!looks.ok) return looks;
  for (const { archetype, met } of looks.value) {
    const spec = specOf(met.design, archetype.body.kind, seed);
    if (!spec.ok) return spec;
  }
  return looks;
}

const ONE_OF_KINDS = 'one of several kinds, as no piece was named';

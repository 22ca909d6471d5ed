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
  const dear: Chosen[] = [];
  let refusal: Result<readonly Chosen[]> | undefined;
  for (const kind of suitingKinds(request)) {
    const role = playing[chosen.length];
    if (role === undefined) break;
    const looks = drawable(chooseLooks(withKind(request, kind), options, [role]), options.seed);
    if (!looks.ok) {
      refusal ??= looks;
      continue;
    }
    const told = looks.value.map((one) => ({ ...one, remarks: [ONE_OF_KINDS, ...one.remarks] }));
    // Of what nobody named nothing is shown that nobody can pay for, while there are other kinds.
    const fits = told.every(({ met, budget = Infinity }) => met.estimate.amount <= budget);
    (fits ? chosen : dear).push(...told);
  }
  const missing = Math.max(0, playing.length - chosen.length);
  chosen.push(...dear.slice(0, missing).map((one, at) => asRole(one, playing[chosen.length + at])));
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

/** A look in the part that is still to be played. */
function asRole(one: Chosen, role: Role = one.candidate.role): Chosen {
  return { ...one, candidate: { ...one.candidate, role } };
}

const ONE_OF_KINDS = 'one of several kinds, as no piece was named';

import { fail, ok, type Problem, type Result } from '#shared/result.ts';
import { parseSpec } from '#spec/parse-spec.ts';
import { type DesignRequest, designRequestSchema } from '#spec/request/design-request.ts';
import { type ProposedDesign, roles, styleFamilies, traitWeights } from '../proposal.ts';

/** The request that an assistant understood, if it is one. */
export function readRequest(answer: unknown): Result<DesignRequest> {
  const read = designRequestSchema.safeParse(answer);
  return read.success ? ok(read.data) : fail(notUnderstood('request', read.error.issues[0]?.path.join('.')));
}

/** The designs that an assistant proposed, if all of them are designs. */
export function readProposals(answer: unknown): Result<readonly ProposedDesign[]> {
  if (!Array.isArray(answer)) return fail(notUnderstood('list of designs'));
  const designs: ProposedDesign[] = [];
  for (const proposed of answer as readonly unknown[]) {
    if (!isProposal(proposed)) return fail(notUnderstood('proposal', String(designs.length)));
    const spec = parseSpec(proposed.spec);
    if (!spec.ok) return spec;
    designs.push({ ...proposed, spec: spec.value });
  }
  return ok(designs);
}

/** A proposal of which all but the spec is known to be right. */
type ReadProposal = Omit<ProposedDesign, 'spec'> & { readonly spec: unknown };

function isProposal(answer: unknown): answer is ReadProposal {
  const { role, family, reason, traits, estimatedAmount } = membersOf(answer);
  const said = membersOf(traits);
  return (
    roles.some((one) => one === role) &&
    styleFamilies.some((one) => one === family) &&
    typeof reason === 'string' &&
    Object.keys(traitWeights).every((axis) => typeof said[axis] === 'string') &&
    typeof estimatedAmount === 'number' &&
    estimatedAmount > 0
  );
}

function membersOf(answer: unknown): Readonly<Record<string, unknown>> {
  return typeof answer === 'object' && answer !== null ? (answer as Readonly<Record<string, unknown>>) : {};
}

function notUnderstood(what: string, path?: string): Problem {
  return {
    code: 'assistant_not_understood',
    message: `The design assistant answered with something that is not a ${what}.`,
    remedy: 'Ask again in other words. If it happens again, the assistant needs to be set up anew.',
    ...(path === undefined ? {} : { path }),
  };
}

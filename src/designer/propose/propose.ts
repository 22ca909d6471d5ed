import { ok, type Result } from '#shared/result.ts';
import { parseSpec } from '#spec/parse-spec.ts';
import { DESIGN_SPEC_VERSION } from '#spec/design-spec.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import { type ProposedDesign, type ProposeOptions, roles } from '../proposal.ts';
import { type Candidate, candidatesFor } from './choose/candidate.ts';
import { chooseRoles } from './choose/choose-roles.ts';
import { affordable } from './choose/economies.ts';
import { goalOf, settleRichness, type SettledDraft } from './choose/settle-richness.ts';
import { fitOf } from './choose/fit.ts';
import { readIntent } from './intent/read-intent.ts';
import { namesFor } from './words/names.ts';
import { reasonFor } from './words/reason.ts';

/**
 * Proposes up to four designs for one piece: what was asked for, a more generous one, a quiet one and one with an idea
 * of its own. What was said is the same in all of them; they differ in what was left open (taste, section 1).
 * @returns a problem when the piece, its gem or a said measure cannot be made
 */
export function propose(request: DesignRequest, options: ProposeOptions): Result<readonly ProposedDesign[]> {
  const read = readIntent(request, options.profile);
  if (!read.ok) return read;
  const { intent, remarks } = affordable(read.value, options);
  const playing = roles.slice(0, Math.min(roles.length, Math.max(1, options.count)));
  const ladders = playing.map((role) => candidatesFor(intent, role, options.seed));
  const chosen = chooseRoles(ladders, options.barred, fitOf(intent, options.profile));
  const settled = settleAll(chosen, intent, options);
  const names = namesFor(
    chosen.map(({ family }) => family),
    options.seed,
  );
  const designs: ProposedDesign[] = [];
  for (const [index, { draft, estimate }] of settled.entries()) {
    const { role, family, idea } = chosen[index] as Candidate;
    const spec = parseSpec({ version: DESIGN_SPEC_VERSION, title: names[index], seed: options.seed, ...draft });
    if (!spec.ok) return spec;
    const reason = reasonFor(role, draft, [...intent.remarks, ...remarks]);
    const traits = (chosen[index] as Candidate).traits;
    designs.push({ role, family, reason, traits, spec: spec.value, estimatedAmount: estimate.amount });
    void idea;
  }
  return ok(designs);
}

/** The classic first: without a budget the others' prices follow from its. */
function settleAll(
  chosen: readonly Candidate[],
  intent: Parameters<typeof goalOf>[0],
  { profile, costCorrection }: ProposeOptions,
): readonly SettledDraft[] {
  let classicAmount: number | undefined;
  return chosen.map(({ role, idea }) => {
    const goal = goalOf(intent, role, classicAmount);
    const settled = settleRichness(idea, intent, goal, profile, costCorrection[role] ?? 1);
    if (role === 'classic') classicAmount = settled.estimate.amount;
    return settled;
  });
}

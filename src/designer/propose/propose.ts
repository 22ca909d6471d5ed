import { fail, ok, type Problem, type Result } from '#shared/result.ts';
import { DESIGN_SPEC_VERSION } from '#spec/design-spec.ts';
import { parseSpec } from '#spec/parse-spec.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import { type ProposedDesign, type ProposeOptions, roles } from '../proposal.ts';
import type { PieceWish } from '../wish/piece-wish.ts';
import { type Candidate, candidatesFor } from './choose/candidate.ts';
import { chooseRoles } from './choose/choose-roles.ts';
import { affordable } from './choose/economies.ts';
import { fitOf } from './choose/fit.ts';
import { keepFeatures } from './choose/keep-features.ts';
import { goalOf, type PricedDraft, chooseRichness } from './choose/choose-richness.ts';
import { namesFor } from './names.ts';
import { readPiece } from './read-piece.ts';
import { reasonFor } from './reason.ts';

/**
 * Proposes up to four designs for one piece: what was asked for, a more generous one, a quiet one and one with an idea
 * of its own. What was said is the same in all of them; they differ in what was left open.
 * @returns a problem when the piece, its gem or a said measure cannot be made
 */
export function propose(request: DesignRequest, options: ProposeOptions): Result<readonly ProposedDesign[]> {
  const read = readPiece(request, options.profile);
  if (!read.ok) return read;
  const { archetype } = read.value;
  const shown = keepFeatures(read.value, options.seed);
  const { asked, remarks } = affordable({ archetype, asked: shown.asked }, options);
  const playing = roles.slice(0, Math.min(roles.length, Math.max(1, options.count)));
  const ladders = playing.map((role) => candidatesFor({ archetype, asked }, role, options.seed));
  const chosen = chooseRoles(ladders, options.barred, fitOf(asked, options.profile));
  if (chosen.length === 0) return fail(nothingLeft());
  const families = chosen.map(({ family }) => family);
  const names = namesFor(families, options.seed);
  const said = [...asked.remarks, ...shown.remarks, ...remarks];
  const designs: ProposedDesign[] = [];
  for (const [index, { candidate, priced }] of priceAll(chosen, asked, options).entries()) {
    const { role, family, traits } = candidate;
    const { draft, estimate } = priced;
    const spec = parseSpec({ version: DESIGN_SPEC_VERSION, title: names[index], seed: options.seed, ...draft });
    // Said measures can lie beyond what the design language holds: a stone of half a metre.
    if (!spec.ok) return spec;
    const reason = reasonFor(role, archetype.say(draft), said);
    designs.push({ role, family, reason, traits, spec: spec.value, estimatedAmount: estimate.amount });
  }
  return ok(designs);
}

interface PricedCandidate {
  readonly candidate: Candidate;
  readonly priced: PricedDraft;
}

/** The classic first: without a budget the others' prices follow from its. */
function priceAll(
  chosen: readonly Candidate[],
  asked: PieceWish,
  { profile, costCorrection }: ProposeOptions,
): readonly PricedCandidate[] {
  let classicAmount: number | undefined;
  return chosen.map((candidate) => {
    const { role, idea } = candidate;
    const goal = goalOf(asked, role, classicAmount);
    const priced = chooseRichness(idea, asked, goal, profile, costCorrection[role] ?? 1);
    if (role === 'classic') classicAmount = priced.estimate.amount;
    return { candidate, priced };
  });
}

function nothingLeft(): Problem {
  return {
    code: 'nothing_left_to_propose',
    message: 'What was ruled out leaves no way to build this piece.',
    remedy: 'Allow one of the things that were excluded, or ask for another piece.',
    path: 'exclude',
  };
}

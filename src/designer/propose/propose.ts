import { fail, ok, type Problem, type Result } from '#shared/result.ts';
import { DESIGN_SPEC_VERSION } from '#spec/design-spec.ts';
import { parseSpec } from '#spec/parse-spec.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import type { Archetype } from '../archetypes/archetype.ts';
import { type ProposedDesign, type ProposeOptions, type Role, roles } from '../proposal.ts';
import type { PieceWish } from '../wish/piece-wish.ts';
import { type Candidate, candidatesFor } from './choose/candidate.ts';
import { chooseRoles } from './choose/choose-roles.ts';
import { affordable } from './choose/economies.ts';
import { fitOf } from './choose/fit.ts';
import { keepFeatures } from './choose/keep-features.ts';
import { goalOf, type PricedDraft, chooseRichness } from './choose/choose-richness.ts';
import { namesFor } from './names.ts';
import { isPieceOpen, suitingKinds, withKind } from './open-piece.ts';
import { readPiece } from './read-piece.ts';
import { reasonFor } from './reason.ts';

/**
 * Proposes up to four designs for one piece: what was asked for, a more generous one, a quiet one and one with an idea
 * of its own. What was said is the same in all of them; they differ in what was left open (taste, section 1). When the
 * piece itself was left open, each is another kind of piece.
 * @returns a problem when the piece, its gem or a said measure cannot be made
 */
export function propose(request: DesignRequest, options: ProposeOptions): Result<readonly ProposedDesign[]> {
  const playing = roles.slice(0, Math.min(roles.length, Math.max(1, options.count)));
  const found = isPieceOpen(request)
    ? chooseKinds(request, options, playing)
    : chooseOfOnePiece(request, options, playing);
  if (!found.ok) return found;
  const names = namesFor(
    found.value.map(({ candidate }) => candidate.family),
    options.seed,
  );
  const designs: ProposedDesign[] = [];
  for (const [index, { archetype, candidate, priced, said }] of found.value.entries()) {
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

/** A choice for a role, drawn and priced. */
interface Chosen extends PricedCandidate {
  readonly archetype: Archetype;
  /** Remarks for the client. */
  readonly said: readonly string[];
}

function chooseOfOnePiece(
  request: DesignRequest,
  options: ProposeOptions,
  playing: readonly Role[],
): Result<readonly Chosen[]> {
  const read = readPiece(request, options.profile);
  if (!read.ok) return read;
  const { archetype } = read.value;
  const shown = keepFeatures(read.value, options.seed);
  const { asked, remarks } = affordable({ archetype, asked: shown.asked }, options);
  const ladders = playing.map((role) => candidatesFor({ archetype, asked }, role, options.seed));
  const chosen = chooseRoles(ladders, options.barred, fitOf(asked, options.profile));
  if (chosen.length === 0) return fail(nothingLeft());
  const said = [...asked.remarks, ...shown.remarks, ...remarks];
  return ok(priceAll(chosen, asked, options).map((one) => ({ ...one, archetype, said })));
}

/** One piece of another kind for each role; a kind that what was said rules out is passed over. */
function chooseKinds(
  request: DesignRequest,
  options: ProposeOptions,
  playing: readonly Role[],
): Result<readonly Chosen[]> {
  const chosen: Chosen[] = [];
  let refusal: Result<readonly Chosen[]> = fail(nothingLeft());
  for (const kind of suitingKinds(request)) {
    const role = playing[chosen.length];
    if (role === undefined) break;
    const found = chooseOfOnePiece(withKind(request, kind), options, [role]);
    if (found.ok) chosen.push(...found.value.map((one) => ({ ...one, said: [ONE_OF_KINDS, ...one.said] })));
    else refusal = found;
  }
  return chosen.length > 0 ? ok(chosen) : refusal;
}

const ONE_OF_KINDS = 'one of several kinds, as no piece was named';

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

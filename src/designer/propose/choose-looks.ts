import { fail, ok, type Problem, type Result } from '#shared/result.ts';
import { ofDesign } from '#spec/meanings/ruled-out.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import type { Archetype } from '../archetypes/archetype.ts';
import type { ProposeOptions, Role } from '../proposal.ts';
import type { PieceWish } from '../wish/piece-wish.ts';
import { type Candidate, candidatesFor } from './choose/candidate.ts';
import { chooseRichness, goalOf } from './choose/choose-richness.ts';
import { chooseRoles } from './choose/choose-roles.ts';
import { affordable } from './choose/economies.ts';
import { fitOf, goingWith } from './choose/fit.ts';
import { keepFeatures } from './choose/keep-features.ts';
import { meetWeight, type WeightMet } from './choose/meet-weight.ts';
import { type AskedPiece, readPiece } from './read-piece.ts';

/** What was chosen for a role, drawn and priced. */
export interface Chosen extends PricedCandidate {
  readonly archetype: Archetype;
  /** For the client, with every proposal of the piece. */
  readonly remarks: readonly string[];
}

/** One look for each role of the piece that a request names. */
export function chooseLooks(
  request: DesignRequest,
  options: ProposeOptions,
  playing: readonly Role[],
): Result<readonly Chosen[]> {
  const read = pieceOf(request, options);
  if (!read.ok) return read;
  const chosen = looksOf(read.value, options, playing);
  if (chosen.length > 0) return ok(chosen);
  const dull = withoutPolish(read.value);
  const others = dull ? looksOf(dull, options, playing) : [];
  return others.length > 0 ? ok(others) : fail(nothingLeft());
}

interface ReadPiece extends Pick<ProposeOptions, 'profile' | 'leading'> {
  readonly piece: Result<AskedPiece>;
}

/** What was read last of a request: its designs are proposed again whenever one of them was weighed or marked. */
const lastRead = new WeakMap<DesignRequest, ReadPiece>();

/** The piece of a request; the same object as before in the same surroundings, so that all that follows from it is known. */
function pieceOf(request: DesignRequest, { profile, leading }: ProposeOptions): Result<AskedPiece> {
  const last = lastRead.get(request);
  if (last && last.profile === profile && last.leading === leading) return last.piece;
  const piece = readPiece(request, { profile, ...(leading && { leading }) });
  lastRead.set(request, { profile, ...(leading && { leading }), piece });
  return piece;
}

/** "Not shiny", of a piece whose ideas are all polished: the same in a matte finish. */
function withoutPolish({ archetype, asked }: AskedPiece): AskedPiece | undefined {
  if (asked.finish !== undefined || !asked.excluded.has(ofDesign.finish('polished'))) return undefined;
  return { archetype, asked: { ...asked, finish: 'matte', ring: { ...asked.ring, finish: 'matte' } } };
}

function looksOf(piece: AskedPiece, options: ProposeOptions, playing: readonly Role[]): readonly Chosen[] {
  const { archetype } = piece;
  const shown = keepFeatures(piece, options.seed);
  const { asked, remarks } = affordable({ archetype, asked: shown.asked }, options);
  const ladders = playing.map((role) => candidatesFor({ archetype, asked }, role, options.seed));
  const ratings = { going: goingWith(options.leading), limits: fitOf(asked, options.profile) };
  const chosen = chooseRoles(ladders, options.barred, ratings);
  const said = [...asked.remarks, ...shown.remarks, ...remarks];
  const priced = priceAll(
    chosen.map(({ candidate }) => candidate),
    asked,
    options,
  );
  const limit = asked.budget === undefined ? 'weight' : 'budget';
  return priced.map((one, index) => {
    const told = chosen[index]?.forLimits === true ? [`chosen for the ${limit}`] : [];
    return { ...one, archetype, remarks: [...said, ...told] };
  });
}

interface PricedCandidate {
  readonly candidate: Candidate;
  readonly met: WeightMet;
}

/** The classic first: without a budget the others' prices follow from its. */
function priceAll(
  chosen: readonly Candidate[],
  asked: PieceWish,
  { profile, costCorrection, weightCorrection }: ProposeOptions,
): readonly PricedCandidate[] {
  let classicAmount: number | undefined;
  return chosen.map((candidate) => {
    const { role, idea } = candidate;
    const goal = goalOf(asked, role, classicAmount);
    const correction = costCorrection[role] ?? 1;
    const { design } = chooseRichness(idea, asked, goal, profile, correction);
    const weighing = { profile, ceiling: goal.ceiling / correction, correction: weightCorrection?.[role] ?? 1 };
    const met = meetWeight(design, asked, weighing);
    const amount = met.estimate.amount * correction;
    if (role === 'classic') classicAmount = amount;
    return { candidate, met: { ...met, estimate: { ...met.estimate, amount } } };
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

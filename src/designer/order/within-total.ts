import { tolerances } from '#spec/kept/tolerances.ts';
import { pieceKinds } from '#spec/pieces/registry.ts';
import { timesMade } from '#spec/request/order/pieces-together.ts';
import { mostGramsPerPiece } from '#spec/request/order/weight-per-piece.ts';
import type { WorkshopProfile } from '#spec/workshop/workshop-profile.ts';
import type { Designer } from '../assistant.ts';
import { roles } from '../proposal.ts';
import { estimatedAppraisal } from '../propose/estimated-appraisal.ts';
import type { RequestedLine } from './order-lines.ts';
import { scaledShare } from './scaled-share.ts';

/** The grams of a line of an order: its share of what was said, and what its heaviest design comes to. */
interface LineGrams {
  readonly share: number;
  readonly drawn: number;
}

/** Less than this of its share leaves no piece. */
const LEAST_LEFT = 0.3;

/**
 * The lines of an order whose weights make what was said of all together: where a piece cannot be as light as its
 * share, it has what it needs and the others are so much lighter.
 */
export async function withinTotal(
  designer: Designer,
  lines: readonly RequestedLine[],
  at: { readonly seed: number; readonly profile: WorkshopProfile },
): Promise<readonly RequestedLine[]> {
  if (!lines.some(({ request }) => request.weight !== undefined)) return lines;
  const grams = await Promise.all(lines.map((line) => lineGrams(designer, line, at)));
  const isHeavy = ({ share, drawn }: LineGrams): boolean => drawn > share * (1 + tolerances.gramsDrawn);
  const weighed = grams.filter((one) => one !== undefined);
  const over = weighed.filter(isHeavy).reduce((sum, { share, drawn }) => sum + drawn - share, 0);
  const others = weighed.filter((one) => !isHeavy(one)).reduce((sum, { share }) => sum + share, 0);
  const left = others === 0 ? 0 : (others - over) / others;
  if (over === 0 || left < LEAST_LEFT) return lines;
  return lines.map(({ line, request }, index) => {
    const own = grams[index];
    if (own === undefined) return { line, request };
    const factor = isHeavy(own) ? own.drawn / own.share : left;
    return { line, request: { ...request, weight: scaledShare('weight', request.weight, factor) } };
  });
}

/** Undefined for a line without a weight, or that cannot be proposed, which is said later. */
async function lineGrams(
  designer: Designer,
  { request }: RequestedLine,
  { seed, profile }: { readonly seed: number; readonly profile: WorkshopProfile },
): Promise<LineGrams | undefined> {
  if (request.weight === undefined) return undefined;
  const task = { count: roles.length, seed, profile, barred: [], costCorrection: {}, ofOrder: true } as const;
  const proposed = await designer.propose(request, task);
  const designs = proposed.ok ? proposed.value : [];
  const pairs = designs.map(({ spec }) => pieceKinds[spec.kind].pair);
  const share = mostGramsPerPiece(request, pairs[0] ?? false);
  if (share === undefined || designs.length === 0) return undefined;
  const times = timesMade(request.items?.[0], pairs[0] ?? false);
  const drawn = designs.map(({ spec }) => estimatedAppraisal({ ...spec, size: spec.size }, profile).netMetalGrams);
  return { share: times * share, drawn: times * Math.max(...drawn) };
}

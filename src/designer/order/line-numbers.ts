import { pieceKinds } from '#spec/pieces/registry.ts';
import type { DesignSpec, PieceKind } from '#spec/design-spec.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import { timesMade } from '#spec/request/order/pieces-together.ts';
import type { WorkshopProfile } from '#spec/workshop/workshop-profile.ts';
import type { Designer } from '../assistant.ts';
import type { LeadingPiece, ProposedDesign } from '../proposal.ts';
import { estimatedAppraisal } from '../propose/estimated-appraisal.ts';

/** What as many pieces as a line of an order has come to, as estimated. */
export interface LineNumbers {
  readonly kind: PieceKind;
  readonly times: number;
  readonly amount: number;
  readonly grams: number;
  readonly carats: number;
}

/** Whose seed and rates an order is shared out by. */
export interface SharingAt {
  readonly seed: number;
  readonly profile: WorkshopProfile;
}

/** The numbers of one design, made as often as its line says. */
export function lineNumbers(
  spec: DesignSpec,
  { items }: Pick<DesignRequest, 'items'>,
  profile: WorkshopProfile,
): LineNumbers {
  const times = timesMade(items?.[0], pieceKinds[spec.kind].pair);
  const { netMetalGrams, stones, price } = estimatedAppraisal({ ...spec, size: spec.size }, profile);
  const carats = stones.reduce((sum, { caratsTotal }) => sum + caratsTotal, 0);
  return {
    kind: spec.kind,
    times,
    amount: times * price.amount,
    grams: times * netMetalGrams,
    carats: times * carats,
  };
}

/** The designs for a line, one for each role; none for a piece that cannot be proposed, which is said later. */
export async function proposedFor(
  designer: Designer,
  request: DesignRequest,
  count: number,
  { seed, profile, leading }: SharingAt & { readonly leading?: LeadingPiece | undefined },
): Promise<readonly ProposedDesign[]> {
  const options = {
    count,
    seed,
    profile,
    barred: [],
    costCorrection: {},
    ofOrder: true,
    ...(leading && { leading }),
  } as const;
  const proposed = await designer.propose(request, options);
  return proposed.ok ? proposed.value : [];
}

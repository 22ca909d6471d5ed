import type { DesignRequest } from '#spec/request/design-request.ts';
import type { PieceKind } from '#spec/design-spec.ts';
import type { Wearer } from '../archetypes/archetype.ts';
import { archetypeNames, archetypeOf } from '../archetypes/registry.ts';
import { pieceNamed } from '../archetypes/names/piece-named.ts';
import { pieceKinds } from '#spec/pieces/registry.ts';
import { stoneRole } from '#spec/meanings/stone-roles.ts';
import { smallWearer } from '../wish/small-wearer.ts';

/** Who is promised to somebody is given a ring. */
const promises: ReadonlySet<string> = new Set(['engagement', 'proposal', 'wedding', 'roka', 'sagai']);

/** Whether nothing in the brief tells which piece it is to be, so that the client is asked. */
export function isPieceOpen(request: DesignRequest): boolean {
  if (!request.must_ask.includes('item_type') || promises.has(request.occasion ?? '')) return false;
  const named = pieceNamed(request);
  return named.ok && named.value.assumed;
}

/**
 * Kinds of piece that suit the wearer when none was named, the surest first; more often than once where few suit. What
 * was ruled out ("not a ring") is none of them. A stone of a certain weight is one stone, so it goes into a piece of one stone.
 */
export function suitingKinds(request: DesignRequest): readonly PieceKind[] {
  // Stones to the right and left of another are those of a ring.
  if ((request.stones ?? []).some(({ role, shape }) => stoneRole(role).isSide && shape !== undefined))
    return ONLY_RINGS;
  const wearer = wearerOf(request);
  const isRuledOut = (kind: PieceKind) =>
    pieceKinds[kind].orderedAs.some((type) => request.exclude?.includes(type) === true);
  const isOneStone = (request.stones ?? []).some(
    ({ carat_each, count = 1 }) => carat_each !== undefined && count === 1,
  );
  const presents = [...new Set(archetypeNames.map((name) => archetypeOf(name).body))].flatMap(
    ({ kind, presentFor, carriesOneStone }) => {
      const rank = presentFor[wearer];
      return rank === undefined || isRuledOut(kind) || (isOneStone && !carriesOneStone) ? [] : [{ kind, rank }];
    },
  );
  // Two archetypes may have the same kind on bodies of their own: it is one kind all the same.
  const kinds = [...new Set(presents.toSorted((a, b) => a.rank - b.rank).map(({ kind }) => kind))];
  return [...kinds, ...kinds];
}

const kindsOnFinger = (Object.keys(pieceKinds) as readonly PieceKind[]).filter(
  (kind) => pieceKinds[kind].wornOn === 'finger',
);

/** One kind of piece for each of four answers. */
const ONLY_RINGS: readonly PieceKind[] = [0, 1, 2, 3].flatMap(() => kindsOnFinger);

function wearerOf({ recipient }: DesignRequest): Wearer {
  if (smallWearer(recipient)) return 'child';
  return recipient?.gender === 'male' ? 'man' : 'woman';
}

/** The request as if this kind had been named. */
export function withKind(request: DesignRequest, kind: PieceKind): DesignRequest {
  return { ...request, items: [{ type: kind }] };
}

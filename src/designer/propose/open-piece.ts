import type { DesignRequest } from '#spec/request/design-request.ts';
import { pieceNamed } from '../archetypes/names/piece-named.ts';
import { smallWearer } from '../wish/small-wearer.ts';

/** Who is promised to somebody is given a ring. */
const promises: ReadonlySet<string> = new Set(['engagement', 'proposal', 'wedding', 'roka', 'sagai']);

/** Whether nothing in the brief tells which piece it is to be, so that the client is asked. */
export function isPieceOpen(request: DesignRequest): boolean {
  if (!request.must_ask.includes('item_type') || promises.has(request.occasion ?? '')) return false;
  const named = pieceNamed(request);
  return named.ok && named.value.assumed;
}

/** What is given most often, the surest first. A ring comes late for a woman: her size has to be known. */
const forHer = ['pendant', 'earrings', 'bracelet', 'ring', 'bangle'];
const forHim = ['ring', 'bracelet', 'chain', 'pendant'];
const forChild = ['bangle', 'pendant', 'earrings', 'bracelet'];
/** Pieces that carry one stone. */
const ofOneStone: ReadonlySet<string> = new Set(['ring', 'pendant']);

/**
 * Types of piece that suit the wearer when none was named, the surest first; more often than once where few suit. A
 * stone of a certain weight is one stone, so it goes into a piece of one stone.
 */
export function suitingTypes({ recipient, stones = [] }: DesignRequest): readonly string[] {
  const suiting = smallWearer(recipient) ? forChild : recipient?.gender === 'male' ? forHim : forHer;
  const isOneStone = stones.some(({ carat_each, count = 1 }) => carat_each !== undefined && count === 1);
  const able = isOneStone ? suiting.filter((type) => ofOneStone.has(type)) : suiting;
  return [...able, ...able];
}

/** The request as if this type had been named. */
export function withType(request: DesignRequest, type: string): DesignRequest {
  return { ...request, items: [{ type }] };
}

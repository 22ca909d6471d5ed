import type { DesignRequest } from '#spec/request/design-request.ts';
import { isUnder } from '#spec/request/sections/brief-span.ts';
import { pieceKinds } from '#spec/pieces/registry.ts';
import { type Stone, stoneWidthMm } from '#spec/stone.ts';
import { describedMetal, describedSize } from '../edit/described-request.ts';
import type { VariedModel } from './variation.ts';

/** What a change of a design leaves open that its client had said: how it is built may differ where that is not locked. */
const ofItsBuild = [
  'changes',
  'keep',
  'budget',
  'weight',
  'features',
  'total_carat',
] as const satisfies readonly (keyof DesignRequest)[];

/** What of an ordered piece is not its build. */
const stays: ReadonlySet<string> = new Set([
  'type',
  'subtype',
  'qty',
  'unit',
  'length_mm',
  'size_system',
  'size_value',
]);

/**
 * The request that variations are drawn from: the piece in the metal and the stone that it has, and all that was said of
 * it but its build, its weight and its price.
 */
export function openRequest({ spec, request }: VariedModel): DesignRequest {
  const { orderedAs } = pieceKinds[spec.kind];
  const [said] = request.items ?? [];
  const item = said !== undefined && orderedAs.includes(said.type) ? said : { type: orderedAs[0] ?? spec.kind };
  const piece = Object.fromEntries(Object.entries(item).filter(([field]) => stays.has(field)));
  const open = { ...request, evidence: evidenceBut(request.evidence, ofItsBuild) };
  for (const field of ofItsBuild) delete open[field];
  const [main] = Object.values(spec.stones).toSorted((a, b) => area(b) - area(a));
  const stones =
    request.stones ?? (main === undefined ? undefined : [{ role: 'main', gem: main.gem, shape: main.shape }]);
  return {
    ...open,
    intent: 'new_design',
    items: [{ ...piece, type: item.type }],
    metal: describedMetal(spec.metal.alloy),
    ...(stones && { stones }),
    ...(spec.size && { size: request.size ?? sizeAsSaid(spec.size) }),
    must_ask: [],
  };
}

/** What is open is said by no words any more. */
function evidenceBut(evidence: DesignRequest['evidence'], gone: readonly string[]): DesignRequest['evidence'] {
  const isGone = (place: string): boolean => gone.some((field) => isUnder(place, field));
  return Object.fromEntries(Object.entries(evidence).filter(([place]) => !isGone(place)));
}

/** In the shop's system, where it has a size of one. */
function sizeAsSaid(size: NonNullable<VariedModel['spec']['size']>): NonNullable<DesignRequest['size']> {
  const { system, value } = size;
  return system === 'mm' ? describedSize(size) : { system, value };
}

const area = (stone: Stone): number => stone.lengthMm * stoneWidthMm(stone);

import { fail, ok, type Problem, type Result } from '#shared/result.ts';
import type { DesignSpec } from './design-spec.ts';
import type { Part } from './part-registry.ts';

/** The ids of the parts that must stand before this one can be built. */
export function hostsOf(part: Part): readonly string[] {
  const hosts: string[] = [];
  if ('on' in part && part.on !== undefined) hosts.push(part.on);
  if ('around' in part) hosts.push(part.around);
  if ('meets' in part) hosts.push(part.meets);
  if ('carries' in part) hosts.push(part.carries);
  if ('through' in part && part.through !== undefined) hosts.push(part.through);
  return hosts;
}

/** The id of the stone that a part holds, if it holds one. */
export function stoneOf(part: Part): string | undefined {
  return 'holds' in part ? part.holds : undefined;
}

/**
 * The order in which parts can be built: hosts first, otherwise in the order of the document.
 * Refuses a part that hangs on nothing, on itself or in a circle, and one that holds a stone the design lacks.
 */
export function buildOrder(spec: Pick<DesignSpec, 'parts' | 'stones'>): Result<readonly string[]> {
  const missing = firstMissingReference(spec);
  if (missing) return fail(missing);
  const order: string[] = [];
  const done = new Set<string>();
  const waiting = new Set(Object.keys(spec.parts));
  while (waiting.size > 0) {
    const ready = [...waiting].filter((id) => hostsOf(spec.parts[id] as Part).every((host) => done.has(host)));
    if (ready.length === 0) return fail(circle([...waiting]));
    for (const id of ready) {
      order.push(id);
      done.add(id);
      waiting.delete(id);
    }
  }
  return ok(order);
}

function firstMissingReference(spec: Pick<DesignSpec, 'parts' | 'stones'>): Problem | undefined {
  for (const [id, part] of Object.entries(spec.parts)) {
    const host = hostsOf(part).find((name) => !Object.hasOwn(spec.parts, name));
    if (host !== undefined) return missingPart(id, host);
    const stone = stoneOf(part);
    if (stone !== undefined && !Object.hasOwn(spec.stones, stone)) return missingStone(id, stone);
  }
  return undefined;
}

function missingPart(id: string, host: string): Problem {
  return {
    code: 'missing_part',
    message: `"${id}" belongs to a part "${host}" that this design does not have.`,
    remedy: `Add a part "${host}", or point "${id}" at one that exists.`,
    path: `parts.${id}`,
  };
}

function missingStone(id: string, stone: string): Problem {
  return {
    code: 'missing_stone',
    message: `"${id}" holds a stone "${stone}" that this design does not have.`,
    remedy: `Add "${stone}" to the stones, or let "${id}" hold one that exists.`,
    path: `parts.${id}.holds`,
  };
}

function circle(ids: readonly string[]): Problem {
  return {
    code: 'circular_parts',
    message: `The parts ${ids.map((id) => `"${id}"`).join(', ')} hang on each other, so none can be built first.`,
    remedy: 'Let one of them stand on a part outside the circle.',
    path: `parts.${ids[0] ?? ''}`,
  };
}

import { fail, ok, type Problem, type Result } from '#shared/result.ts';
import type { DesignSpec } from './design-spec.ts';
import type { Joint } from './field.ts';
import { fieldsOfPart } from './part-fields.ts';
import type { Part, PartKind } from './part-registry.ts';

/** A field of a part that names another part, and how it joins the two. */
interface PartReference {
  readonly field: string;
  readonly joint: Joint;
}

/** What a kind of part can name, read from its schema. */
interface References {
  readonly parts: readonly PartReference[];
  readonly stones: readonly string[];
  readonly everySecond: string | undefined;
}

/** References by kind, cached: the build order is needed at every step of a drag, and schemas never change. */
const known = new Map<PartKind, References>();

function referencesOf(kind: PartKind): References {
  const found = known.get(kind) ?? readReferences(kind);
  known.set(kind, found);
  return found;
}

function readReferences(kind: PartKind): References {
  const fields = fieldsOfPart(kind);
  return {
    parts: fields.flatMap(({ key, meta }) => (meta.control === 'part' ? [{ field: key, joint: meta.joint }] : [])),
    stones: fields.filter(({ meta }) => meta.control === 'stone').map(({ key }) => key),
    everySecond: fields.find(({ meta }) => meta.control === 'stone' && meta.everySecond)?.key,
  };
}

/** The id that a part has in a field; undefined where an optional field was left out. */
function idIn(part: Part, field: string): string | undefined {
  return (part as Readonly<Record<string, unknown>>)[field] as string | undefined;
}

/** The ids of the parts that must stand before this one can be built. */
export function hostsOf(part: Part): readonly string[] {
  const hosts: string[] = [];
  for (const { field } of referencesOf(part.kind).parts) {
    const id = idIn(part, field);
    if (id !== undefined) hosts.push(id);
  }
  return hosts;
}

/** The id of the part that this one is joined to in one way, e.g. the loop that a jump ring `hangs` from. */
export function joinedTo(part: Part, joint: Joint): string | undefined {
  const reference = referencesOf(part.kind).parts.find((one) => one.joint === joint);
  return reference && idIn(part, reference.field);
}

/** The ids of the stones that a part holds. */
export function stonesOf(part: Part): readonly string[] {
  const stones: string[] = [];
  for (const field of referencesOf(part.kind).stones) {
    const id = idIn(part, field);
    if (id !== undefined) stones.push(id);
  }
  return stones;
}

/** The id of the stone that every second place of a part holds, where it holds two gems in turn. */
export function secondStoneOf(part: Part): string | undefined {
  const field = referencesOf(part.kind).everySecond;
  return field === undefined ? undefined : idIn(part, field);
}

/** The id of the stone that a part holds, of several the first. */
export function stoneOf(part: Part): string | undefined {
  return stonesOf(part)[0];
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
    for (const field of referencesOf(part.kind).stones) {
      const stone = idIn(part, field);
      if (stone !== undefined && !Object.hasOwn(spec.stones, stone)) return missingStone(id, field, stone);
    }
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

function missingStone(id: string, field: string, stone: string): Problem {
  return {
    code: 'missing_stone',
    message: `"${id}" holds a stone "${stone}" that this design does not have.`,
    remedy: `Add "${stone}" to the stones, or let "${id}" hold one that exists.`,
    path: `parts.${id}.${field}`,
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

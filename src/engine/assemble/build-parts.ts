import { ok, type Result } from '#shared/result.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import type { Part } from '#spec/part-registry.ts';
import { buildOrder, hostsOf, stoneOf } from '#spec/references.ts';
import type { Anchor } from '../contract/anchor.ts';
import type { Gem } from '../contract/gem.ts';
import type { PartBuilder, PartOutput, Surroundings } from '../contract/part-output.ts';
import { qualities, type QualityName } from '../contract/quality.ts';
import { buildGem } from '../gems/build-gem.ts';
import { partBuilders } from '../parts/registry.ts';
import type { Recent } from './recent.ts';

/** One part of a design, built; `key` names everything that it was built from. */
export interface BuiltPart {
  readonly id: string;
  readonly part: Part;
  readonly key: string;
  readonly output: PartOutput;
}

/**
 * Builds the parts of a design in order, hosts first. A part whose parameters, stones and hosts did not change keeps
 * its output (the same object), so the kernel finds its solids again and an edit costs what it touches.
 */
export function buildParts(
  spec: DesignSpec,
  qualityName: QualityName,
  known: Recent<PartOutput>,
): Result<readonly BuiltPart[]> {
  const order = buildOrder(spec);
  if (!order.ok) return order;
  const built = new Map<string, BuiltPart>();
  const gem = (stone: string): Gem => {
    const described = spec.stones[stone];
    if (!described) throw new Error(`No stone "${stone}": references are checked before building`);
    return buildGem(described, qualities[qualityName]);
  };
  for (const id of order.value) {
    const part = spec.parts[id] as Part;
    const key = keyOf(spec, qualityName, id, part, built);
    const surroundings = surroundingsOf(spec, qualityName, id, built, gem);
    const output = known.get(key, () => runBuilder(part, surroundings));
    built.set(id, { id, part, key, output });
  }
  return ok([...built.values()]);
}

/** The registry is typed kind by kind; after looking a builder up by the part's own kind the pair fits. */
function runBuilder(part: Part, surroundings: Surroundings): PartOutput {
  const builder = partBuilders[part.kind] as PartBuilder<Part['kind']>;
  return builder(part, surroundings);
}

function keyOf(
  spec: DesignSpec,
  quality: QualityName,
  id: string,
  part: Part,
  built: ReadonlyMap<string, BuiltPart>,
): string {
  const hosts = hostsOf(part).map((host) => built.get(host)?.key ?? host);
  const stone = stoneOf(part);
  // Finding patches name the part by id, so the id belongs to the key.
  return JSON.stringify([quality, spec.kind, spec.size?.innerDiameterMm, id, part, stone && spec.stones[stone], hosts]);
}

function surroundingsOf(
  spec: DesignSpec,
  quality: QualityName,
  id: string,
  built: ReadonlyMap<string, BuiltPart>,
  gem: (stone: string) => Gem,
): Surroundings {
  return {
    piece: spec.kind,
    id,
    size: spec.size,
    quality: qualities[quality],
    gem,
    anchor: <K extends Anchor['kind']>(part: string, kind: K) =>
      built.get(part)?.output.anchors.find((anchor): anchor is Extract<Anchor, { kind: K }> => anchor.kind === kind),
    part: (other) => built.get(other)?.part,
  };
}

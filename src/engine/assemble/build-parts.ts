import { ok, type Result } from '#shared/result.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import type { Part } from '#spec/part-registry.ts';
import { buildOrder, stonesOf } from '#spec/references.ts';
import type { AnchorKind, AnchorOf } from '../contract/anchor.ts';
import type { BuiltGem } from '../contract/gem.ts';
import type { Surroundings } from '../contract/part-output.ts';
import { qualities, type QualityName } from '../contract/quality.ts';
import { builderOf } from '../parts/registry.ts';
import type { BuiltPart } from './built-part.ts';
import { hostFindings } from './host-findings.ts';
import { inTurnFindings } from './in-turn-findings.ts';
import type { ReadLog } from './observed-reads.ts';
import type { PartMemory } from './part-memory.ts';

/**
 * Builds the parts of a design in order, hosts first. A part keeps its output (the same object) while its parameters,
 * its stone and what it read of its hosts stay the same, so that the kernel finds its solids again.
 */
export function buildParts(
  spec: DesignSpec,
  quality: QualityName,
  gemOf: (stone: string) => BuiltGem,
  memory: PartMemory,
): Result<readonly BuiltPart[]> {
  const order = buildOrder(spec);
  if (!order.ok) return order;
  const built = new Map<string, BuiltPart>();
  for (const id of order.value) {
    const part = spec.parts[id] as Part;
    const stones = stonesOf(part).map((stone) => spec.stones[stone]);
    // Patches in findings name the part by its id, so the id belongs to the key.
    const key = JSON.stringify([quality, spec.kind, spec.size, id, part, stones]);
    const { output, serial } = memory.get(key, built, (log) => {
      const made = builderOf(part)(part, surroundingsOf(spec, quality, id, built, gemOf, log));
      return {
        ...made,
        checks: [...made.checks, ...hostFindings(id, part, log.reads), ...inTurnFindings(id, part, spec.stones)],
      };
    });
    built.set(id, { id, part, serial, output });
  }
  return ok([...built.values()]);
}

function surroundingsOf(
  spec: DesignSpec,
  quality: QualityName,
  id: string,
  built: ReadonlyMap<string, BuiltPart>,
  gem: (stone: string) => BuiltGem,
  log: ReadLog,
): Surroundings {
  return {
    piece: spec.kind,
    id,
    size: spec.size,
    quality: qualities[quality],
    gem,
    anchor<K extends AnchorKind>(host: string, kind: K) {
      const found = built.get(host);
      if (!found) return undefined;
      const anchor = found.output.anchors.find((one) => one.kind === kind);
      log.note({ host, kind: 'has', anchor: kind, saw: anchor !== undefined });
      // An anchor that was found by its kind is of that kind.
      return anchor && (log.watched(host, anchor, found.serial) as AnchorOf<K>);
    },
    part(host) {
      const found = built.get(host);
      if (found) log.note({ host, kind: 'part', saw: JSON.stringify(found.part) });
      return found?.part;
    },
  };
}

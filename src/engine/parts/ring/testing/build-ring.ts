import type { DesignSpecInput } from '#spec/design-spec.ts';
import { completeSpec } from '#spec/testing/complete-spec.ts';
import type { PartInput } from '#spec/part-registry.ts';
import { buildOrder } from '#spec/references.ts';
import type { Stone, StoneInput } from '#spec/stone.ts';
import type { Anchor } from '../../../contract/anchor.ts';
import type { Finding } from '../../../contract/finding.ts';
import type { PartOutput } from '../../../contract/part-output.ts';
import { qualities, type QualityName } from '../../../contract/quality.ts';
import { buildGem } from '../../../gems/build-gem.ts';
import { builderOf } from '../../registry.ts';

/** A finger of US 6.5. */
export const FINGER_MM = 16.916;

/** A shank in the proportions of a solitaire. */
export const shank: PartInput = {
  kind: 'shank',
  shoulderWidthMm: 2.1,
  palmWidthMm: 1.7,
  shoulderThicknessMm: 1.8,
  palmThicknessMm: 1.5,
};

export function roundDiamond(lengthMm: number): StoneInput {
  return { gem: 'diamond', shape: 'round', lengthMm };
}

export function fancy(shape: Exclude<Stone['shape'], 'round'>, lengthMm: number, widthMm: number): StoneInput {
  return { gem: 'diamond', shape, lengthMm, widthMm };
}

/** A ring as a spec, for tests that build it by the assembler. */
export function ringSpec(
  parts: Readonly<Record<string, PartInput>>,
  stones: Readonly<Record<string, StoneInput>> = {},
  innerDiameterMm = FINGER_MM,
): DesignSpecInput {
  return {
    version: 1,
    kind: 'ring',
    title: 'Test ring',
    metal: { alloy: 'au750_y' },
    size: { system: 'mm', value: innerDiameterMm, innerDiameterMm },
    parts,
    stones,
  };
}

export interface BuiltRing {
  readonly outputs: ReadonlyMap<string, PartOutput>;
  part(id: string): PartOutput;
  findings(): readonly Finding[];
}

/** Builds the parts of a ring in order, hosts first, without joining them. */
export function buildRing(input: DesignSpecInput, qualityName: QualityName = 'view'): BuiltRing {
  const spec = completeSpec(input);
  const order = buildOrder(spec);
  if (!order.ok) throw new Error(order.problem.message);
  const outputs = new Map<string, PartOutput>();
  for (const id of order.value) {
    const part = spec.parts[id] as NonNullable<(typeof spec.parts)[string]>;
    const build = builderOf(part);
    outputs.set(
      id,
      build(part, {
        piece: spec.kind,
        id,
        size: spec.size,
        quality: qualities[qualityName],
        gem: (stone) => buildGem(spec.stones[stone] as Stone, qualities[qualityName]),
        anchor: <K extends Anchor['kind']>(host: string, kind: K) =>
          outputs.get(host)?.anchors.find((anchor): anchor is Extract<Anchor, { kind: K }> => anchor.kind === kind),
        part: (other) => spec.parts[other],
      }),
    );
  }
  const part = (id: string): PartOutput => {
    const output = outputs.get(id);
    if (!output) throw new Error(`No part "${id}"`);
    return output;
  };
  return { outputs, part, findings: () => [...outputs.values()].flatMap(({ checks }) => checks) };
}
